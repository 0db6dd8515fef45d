import type { ActionDraft, ActionType } from '@althing/domain/governance';
import type { CsvReceiver } from '@althing/domain/token';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { PasteReceivers } from '../../../ui/PasteReceivers.tsx';

export interface PasteRecipientsProps {
  onClose: () => void;
  make: (type: ActionType) => ActionDraft;
  /** Symbol of the chain's native currency. */
  symbol: string;
  /** Symbol of the organisation's token, if it has one on this chain. */
  tokenSymbol: string | undefined;
  onAdd: (actions: ActionDraft[]) => void;
}

/** Adds many payments from lines of `address, amount`, as copied from a spreadsheet. */
export function PasteRecipients({ onClose, make, symbol, tokenSymbol, onAdd }: PasteRecipientsProps) {
  const [text, setText] = useState('');
  const [type, setType] = useState<'sendNative' | 'sendToken'>('sendNative');
  const add = (receivers: readonly CsvReceiver[]) => {
    onAdd(receivers.map(({ address, amount }) => ({ ...make(type), recipient: address, amount }) as ActionDraft));
    onClose();
  };
  return (
    <PasteReceivers
      title="Pay many at once"
      label="One payment a line"
      description="Address, then comma, semicolon or tab, then amount: 0x…; 12.5"
      noun="payment"
      text={text}
      onText={setText}
      options={
        tokenSymbol && (
          <SegmentedControl
            aria-label="What is paid"
            value={type}
            onChange={(value) => setType(value === 'sendToken' ? 'sendToken' : 'sendNative')}
            data={[
              { value: 'sendNative', label: symbol },
              { value: 'sendToken', label: tokenSymbol },
            ]}
          />
        )
      }
      onAdd={add}
      onClose={onClose}
    />
  );
}

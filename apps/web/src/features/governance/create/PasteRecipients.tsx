import type { ActionDraft, ActionType } from '@althing/domain/governance';
import type { CsvReceiver } from '@althing/domain/token';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { PasteReceivers } from '../../../ui/PasteReceivers.tsx';

export interface PasteRecipientsProps {
  onClose: () => void;
  make: (type: ActionType) => ActionDraft;
  /** Of the chain's native currency. */
  symbol: string;
  /** Of the organisation's token, where it has one on this chain. */
  tokenSymbol: string | undefined;
  onAdd: (actions: ActionDraft[]) => void;
}

/** Many payments from lines of `address, amount`, as spreadsheets give them. */
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

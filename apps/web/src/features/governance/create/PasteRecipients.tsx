import type { ActionDraft, ActionType } from '@althing/domain/governance';
import { readReceivers } from '@althing/domain/token';
import { SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { readCsv } from '../../../lib/csv/readCsv.ts';
import { PasteDialog } from '../../../ui/PasteDialog.tsx';
import classes from './Create.module.css';

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
  const { receivers, problems } = readReceivers(readCsv(text));
  const add = () => {
    onAdd(receivers.map(({ address, amount }) => ({ ...make(type), recipient: address, amount }) as ActionDraft));
    onClose();
  };
  return (
    <PasteDialog
      title="Pay many at once"
      label="One payment a line"
      description="Address, then comma or semicolon, then amount: 0x…, 12.5"
      text={text}
      onText={setText}
      options={
        tokenSymbol && (
          <SegmentedControl
            mt="sm"
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
      confirmLabel={receivers.length === 1 ? 'Add 1 payment' : `Add ${receivers.length || ''} payments`}
      canConfirm={receivers.length > 0 && problems.length === 0}
      onConfirm={add}
      onClose={onClose}
    >
      <Stack gap="xs" mt="sm">
        {problems.slice(0, 5).map(({ line, message }) => (
          <p key={line} className={classes.warning} role="alert">
            Line {line}: {message}
          </p>
        ))}
      </Stack>
    </PasteDialog>
  );
}

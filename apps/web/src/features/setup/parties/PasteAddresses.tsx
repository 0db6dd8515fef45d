import { Text } from '@mantine/core';
import { useState } from 'react';
import { PasteDialog, pasteLabel } from '../../../ui/PasteDialog.tsx';
import { readAddressList } from './readAddressList.ts';

export interface PasteAddressesProps {
  /** Addresses that are in the list already. */
  present: readonly string[];
  onAdd: (addresses: string[]) => void;
  onClose: () => void;
}

/** A dialog that takes many addresses at once and shows how it understood them before anything is added. */
export function PasteAddresses({ present, onAdd, onClose }: PasteAddressesProps) {
  const [text, setText] = useState('');
  const list = readAddressList(text, present);
  const count = list.addresses.length;
  return (
    <PasteDialog
      title="Paste addresses"
      label="Addresses"
      description="One per line, or separated by commas or spaces."
      text={text}
      onText={setText}
      confirmLabel={pasteLabel(count, list.rejected.length, 'address', 'addresses')}
      canConfirm={count > 0}
      onConfirm={() => onAdd(list.addresses)}
      onClose={onClose}
    >
      <Text size="sm" mt="sm" aria-live="polite">
        {text.trim() ? summary(list) : 'Nothing pasted yet.'}
      </Text>
    </PasteDialog>
  );
}

function summary({ addresses, rejected, repeated }: ReturnType<typeof readAddressList>): string {
  const parts = [`${addresses.length} understood`];
  if (repeated > 0) parts.push(`${repeated} in the list already`);
  if (rejected.length > 0)
    parts.push(`not an address: ${rejected.slice(0, 3).join(', ')}${rejected.length > 3 ? ` and ${rejected.length - 3} more` : ''}`);
  return `${parts.join(' · ')}.`;
}

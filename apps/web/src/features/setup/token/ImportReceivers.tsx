import { moduleKeysOn } from '@althing/domain/setup';
import type { CsvReceiver } from '@althing/domain/token';
import { useState } from 'react';
import { CsvFileButton } from '../../../ui/CsvFileButton.tsx';
import { PasteReceivers } from '../../../ui/PasteReceivers.tsx';
import { useSetupForm } from '../form/SetupFormContext.ts';

export interface ImportReceiversProps {
  chainId: number;
  /** How many further receivers are allowed on the chain. */
  room: number;
  onImport: (receivers: readonly CsvReceiver[]) => void;
  onClose: () => void;
}

/** A dialog that reads receivers from a file or the clipboard and shows every line that it could not read. */
export function ImportReceivers({ chainId, room, onImport, onClose }: ImportReceiversProps) {
  const form = useSetupForm();
  const [text, setText] = useState('');
  const keys = moduleKeysOn(form.getValues(), chainId).map(({ key }): string => key);
  return (
    <PasteReceivers
      title="Import receivers"
      label="One receiver a line: address, then amount, with a comma, semicolon or tab between them"
      description={`For example 0xf39F…2266;1250.5 — a part of this organisation on this chain is written ${listed(keys)}.`}
      noun="receiver"
      room={room}
      isReceiver={(value) => keys.includes(value)}
      text={text}
      onText={setText}
      options={<CsvFileButton onText={setText} />}
      onAdd={onImport}
      onClose={onClose}
    />
  );
}

const listed = (keys: readonly string[]): string => new Intl.ListFormat('en', { type: 'disjunction' }).format(keys);

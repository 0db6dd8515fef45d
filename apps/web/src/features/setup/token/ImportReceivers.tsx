import { moduleKeysOn } from '@althing/domain/setup';
import { type CsvReceiver, readReceivers, type ReceiversCsv } from '@althing/domain/token';
import { Button, Checkbox, FileButton, Group } from '@mantine/core';
import { useState } from 'react';
import { ERRORS } from '@althing/domain/errors';
import { readCsv } from '../../../lib/csv/readCsv.ts';
import { notify } from '../../../ui/notify.ts';
import { PasteDialog } from '../../../ui/PasteDialog.tsx';
import { useSetupForm } from '../form/SetupFormContext.ts';
import classes from './token.module.css';

export interface ImportReceiversProps {
  chainId: number;
  onImport: (receivers: readonly CsvReceiver[]) => void;
  onClose: () => void;
}

/** A dialog that reads a list of receivers from a file or the clipboard and shows every line it could not read. */
export function ImportReceivers({ chainId, onImport, onClose }: ImportReceiversProps) {
  const form = useSetupForm();
  const [text, setText] = useState('');
  const [hasHeader, setHeader] = useState(true);
  const keys = moduleKeysOn(form.getValues(), chainId).map(({ key }): string => key);
  const rows = readCsv(text);
  const { receivers, problems } = readReceivers(hasHeader ? rows.slice(1) : rows, (value) => keys.includes(value));
  const load = (file: File | null) =>
    void file?.text().then(setText, () => {
      const { sentence, description } = ERRORS['file-unreadable'];
      notify.error(sentence, description);
    });
  return (
    <PasteDialog
      title="Import receivers"
      label="One receiver a line: address, then amount, separated by a comma or semicolon"
      description="For example 0xf39F…2266,1250.5 — a module key such as governor|Main is understood as well."
      text={text}
      onText={setText}
      options={
        <Group justify="space-between" mt="sm">
          <Checkbox label="The first line is a header" checked={hasHeader} onChange={(event) => setHeader(event.currentTarget.checked)} />
          <FileButton accept=".csv,text/csv,text/plain" onChange={load}>
            {(props) => (
              <Button variant="default" size="sm" {...props}>
                Choose a file
              </Button>
            )}
          </FileButton>
        </Group>
      }
      confirmLabel={
        problems.length > 0 ? `Add ${receivers.length}, leave ${problems.length} out` : `Add ${receivers.length || ''} receivers`
      }
      canConfirm={receivers.length > 0}
      onConfirm={() => onImport(receivers)}
      onClose={onClose}
    >
      <Problems problems={problems} isHeaderSuspicious={hasHeader && readReceivers(rows.slice(0, 1)).receivers.length > 0} />
    </PasteDialog>
  );
}

function Problems({ problems, isHeaderSuspicious }: { problems: ReceiversCsv['problems']; isHeaderSuspicious: boolean }) {
  return (
    <div aria-live="polite" className={classes.problems}>
      {isHeaderSuspicious && <p className={classes.suspicious}>The first line looks like a receiver. Untick the box to keep it.</p>}
      {problems.length > 0 && (
        <ul>
          {problems.map(({ line, message }) => (
            <li key={line}>
              Line {line}: {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

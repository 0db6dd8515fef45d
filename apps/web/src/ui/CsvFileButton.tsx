import { ERRORS } from '@althing/domain/errors';
import { Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import { notify } from './notify.ts';

const MOST_BYTES = 1_000_000;

/** Takes the text of a CSV file, which it bounds. */
export function CsvFileButton({ onText }: { onText: (text: string) => void }) {
  const [isTooLarge, setTooLarge] = useState(false);
  const read = (file: File | null) => {
    if (!file) return;
    setTooLarge(file.size > MOST_BYTES);
    if (file.size > MOST_BYTES) return;
    void file.text().then(onText, () => {
      const { sentence, description } = ERRORS['file-unreadable'];
      notify.error(sentence, description);
    });
  };
  return (
    <div>
      <FileButton accept=".csv,.txt,.tsv,text/csv,text/plain" onChange={read}>
        {(props) => (
          <Button {...props} variant="default">
            Choose a file
          </Button>
        )}
      </FileButton>
      {isTooLarge && <p role="alert">The file is larger than 1 MB.</p>}
    </div>
  );
}

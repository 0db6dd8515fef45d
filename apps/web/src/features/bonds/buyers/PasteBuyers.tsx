import type { DraftBuyer } from '@althing/domain/bonds';
import { Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import { PasteReceivers } from '../../../ui/PasteReceivers.tsx';
import { withBuyers } from './withBuyers.ts';

/** As many as the server keeps for a market. */
const MOST_BUYERS = 10_000;
/** Bytes of a file that are read. */
const MOST_BYTES = 1_000_000;

export interface PasteBuyersProps {
  buyers: readonly DraftBuyer[];
  /** What they pay in; undefined until it is known. */
  quote: { symbol: string; decimals: number } | undefined;
  onBuyers: (buyers: DraftBuyer[]) => void;
  onClose: () => void;
}

/** A window that takes buyers from a CSV, pasted or from a file. */
export function PasteBuyers({ buyers, quote, onBuyers, onClose }: PasteBuyersProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const read = async (file: File | null) => {
    if (!file) return;
    setProblem(file.size > MOST_BYTES ? 'The file is larger than 1 MB.' : undefined);
    if (file.size <= MOST_BYTES) setText(await file.text());
  };
  return (
    <PasteReceivers
      title="Who may buy"
      label="One buyer a line"
      description={`Address, then comma, semicolon or tab, then the most that it may pay in all${quote ? `, in ${quote.symbol}` : ''}: 0x…; 1500`}
      noun="buyer"
      text={text}
      onText={setText}
      room={MOST_BUYERS - buyers.length}
      {...(quote && { decimals: quote.decimals })}
      options={
        <FileButton accept=".csv,.txt,.tsv,text/csv,text/plain" onChange={(file) => void read(file)}>
          {(props) => (
            <Button {...props} variant="default">
              Choose a CSV file
            </Button>
          )}
        </FileButton>
      }
      settings={problem && <p role="alert">{problem}</p>}
      onAdd={(receivers) => {
        onBuyers(withBuyers(buyers, receivers));
        onClose();
      }}
      onClose={onClose}
    />
  );
}

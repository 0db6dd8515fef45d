import type { DraftBuyer } from '@althing/domain/bonds';
import { useState } from 'react';
import { CsvFileButton } from '../../../ui/CsvFileButton.tsx';
import { PasteReceivers } from '../../../ui/PasteReceivers.tsx';
import { withBuyers } from './withBuyers.ts';

/** As many as the server keeps for a market. */
const MOST_BUYERS = 10_000;

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
      options={<CsvFileButton onText={setText} />}
      onAdd={(receivers) => {
        onBuyers(withBuyers(buyers, receivers));
        onClose();
      }}
      onClose={onClose}
    />
  );
}

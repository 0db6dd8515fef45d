import { parseAmount } from '@althing/domain/token';
import { exactBalanceText } from '@althing/domain/treasury';
import { Button, Checkbox, FileButton } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { shortenHex } from '../../../lib/format/shortenHex.ts';
import { Section } from '../../../ui/Section.tsx';
import { Term } from '../../bonds/index.ts';
import classes from '../Veo.module.css';
import { withBuyers } from './buyers.ts';
import type { FormPart } from './fieldProps.ts';

/** As many as the server keeps for a market. */
const MOST_BUYERS = 10_000;
/** Bytes of a file that are read. */
const MOST_BYTES = 1_000_000;
const SHOWN = 200;

const PasteReceivers = lazy(async () => ({ default: (await import('../../../ui/PasteReceivers.tsx')).PasteReceivers }));

/** Who may buy: everybody, or those on a list. */
export function BuyersSection(part: FormPart) {
  const { draft, change, planned, shown } = part;
  const [isPasting, setPasting] = useState(false);
  const { quote } = planned.pair;
  const total = draft.buyers.reduce((sum, { amount }) => sum + (parseAmount(amount, quote?.decimals).value ?? 0n), 0n);
  return (
    <Section title="Who may buy" variant="card">
      <div className={classes.fields}>
        <Checkbox
          label={
            <>
              Only accounts on <Term of="list">a list</Term>
            </>
          }
          checked={draft.isPrivate}
          onChange={(event) => change({ isPrivate: event.currentTarget.checked })}
        />
        {!draft.isPrivate && <p className={classes.soft}>Everybody may buy.</p>}
        {draft.isPrivate && (
          <>
            <p className={classes.soft}>
              {draft.buyers.length === 0
                ? 'Nobody is on the list yet. A file has one line for each buyer: the address, and how much it may pay in all.'
                : `${draft.buyers.length === 1 ? 'One account' : `${draft.buyers.length} accounts`} may pay ${exactBalanceText(total, quote?.decimals)} ${quote?.symbol ?? ''} in all.`}
            </p>
            <div className={classes.buttons}>
              <Button variant="default" onClick={() => setPasting(true)}>
                Add buyers from a CSV
              </Button>
              {draft.buyers.length > 0 && (
                <Button variant="subtle" onClick={() => change({ buyers: [] })}>
                  Empty the list
                </Button>
              )}
            </div>
            {draft.buyers.length > 0 && <BuyerList {...part} symbol={quote?.symbol ?? ''} />}
            {shown.buyers && <p role="alert">{shown.buyers}</p>}
          </>
        )}
      </div>
      {isPasting && (
        <Suspense fallback={null}>
          <Paste part={part} onClose={() => setPasting(false)} />
        </Suspense>
      )}
    </Section>
  );
}

function BuyerList({ draft: { buyers }, symbol }: FormPart & { symbol: string }) {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls has to be reached by keyboard */}
      <ul className={classes.buyers} aria-label="Buyers" tabIndex={0}>
        {buyers.slice(0, SHOWN).map(({ address, amount }) => (
          <li key={address}>
            <span title={address}>{shortenHex(address)}</span>
            <span>
              {amount} {symbol}
            </span>
          </li>
        ))}
      </ul>
      {buyers.length > SHOWN && <p className={classes.soft}>The first {SHOWN} are shown.</p>}
    </>
  );
}

function Paste({ part: { draft, change, planned }, onClose }: { part: FormPart; onClose: () => void }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const { quote } = planned.pair;
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
      room={MOST_BUYERS - draft.buyers.length}
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
        change({ buyers: withBuyers(draft.buyers, receivers) });
        onClose();
      }}
      onClose={onClose}
    />
  );
}

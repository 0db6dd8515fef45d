import { isSafeRejection } from '@althing/bindings';
import type { HistoryEntry } from '@althing/domain/safeService';
import { formatTime } from '../../../lib/format/formatDate.ts';
import { Section } from '../../../ui/Section.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { decodeTransaction } from '../queue/decodeTransaction.ts';
import { Note } from '../queue/Note.tsx';
import { callsOfTransaction, transactionTitle } from '../queue/transactionWords.ts';
import classes from '../Safes.module.css';
import { type SafePlace, type SafeTransactionView, usePassedOver } from '../service/queries.ts';
import type { SafeWords } from '../useSafeWords.ts';
import { EntryCalls } from './EntryCalls.tsx';

type Executed = Extract<HistoryEntry, { kind: 'executed' }>;
export const isExecuted = (entry: HistoryEntry): entry is Executed => entry.kind === 'executed';

interface PassedOverProps {
  place: SafePlace;
  /** Of the next transaction; undefined until it is known. */
  nonce: number | undefined;
  words: SafeWords;
  /** As far as the history is shown. */
  executed: readonly Executed[];
}

/** What was proposed and can never be executed any more. */
export function PassedOver({ place, nonce, words, executed }: PassedOverProps) {
  const { data } = usePassedOver(place, nonce);
  if (!data || data.entries.length === 0) return null;
  return (
    <Section
      title="Never executed"
      description="Another transaction with the same nonce was executed, a rejection or a replacement, so these can never be."
    >
      <ul className={classes.calls} aria-label="Never executed">
        {data.entries.map((each) => (
          <PassedOverItem key={each.hash} transaction={each} place={place} words={words} executed={executed} />
        ))}
      </ul>
      {data.count > data.entries.length && (
        <p className={classes.note}>
          Of {data.count}, the newest {data.entries.length} are shown.
        </p>
      )}
    </Section>
  );
}

type PassedOverItemProps = Omit<PassedOverProps, 'nonce'> & { transaction: SafeTransactionView };

function PassedOverItem({ transaction, place, words, executed }: PassedOverItemProps) {
  const { nonce, isRejection, submittedAt, origin } = transaction;
  const decoded = decodeTransaction(transaction.content, words.contracts);
  const instead = executed.find((each) => each.nonce === nonce);
  return (
    <li className={classes.card}>
      <div className={classes.cardHead}>
        <h3 className={classes.cardTitle}>{transactionTitle(decoded, { nonce, isRejection, safe: place.safe }, words)}</h3>
        <StatusBadge tone="quiet">{isRejection ? 'Not needed' : passedOverText(instead, place.safe)}</StatusBadge>
      </div>
      <p className={classes.note}>
        Nonce {nonce} · proposed {formatTime(submittedAt)}
      </p>
      <Note origin={origin} />
      {!isRejection && <EntryCalls calls={callsOfTransaction(decoded)} place={place} words={words} />}
    </li>
  );
}

/** What became of a transaction in whose place another one was executed; undefined where that one is not known. */
function passedOverText(instead: Executed | undefined, safe: SafePlace['safe']): string {
  if (!instead) return 'Rejected or replaced';
  return isSafeRejection(safe, instead.content) ? 'Rejected' : 'Replaced';
}

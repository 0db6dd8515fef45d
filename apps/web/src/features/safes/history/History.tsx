import type { HistoryEntry } from '@althing/domain/safeService';
import { type DecodedCall, decodeCall, isSafeRejection } from '@althing/bindings';
import { exactBalanceText } from '@althing/domain/treasury';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useChain } from '../../../lib/config/useChain.ts';
import { formatTime } from '../../../lib/format/formatDate.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { FilterSelect } from '../../../ui/FilterSelect.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { StatusBadge, type Tone } from '../../../ui/StatusBadge.tsx';
import { TransactionHash } from '../../../ui/TransactionHash.tsx';
import { KnownAddress } from '../../transactions/index.ts';
import { decodeTransaction } from '../queue/decodeTransaction.ts';
import { callsOfTransaction, transactionTitle, type Words } from '../queue/transactionWords.ts';
import classes from '../Safes.module.css';
import { HISTORY_KINDS, type HistoryKind } from '../safeSearch.ts';
import { type SafePlace, useSafeHistory } from '../service/queries.ts';
import { type SafeOrganisation, type SafeWords, useSafeWords } from '../useSafeWords.ts';
import { Note } from '../queue/Note.tsx';
import { EntryCalls } from './EntryCalls.tsx';
import { isExecuted, PassedOver } from './PassedOver.tsx';

interface HistoryProps {
  place: SafePlace;
  organisation: SafeOrganisation;
  /** Of the next transaction; undefined until it is known. */
  nonce: number | undefined;
  /** What is shown; undefined for everything. */
  kind: HistoryKind | undefined;
}

const KIND_LABELS: Record<HistoryKind, string> = { executed: 'Executed by owners', receipt: 'Received', module: 'By modules' };
const ALL = 'all';
const CHOICES = [{ value: ALL, label: 'Everything' }, ...HISTORY_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }))];

/** What a Safe did and got, then what was proposed and never done. */
export function History({ place, organisation, nonce, kind }: HistoryProps) {
  const history = useSafeHistory(place, kind);
  const words = useSafeWords(place, organisation);
  const entries = history.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <div className={classes.places}>
      {(entries.length > 0 || kind !== undefined) && <KindFilter kind={kind} />}
      {history.isPending && <LineSkeletons lines={8} />}
      {history.isError && !history.data && (
        <ErrorState title="The history of the Safe could not be read" error={history.error} onRetry={() => void history.refetch()} />
      )}
      {history.data && entries.length === 0 && kind !== undefined && (
        <EmptyState title="Nothing like this has happened">Choose everything above to see the rest.</EmptyState>
      )}
      {history.data && entries.length === 0 && kind === undefined && (
        <EmptyState title="Nothing has happened yet">What the Safe executes, and money that it gets, is kept here.</EmptyState>
      )}
      {entries.length > 0 && (
        <ol className={classes.calls} aria-label="History">
          {entries.map((entry, index) => (
            <HistoryItem key={`${entry.transactionHash}:${index}`} entry={entry} place={place} organisation={organisation} words={words} />
          ))}
        </ol>
      )}
      {history.hasNextPage && (
        <Button
          variant="default"
          className={classes.more}
          loading={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          Show more
        </Button>
      )}
      {kind === undefined && <PassedOver place={place} nonce={nonce} words={words} executed={entries.filter(isExecuted)} />}
    </div>
  );
}

/** Narrows the history; the choice is part of the page's URL. */
function KindFilter({ kind }: Pick<HistoryProps, 'kind'>) {
  const navigate = useNavigate();
  const choose = (value: string) =>
    void navigate({
      to: '.',
      search: (search) => ({ ...search, kind: HISTORY_KINDS.find((known) => known === value) }),
      resetScroll: false,
      replace: true,
    });
  return <FilterSelect aria-label="What to show" data={CHOICES} value={kind ?? ALL} onChange={choose} w={220} />;
}

interface ItemProps {
  entry: HistoryEntry;
  place: SafePlace;
  organisation: SafeOrganisation;
  words: SafeWords;
}

function HistoryItem({ entry, place, organisation, words }: ItemProps) {
  const { chainId, safe } = place;
  const { symbol } = useChain(chainId).nativeCurrency;
  const { title, badge } = historyWords(entry, { safe, symbol }, words);
  const calls = callsOfEntry(entry, safe, words);
  const who = entry.kind === 'executed' ? entry.executor : entry.kind === 'receipt' ? (entry.transfers[0]?.from ?? null) : entry.module;
  return (
    <li className={classes.card}>
      <div className={classes.cardHead}>
        <h2 className={classes.cardTitle}>{title}</h2>
        <StatusBadge tone={badge.tone}>{badge.text}</StatusBadge>
      </div>
      <p className={classes.note}>
        {formatTime(entry.at)}
        {entry.kind === 'executed' && ` · Nonce ${entry.nonce}`}
        {who && (
          <>
            {' · '}
            {WHO[entry.kind]} <KnownAddress address={who} chainId={chainId} contracts={organisation?.contracts ?? []} />
          </>
        )}
        {entry.transactionHash && (
          <>
            {' · '}
            <TransactionHash hash={entry.transactionHash} chainId={chainId} />
          </>
        )}
      </p>
      {entry.kind === 'executed' && <Note origin={entry.origin} />}
      <EntryCalls calls={calls} place={place} words={words} />
    </li>
  );
}

const WHO: Record<HistoryEntry['kind'], string> = { executed: 'executed by', receipt: 'from', module: 'by the module' };

/** The calls of an entry; none of a receipt, and of a rejection, which does nothing. */
function callsOfEntry(entry: HistoryEntry, safe: SafePlace['safe'], words: SafeWords): readonly DecodedCall[] {
  if (entry.kind === 'module') return [decodeCall({ to: entry.to, value: entry.value, data: entry.data }, words.contracts)];
  return entry.kind === 'executed' && !isSafeRejection(safe, entry.content)
    ? callsOfTransaction(decodeTransaction(entry.content, words.contracts))
    : [];
}

/** Title and badge of an entry. `symbol` is that of the chain's own currency. */
export function historyWords(
  entry: HistoryEntry,
  { safe, symbol }: { safe: SafePlace['safe']; symbol: string },
  words: Words & Pick<SafeWords, 'contracts'>,
): { title: string; badge: { tone: Tone; text: string } } {
  if (entry.kind === 'receipt') {
    const sum = entry.transfers.reduce((total, { value }) => total + (value ?? 0n), 0n);
    const isMoney = entry.transfers.every(({ value }) => value !== null);
    return {
      title: isMoney ? `Received ${exactBalanceText(sum)} ${symbol}` : 'Received tokens',
      badge: { tone: 'quiet', text: 'Incoming' },
    };
  }
  if (entry.kind === 'module') {
    const call = decodeCall({ to: entry.to, value: entry.value, data: entry.data }, words.contracts);
    return {
      title: transactionTitle(call, { isRejection: false, nonce: 0, safe }, words),
      badge: { tone: 'neutral', text: 'By a module' },
    };
  }
  const isRejection = isSafeRejection(safe, entry.content);
  const title = isRejection
    ? `Nonce ${entry.nonce} was cancelled`
    : transactionTitle(decodeTransaction(entry.content, words.contracts), { ...entry, isRejection, safe }, words);
  if (entry.isSuccessful === false) return { title, badge: { tone: 'bad', text: 'Failed' } };
  return { title, badge: isRejection ? { tone: 'quiet', text: 'Rejected' } : { tone: 'good', text: 'Executed' } };
}

import type { SentTransaction } from './transaction.ts';

/** Transactions that this browser sent and that are not settled, by subject. */
export interface PendingStore {
  all(): Readonly<Record<string, SentTransaction>>;
  put(subject: string, sent: SentTransaction): void;
  remove(subject: string): void;
}

export const PENDING_KEY = 'transactions';

export function createPendingStore(storage: Pick<Storage, 'getItem' | 'setItem'>): PendingStore {
  const read = (): Record<string, SentTransaction> => parse(storage.getItem(PENDING_KEY));
  const write = (entries: Record<string, SentTransaction>) => storage.setItem(PENDING_KEY, JSON.stringify(entries));
  return {
    all: read,
    put: (subject, sent) => write({ ...read(), [subject]: sent }),
    remove: (subject) => {
      const { [subject]: _removed, ...rest } = read();
      write(rest);
    },
  };
}

/** Entries that this version cannot read are dropped. Their transactions are still on the chain, which is read as well. */
function parse(text: string | null): Record<string, SentTransaction> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return Object.fromEntries(Object.entries(value as object).filter((entry): entry is [string, SentTransaction] => isSent(entry[1])));
  } catch {
    return {};
  }
}

/** Checked by hand, because zod must stay out of the first load. */
function isSent(value: unknown): value is SentTransaction {
  const v = value as Partial<Record<keyof SentTransaction, unknown>> | null;
  return (
    typeof v?.hash === 'string' &&
    v.hash.startsWith('0x') &&
    typeof v.chainId === 'number' &&
    typeof v.from === 'string' &&
    typeof v.digest === 'string' &&
    (v.nonce === null || typeof v.nonce === 'number') &&
    typeof v.sentAt === 'number' &&
    (v.kind === 'transaction' || v.kind === 'safe') &&
    typeof v.title === 'string'
  );
}

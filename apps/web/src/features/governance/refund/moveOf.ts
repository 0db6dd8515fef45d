import type { ContractEvent } from '@althing/domain/http';

/** A payment into a refund pot or out of it. */
export interface PotMove {
  key: string;
  words: string;
  account: string;
  /** Wei, decimal. */
  amount: string;
  at: string;
}

const WORDS: Readonly<Record<string, { words: string; party: 'from' | 'to' }>> = {
  GasRefunded: { words: 'Paid back to', party: 'to' },
  PotFilled: { words: 'Given by', party: 'from' },
  PotWithdrawn: { words: 'Taken out to', party: 'to' },
};
const isAmount = (value: unknown): value is string => typeof value === 'string' && /^\d{1,78}$/.test(value);

/** Reads an event of a refund contract; undefined where no money moved. */
export function moveOf({ name, args: given, blockNumber, logIndex, timestamp }: ContractEvent): PotMove | undefined {
  const kind = Object.hasOwn(WORDS, name) ? WORDS[name] : undefined;
  const account = kind && given[kind.party];
  const { amount } = given;
  return kind && typeof account === 'string' && isAmount(amount)
    ? { key: `${blockNumber}:${logIndex}`, words: kind.words, account, amount, at: timestamp }
    : undefined;
}

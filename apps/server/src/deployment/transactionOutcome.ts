import type { Hex } from '@althing/domain/units';
import {
  type PublicClient,
  type Transaction,
  TransactionNotFoundError,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from 'viem';
import type { TransactionOutcome } from './contractState.ts';
import { DROPPED_AFTER_MS } from './schedule.ts';

/** A reported transaction and what is known about its sender. */
export interface Reported {
  hash: Hex;
  sender: Hex | null;
  nonce: number | null;
  submittedAt: Date;
}

export interface Outcome {
  outcome: Exclude<TransactionOutcome, 'none'>;
  blockNumber?: bigint;
  /** Sender and nonce, where a node has just shown the pending transaction. */
  seen?: { sender: Hex; nonce: number };
}

async function receiptOf(client: PublicClient, hash: Hex): Promise<TransactionReceipt | undefined> {
  return client.getTransactionReceipt({ hash }).catch((error: unknown) => {
    if (error instanceof TransactionReceiptNotFoundError) return undefined;
    throw error;
  });
}

async function transactionOf(client: PublicClient, hash: Hex): Promise<Transaction | undefined> {
  return client.getTransaction({ hash }).catch((error: unknown) => {
    if (error instanceof TransactionNotFoundError) return undefined;
    throw error;
  });
}

const settled = ({ status, blockNumber }: TransactionReceipt): Outcome =>
  status === 'success' ? { outcome: 'succeeded', blockNumber } : { outcome: 'reverted', blockNumber };

/** Asks the chain what happened to a transaction. Throws where no node answers, because that proves nothing. */
export async function transactionOutcome(client: PublicClient, reported: Reported, now: Date): Promise<Outcome> {
  const receipt = await receiptOf(client, reported.hash);
  if (receipt) return settled(receipt);
  const transaction = await transactionOf(client, reported.hash);
  if (transaction) return { outcome: 'waiting', seen: { sender: transaction.from, nonce: transaction.nonce } };
  if (reported.sender !== null && reported.nonce !== null) {
    const used = await client.getTransactionCount({ address: reported.sender, blockTag: 'latest' });
    // This very transaction may have been mined, and have used the nonce, since its receipt was first asked for.
    const late = used > reported.nonce ? await receiptOf(client, reported.hash) : undefined;
    if (late) return settled(late);
    if (used > reported.nonce) return { outcome: 'replaced' };
  }
  return { outcome: now.getTime() - reported.submittedAt.getTime() > DROPPED_AFTER_MS ? 'dropped' : 'waiting' };
}

import { z } from 'zod';
import { type Address, NATIVE } from '../units.ts';
import { address, bytes, hash, origin, page, type ServedPage, time } from './answerParts.ts';

/** What transaction services for Safes answer, ours and hosted ones, as far as it is read. */

const addressOrNone = address.nullish().transform((value): Address => value ?? NATIVE);
const integer = z.union([z.string().regex(/^\d{1,78}$/), z.number().int().nonnegative()]).transform(BigInt);
const nonce = integer.refine((value) => value <= BigInt(Number.MAX_SAFE_INTEGER), 'The nonce is too large');

const state = z
  .object({ owners: z.array(address).max(1_000), threshold: z.number().int().positive(), nonce, version: z.string().max(50).nullish() })
  .transform(({ owners, threshold, nonce, version }) => ({ owners, threshold, nonce: Number(nonce), version: version ?? '' }));

const confirmation = z
  .object({ owner: address, signature: bytes, submissionDate: time })
  .transform(({ submissionDate, ...rest }) => ({ ...rest, at: submissionDate }));

const transaction = z
  .object({
    to: address,
    value: integer,
    data: bytes,
    operation: z.union([z.literal(0), z.literal(1)]),
    safeTxGas: integer,
    baseGas: integer,
    gasPrice: integer,
    gasToken: addressOrNone,
    refundReceiver: addressOrNone,
    nonce,
    safeTxHash: hash,
    proposer: address.nullish().transform((value) => value ?? null),
    /** Who proposed it in the name of the proposer. */
    proposedByDelegate: address.nullish().transform((value) => value ?? null),
    executor: address.nullish().transform((value) => value ?? null),
    submissionDate: time,
    executionDate: time.nullish().transform((value) => value ?? null),
    transactionHash: hash.nullish().transform((value) => value ?? null),
    isExecuted: z.boolean(),
    isSuccessful: z
      .boolean()
      .nullish()
      .transform((value) => value ?? null),
    origin,
    confirmations: z
      .array(confirmation)
      .max(1_000)
      .nullish()
      .transform((list) => list ?? []),
  })
  .transform(({ to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce, ...rest }) => ({
    /** What the owners sign. */
    content: { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce },
    hash: rest.safeTxHash,
    nonce: Number(nonce),
    proposer: rest.proposer,
    delegate: rest.proposedByDelegate,
    executor: rest.executor,
    /** ISO 8601. */
    submittedAt: rest.submissionDate,
    executedAt: rest.executionDate,
    transactionHash: rest.transactionHash,
    isExecuted: rest.isExecuted,
    isSuccessful: rest.isSuccessful,
    origin: rest.origin,
    confirmations: rest.confirmations,
  }));

const moduleTransaction = z
  .object({
    txType: z.literal('MODULE_TRANSACTION'),
    module: address,
    to: address,
    value: integer,
    data: bytes,
    executionDate: time,
    transactionHash: hash,
  })
  .transform(({ module, to, value, data, executionDate, transactionHash }) => ({
    kind: 'module' as const,
    at: executionDate,
    module,
    to,
    value,
    data,
    transactionHash,
  }));
const receipt = z
  .object({
    txType: z.literal('ETHEREUM_TRANSACTION'),
    executionDate: time,
    txHash: hash,
    transfers: z.array(z.object({ type: z.string(), from: address, value: integer.nullish(), tokenAddress: address.nullish() })).max(1_000),
  })
  .transform(({ executionDate, txHash, transfers }) => ({
    kind: 'receipt' as const,
    at: executionDate,
    transactionHash: txHash,
    /** Only the chain's own currency; `null` where a token came. */
    transfers: transfers.map(({ type, from, value }) => ({ from, value: type === 'ETHER_TRANSFER' ? (value ?? 0n) : null })),
  }));
const executed = transaction.transform((each) => ({ kind: 'executed' as const, at: each.executedAt ?? each.submittedAt, ...each }));

const owned = z.object({ safes: z.array(address).max(1_000) });

export type ServedSafe = z.output<typeof state>;
export type ServedTransaction = z.output<typeof transaction>;
export type HistoryEntry = z.output<typeof moduleTransaction> | z.output<typeof receipt> | z.output<typeof executed>;

/** Each reads an answer of a service, and throws a `ZodError` where it has another shape. */
export const readServedSafe = (answer: unknown): ServedSafe => state.parse(answer);

/** Safes of an owner. */
export const readServedSafes = (answer: unknown): Address[] => owned.parse(answer).safes;

export function readServedTransactions(answer: unknown): ServedPage<ServedTransaction> {
  const { count, results } = page.parse(answer);
  return { count, entries: results.map((each) => transaction.parse(each)) };
}

/** What lists of one kind leave out of the shape that entries have among all kinds. */
const AMONG_ALL: Record<HistoryEntry['kind'], (entry: Record<string, unknown>) => unknown> = {
  executed: (entry) => ({ ...entry, txType: 'MULTISIG_TRANSACTION' }),
  module: (entry) => ({ ...entry, txType: 'MODULE_TRANSACTION' }),
  receipt: (entry) => ({
    txType: 'ETHEREUM_TRANSACTION',
    executionDate: entry['executionDate'],
    txHash: entry['transactionHash'],
    transfers: [entry],
  }),
};

/** Entries of kinds that are not known are left out. `kind` says that the answer is of the list of that kind only. */
export function readServedHistory(answer: unknown, kind?: HistoryEntry['kind']): ServedPage<HistoryEntry> & { read: number } {
  const { count, results } = page.parse(answer);
  const among = kind === undefined ? results : results.map((each) => AMONG_ALL[kind](z.record(z.string(), z.unknown()).parse(each)));
  const entries = among.flatMap((each): HistoryEntry[] => {
    const { txType } = z.object({ txType: z.string() }).parse(each);
    if (txType === 'MULTISIG_TRANSACTION') return [executed.parse(each)];
    if (txType === 'MODULE_TRANSACTION') return [moduleTransaction.parse(each)];
    return txType === 'ETHEREUM_TRANSACTION' ? [receipt.parse(each)] : [];
  });
  return { count, entries, read: results.length };
}

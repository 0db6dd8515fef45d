import { type Hex, sameAddress } from '@althing/domain/units';
import {
  BlockNotFoundError,
  keccak256,
  TransactionNotFoundError,
  TransactionReceiptNotFoundError,
  type Client,
  type TransactionReceipt,
} from 'viem';
import { call, getBlock, getTransaction, getTransactionCount, getTransactionReceipt } from 'viem/actions';
import type { Observation } from './judge.ts';
import { revertReason } from './walletProblem.ts';
import type { Outcome, SentTransaction } from './transaction.ts';

/** Blocks searched backwards for the transaction that took the nonce. */
const REPLACEMENT_DEPTH = 30n;

/** One look at the chain. Throws where it cannot be asked; "not there" is an answer. */
export async function observeTransaction(client: Client, sent: SentTransaction): Promise<Observation> {
  const receipt = await orUndefined(getTransactionReceipt(client, { hash: sent.hash }));
  if (receipt) return { receipt: await toOutcome(client, receipt), isKnown: true, minedNonce: 0 };
  if (sent.kind === 'safe') return { receipt: undefined, isKnown: false, minedNonce: 0, safeExecution: await safeExecution(sent) };
  const [transaction, minedNonce] = await Promise.all([
    orUndefined(getTransaction(client, { hash: sent.hash })),
    getTransactionCount(client, { address: sent.from }),
  ]);
  const isReplaced = !transaction && sent.nonce !== null && minedNonce > sent.nonce;
  const spedUp = isReplaced ? await findSpedUp(client, sent) : undefined;
  return { receipt: spedUp && (await toOutcome(client, spedUp)), isKnown: transaction !== undefined, minedNonce };
}

async function toOutcome(client: Client, receipt: TransactionReceipt): Promise<NonNullable<Observation['receipt']>> {
  const { transactionHash, blockNumber, gasUsed, effectiveGasPrice, status } = receipt;
  const outcome: Outcome = { hash: transactionHash, blockNumber, gasUsed, cost: gasUsed * effectiveGasPrice };
  const isSuccess = status === 'success';
  return { outcome, isSuccess, reason: isSuccess ? null : await whyReverted(client, transactionHash) };
}

/** Runs the same call again as it was mined: receipts carry no reason. */
async function whyReverted(client: Client, hash: Hex): Promise<string | null> {
  try {
    const { from: account, to, input: data, value, gas, blockNumber } = await getTransaction(client, { hash });
    await call(client, { account, to, data, value, gas, blockNumber });
    return 'The transaction ran out of gas or met a state that has changed since.';
  } catch (error) {
    return revertReason(error) ?? null;
  }
}

/** The mined transaction with the sender's nonce, where it makes the same call: the wallet sped it up. */
async function findSpedUp(client: Client, { from, nonce, digest }: SentTransaction): Promise<TransactionReceipt | undefined> {
  const { number: latest } = await getBlock(client);
  const oldest = latest > REPLACEMENT_DEPTH ? latest - REPLACEMENT_DEPTH : 0n;
  for (let blockNumber = latest; blockNumber >= oldest; blockNumber--) {
    const block = await orUndefined(getBlock(client, { blockNumber, includeTransactions: true }));
    const found = block?.transactions.find((transaction) => sameAddress(transaction.from, from) && transaction.nonce === nonce);
    if (found) return keccak256(found.input) === digest ? getTransactionReceipt(client, { hash: found.hash }) : undefined;
    if (blockNumber === 0n) break;
  }
  return undefined;
}

/** Hash in which the Safe's owners executed a proposed transaction; undefined while they have not, or nobody knows it. */
async function safeExecution({ chainId, hash }: SentTransaction): Promise<Hex | undefined> {
  const answer = await fetch(`/safe/${chainId}/api/v2/multisig-transactions/${hash}/`);
  // File 3 §4: a hash that the Safe's service does not know is the final result itself.
  if (!answer.ok) return undefined;
  const { transactionHash } = (await answer.json()) as { transactionHash?: Hex | null };
  return transactionHash ?? undefined;
}

/** A node answers "not found" with an error; only that is turned into undefined. */
async function orUndefined<T>(promise: Promise<T>): Promise<T | undefined> {
  try {
    return await promise;
  } catch (error) {
    if (
      error instanceof TransactionReceiptNotFoundError ||
      error instanceof TransactionNotFoundError ||
      error instanceof BlockNotFoundError
    )
      return undefined;
    throw error;
  }
}

import { type Hex, sameAddress } from '@althing/domain/units';
import {
  BlockNotFoundError,
  keccak256,
  TransactionNotFoundError,
  TransactionReceiptNotFoundError,
  type Client,
  type TransactionReceipt,
} from 'viem';
import { call, getBlock, getTransaction, getTransactionCount, getTransactionReceipt, readContract } from 'viem/actions';
import { safeAbi } from '@althing/bindings';
import type { Observation, SafeProposal } from './judge.ts';
import { revertReason } from './walletProblem.ts';
import type { Outcome, SentTransaction } from './transaction.ts';

/** Number of blocks to search, backwards, for the transaction that used the nonce. */
const REPLACEMENT_DEPTH = 30n;

/**
 * Looks at the chain once. Throws where it cannot be reached; a missing transaction is no error.
 *
 * @param safeService - where the queues of Safes on that chain are asked for.
 */
export async function observeTransaction(client: Client, sent: SentTransaction, safeService: string): Promise<Observation> {
  const receipt = await orUndefined(getTransactionReceipt(client, { hash: sent.hash }));
  if (receipt) return { receipt: await toOutcome(client, receipt), isKnown: true, minedNonce: 0 };
  if (sent.kind === 'safe') {
    const safe = await safeProposal(client, sent, safeService);
    return { receipt: safe?.failed && (await failedExecution(client, safe.failed)), isKnown: safe !== undefined, minedNonce: 0, safe };
  }
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

/** Runs the call again at its block, because receipts contain no revert reason. */
async function whyReverted(client: Client, hash: Hex): Promise<string | null> {
  try {
    const { from: account, to, input: data, value, gas, blockNumber } = await getTransaction(client, { hash });
    await call(client, { account, to, data, value, gas, blockNumber });
    return 'The transaction ran out of gas or met a state that has changed since.';
  } catch (error) {
    return revertReason(error) ?? null;
  }
}

/** The mined transaction with the sender's nonce, if it makes the same call: then the wallet sped it up. */
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

interface Asked extends SafeProposal {
  /** Hash of the transaction in which it was executed but its call failed. The transaction itself succeeds nevertheless. */
  failed?: Hex;
}

/** The entry in the Safe's queue; undefined where the queue does not know the hash, which may then be the hash of a transaction. */
async function safeProposal(client: Client, { hash, from }: SentTransaction, safeService: string): Promise<Asked | undefined> {
  const answer = await fetch(`${safeService}/v2/multisig-transactions/${hash}/`);
  if (answer.status >= 500) throw new Error(`The queue of the Safe answered ${answer.status}`);
  const found = answer.ok ? readProposal(await answer.text()) : undefined;
  if (!found) return undefined;
  const { transactionHash: executedIn, isSuccessful, nonce } = found;
  if (executedIn !== null) return { executedIn, isPassedOver: false, ...(isSuccessful === false ? { failed: executedIn } : {}) };
  const next = await readContract(client, { address: from, abi: safeAbi, functionName: 'nonce' });
  if (nonce === undefined || next <= nonce) return { executedIn, isPassedOver: false };
  return { executedIn, isPassedOver: await hasExecutedOther(`${safeService}/v2/safes/${from}/multisig-transactions/`, hash, nonce) };
}

/** Whether the service knows what else used the nonce. The chain is ahead of it for a moment: what has just been executed there may be this very one. */
async function hasExecutedOther(url: string, hash: Hex, nonce: number): Promise<boolean> {
  const answer = await fetch(`${url}?executed=true&nonce=${nonce}&limit=1`);
  if (answer.status >= 500) throw new Error(`The queue of the Safe answered ${answer.status}`);
  try {
    const { results } = JSON.parse(await answer.text()) as { results?: { safeTxHash?: unknown }[] };
    return (results ?? []).some(({ safeTxHash }) => typeof safeTxHash === 'string' && safeTxHash.toLowerCase() !== hash.toLowerCase());
  } catch {
    return false;
  }
}

interface QueueAnswer {
  transactionHash: Hex | null;
  isSuccessful: boolean | undefined;
  nonce: number | undefined;
}

/** Checked by hand, because zod must stay out of the first load. Undefined for answers of another form, such as a web page. */
function readProposal(text: string): QueueAnswer | undefined {
  try {
    const { transactionHash, isSuccessful, nonce } = JSON.parse(text) as Record<string, unknown>;
    return {
      transactionHash: typeof transactionHash === 'string' && transactionHash.startsWith('0x') ? (transactionHash as Hex) : null,
      isSuccessful: typeof isSuccessful === 'boolean' ? isSuccessful : undefined,
      nonce: /^\d+$/.test(String(nonce)) ? Number(nonce) : undefined,
    };
  } catch {
    return undefined;
  }
}

async function failedExecution(client: Client, hash: Hex): Promise<Observation['receipt']> {
  const receipt = await orUndefined(getTransactionReceipt(client, { hash }));
  if (!receipt) return undefined;
  const { outcome } = await toOutcome(client, receipt);
  return { outcome, isSuccess: false, reason: 'The owners executed it in the Safe, and the call failed there.' };
}

/** Nodes report "not found" as an error. This turns only that error into undefined. */
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

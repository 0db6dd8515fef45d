import type { Address, ChainId, Hex } from '@althing/domain/units';
import type { Fees } from '../../lib/chain/fees.ts';

/** What the wallet is asked to send, with the words a person reads before. */
export interface TransactionRequest {
  chainId: ChainId;
  from: Address;
  to: Address;
  data: Hex;
  /** Wei. */
  value: bigint;
  /** The act in the imperative, e.g. `Vote For on “Pay the auditors”`. */
  title: string;
  /** One sentence: what will be different afterwards. */
  effect: string;
  /** Name of the contract that is called, where it has one. */
  toName?: string | undefined;
  /** Whether the account acts through a Safe, so that the wallet answers with a safeTxHash. */
  isSafe: boolean;
}

/** What the chain said when the call was tried without sending it. */
export interface Estimate {
  gas: bigint;
  /** Wei, at the present price of gas; the value that is sent is not in it. */
  cost: bigint;
  /** What it will offer for gas. */
  fees: Fees;
}

/** What is kept in browser storage from the moment the wallet answered. */
export interface SentTransaction {
  hash: Hex;
  chainId: ChainId;
  from: Address;
  /** Nonce of the transaction; null where it is not known (a Safe's owner sends it). */
  nonce: number | null;
  /** keccak256 of the calldata: a transaction with the same nonce and digest is this one, sped up. */
  digest: Hex;
  /** UNIX milliseconds. */
  sentAt: number;
  /** `safe`: the hash is a safeTxHash, a proposal to the owners, not a transaction yet. */
  kind: 'transaction' | 'safe';
  title: string;
}

/** How a transaction ended up on the chain. */
export interface Outcome {
  /** The hash that was mined: another than the sent one where the sender sped it up or a Safe executed it. */
  hash: Hex;
  blockNumber: bigint;
  gasUsed: bigint;
  /** Wei that were paid for gas. */
  cost: bigint;
}

/** After this time without an answer the page says "taking longer than usual". Milliseconds; docs/requirements.md#waiting. */
export const SLOW_AFTER = 90_000;

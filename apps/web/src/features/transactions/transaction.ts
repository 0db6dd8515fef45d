import type { Call } from '@althing/bindings';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import type { Fees } from '../../lib/chain/fees.ts';

/** What the wallet is asked to send, and the words that explain it. */
export interface TransactionRequest {
  chainId: ChainId;
  from: Address;
  to: Address;
  data: Hex;
  /** Wei. */
  value: bigint;
  /** The action in the imperative, e.g. `Vote For on “Pay the auditors”`. */
  title: string;
  /** One sentence: what the transaction changes. */
  effect: string;
  /** Name of the called contract, if it has one. */
  toName?: string | undefined;
  /** Whether the account is a Safe, so that the wallet answers with a safeTxHash. */
  isSafe: boolean;
  /** What a Safe does first, in the same transaction: all of it or nothing. Only where `useBatches` says that its wallet takes several calls. */
  before?: readonly Call[];
  /** Gas above the estimate that is offered, where what is done may depend on the second of its block. */
  spareGas?: bigint;
  /** False where the sender only takes what is theirs already, or brings to its end what was sent before. */
  needsStatement?: false;
}

/** The result of simulating the call. */
export interface Estimate {
  gas: bigint;
  /** Wei, at the present gas price, without the value that is sent. */
  cost: bigint;
  /** The fees that the transaction will offer. */
  fees: Fees;
}

/** What is stored in the browser from the wallet's answer on. */
export interface SentTransaction {
  hash: Hex;
  chainId: ChainId;
  from: Address;
  /** Nonce of the transaction; null where it is not known, as for a Safe, whose owner sends it. */
  nonce: number | null;
  /** keccak256 of the calldata. A transaction with the same nonce and digest is this one with a higher fee. */
  digest: Hex;
  /** UNIX milliseconds. */
  sentAt: number;
  /** `safe`: the hash is a safeTxHash, which identifies a proposal to the owners and not yet a transaction. */
  kind: 'transaction' | 'safe';
  title: string;
}

/** A mined transaction. */
export interface Outcome {
  /** The mined hash. It differs from the sent one if the sender sped the transaction up, or a Safe executed it. */
  hash: Hex;
  blockNumber: bigint;
  gasUsed: bigint;
  /** Wei paid for gas. */
  cost: bigint;
}

/** Milliseconds after which the page says "taking longer than usual" (docs/requirements.md#waiting). */
export const SLOW_AFTER = 90_000;

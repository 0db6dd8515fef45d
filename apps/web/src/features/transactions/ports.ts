import type { Address, ChainId, Hex } from '@althing/domain/units';
import type { Observation } from './judge.ts';
import type { Estimate, SentTransaction, TransactionRequest } from './transaction.ts';

/** Everything outside this module that a transaction needs. */
export interface TransactionPorts {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Called when another tab changed the storage. Returns a function that unsubscribes. */
  onStorage(listener: () => void): () => void;
  /** UNIX milliseconds. */
  now(): number;
  /** Waits between two looks at a sent transaction; longer for one that owners of a Safe have to confirm. */
  pause(kind: SentTransaction['kind']): Promise<void>;
  chain: ChainPort;
  wallet: WalletPort;
}

export interface ChainPort {
  /** Simulates the call. Never throws: if the chain cannot be reached, that is the reason. */
  prepare(request: TransactionRequest): Promise<{ ok: true; estimate: Estimate } | { ok: false; reason: string }>;
  /** Throws where the chain cannot be reached. */
  nextNonce(chainId: ChainId, account: Address): Promise<number>;
  /** Throws where the chain cannot be reached. */
  observe(sent: SentTransaction): Promise<Observation>;
}

export interface WalletPort {
  /** The connected account, and the wallet's chain. */
  current(): { address: Address | undefined; chainId: ChainId | undefined };
  /** Throws the wallet's error. */
  switchChain(chainId: ChainId): Promise<void>;
  /** Answers the hash. Throws the wallet's error. */
  send(request: TransactionRequest, estimate: Estimate): Promise<Hex>;
}

import type { Address, ChainId, Hex } from '@althing/domain/units';
import type { Observation } from './judge.ts';
import type { Estimate, SentTransaction, TransactionRequest } from './transaction.ts';

/** Everything outside the browser's memory that a transaction meets. */
export interface TransactionPorts {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Called when another tab changed the storage; answers how to stop. */
  onStorage(listener: () => void): () => void;
  /** UNIX milliseconds. */
  now(): number;
  /** Time between two looks at a sent transaction. */
  pause(): Promise<void>;
  chain: ChainPort;
  wallet: WalletPort;
}

export interface ChainPort {
  /** Tries the call without sending it. Never throws: what cannot be asked blocks with that reason. */
  prepare(request: TransactionRequest): Promise<{ ok: true; estimate: Estimate } | { ok: false; reason: string }>;
  /** Throws where the chain cannot be asked. */
  nextNonce(chainId: ChainId, account: Address): Promise<number>;
  /** Throws where the chain cannot be asked. */
  observe(sent: SentTransaction): Promise<Observation>;
}

export interface WalletPort {
  /** The connected account and the chain that the wallet is on. */
  current(): { address: Address | undefined; chainId: ChainId | undefined };
  /** Throws what the wallet throws. */
  switchChain(chainId: ChainId): Promise<void>;
  /** The hash; throws what the wallet throws. */
  send(request: TransactionRequest, estimate: Estimate): Promise<Hex>;
}

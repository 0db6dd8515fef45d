import type { Session } from '@althing/domain/http';
import { sameAddress } from '@althing/domain/sameAddress';

export interface WalletFacts {
  /** Whether the wallet of the last visit is still being reconnected. */
  isResuming: boolean;
  status: 'connected' | 'connecting' | 'reconnecting' | 'disconnected';
  address: string | undefined;
  /** Whether this installation serves the wallet's chain. */
  isChainKnown: boolean;
  session: Pick<Session, 'address'> | undefined;
}

export type WalletState = 'resuming' | 'disconnected' | 'wrong-chain' | 'unauthenticated' | 'authenticated';

/**
 * The state of the wallet button (docs/requirements.md#wallet-button). A wrong chain has to be changed before signing in, because the challenge names
 * the chain.
 */
export function walletState({ isResuming, status, address, isChainKnown, session }: WalletFacts): WalletState {
  if (status !== 'connected' || !address) return isResuming || status === 'reconnecting' ? 'resuming' : 'disconnected';
  if (!isChainKnown) return 'wrong-chain';
  return isSignedIn({ status, address, session }) ? 'authenticated' : 'unauthenticated';
}

/** A session only counts for the connected account. */
export function isSignedIn({ status, address, session }: Pick<WalletFacts, 'status' | 'address' | 'session'>): boolean {
  return status === 'connected' && sameAddress(address, session?.address);
}

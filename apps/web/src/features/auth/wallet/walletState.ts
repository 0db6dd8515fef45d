import type { Session } from '@althing/domain/http';
import { sameAddress } from '@althing/domain/sameAddress';

export interface WalletFacts {
  /** The wallet of the last visit is still being asked. */
  isResuming: boolean;
  status: 'connected' | 'connecting' | 'reconnecting' | 'disconnected';
  address: string | undefined;
  /** Whether the wallet is on a chain of this installation. */
  isChainKnown: boolean;
  session: Pick<Session, 'address'> | undefined;
}

export type WalletState = 'resuming' | 'disconnected' | 'wrong-chain' | 'unauthenticated' | 'authenticated';

/** What the wallet button is (docs/requirements.md#wallet-button). A wrong chain comes before sign-in, because the challenge names the chain. */
export function walletState({ isResuming, status, address, isChainKnown, session }: WalletFacts): WalletState {
  if (status !== 'connected' || !address) return isResuming || status === 'reconnecting' ? 'resuming' : 'disconnected';
  if (!isChainKnown) return 'wrong-chain';
  return isSignedIn({ status, address, session }) ? 'authenticated' : 'unauthenticated';
}

/** A session counts only for the account that is connected now. */
export function isSignedIn({ status, address, session }: Pick<WalletFacts, 'status' | 'address' | 'session'>): boolean {
  return status === 'connected' && sameAddress(address, session?.address);
}

import type { Actor } from '@althing/domain/governance';
import type { Address, ChainId } from '@althing/domain/units';
import { useConnection } from 'wagmi';
import { useSession } from '../../lib/session/useSession.ts';
import { useIsSignedIn } from '../auth/index.ts';

export interface WebActor {
  account: Address | null;
  isSignedIn: boolean;
  isSafe: boolean;
  /**
   * The actor for the rules about a chain. Sending something asks the wallet to switch to that chain, so being on another one is no obstacle here.
   */
  on(chainId: ChainId): Actor;
}

/** The account that would act: the connected one. */
export function useActor(): WebActor {
  const { address } = useConnection();
  const isSignedIn = useIsSignedIn();
  const isSafe = useSession()?.isSafe ?? false;
  const account = address ?? null;
  return { account, isSignedIn, isSafe, on: (chainId) => ({ account, isSignedIn, walletChainId: chainId }) };
}

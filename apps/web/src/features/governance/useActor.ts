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
   * As the rules see the actor on a chain. The wallet is asked to switch when something is sent, so being on another
   * chain is no obstacle here.
   */
  on(chainId: ChainId): Actor;
}

/** Who would act: the connected account. */
export function useActor(): WebActor {
  const { address } = useConnection();
  const isSignedIn = useIsSignedIn();
  const isSafe = useSession()?.isSafe ?? false;
  const account = address ?? null;
  return { account, isSignedIn, isSafe, on: (chainId) => ({ account, isSignedIn, walletChainId: chainId }) };
}

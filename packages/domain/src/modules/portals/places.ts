import { type Bridge, BRIDGES } from '../../bridges/index.ts';
import type { ChainId } from '../../units.ts';
import { connects } from '../multi-bridge/chosenBridges.ts';

/** What a form, drafted or complete, says of the token. */
interface TokenOnChains {
  isCreatingNewToken: boolean | null;
  isWrappingAccepted?: boolean | undefined;
  chainIds: readonly ChainId[];
  existingTokens?: readonly { chainId: ChainId | null }[] | undefined;
}

/** What stands on a chain that could travel: the organisation's own token, one that exists and stays as it is, or none. */
export type TravellingToken = 'own' | 'existing' | 'missing';

export function travellingToken(token: TokenOnChains | null, chainId: ChainId): TravellingToken {
  if (!token?.chainIds.includes(chainId) || token.isCreatingNewToken === null) return 'missing';
  if (token.isCreatingNewToken || token.isWrappingAccepted) return 'own';
  return token.existingTokens?.some((entry) => entry.chainId === chainId) ? 'existing' : 'missing';
}

interface Portals {
  chainIds: readonly ChainId[];
  bridges: readonly Bridge[];
}

/** The chosen bridges that connect a chain with another of the portals' chains, in the order of their numbers. */
export const portalBridgesOn = ({ chainIds, bridges }: Portals, chainId: ChainId): Bridge[] =>
  BRIDGES.filter((bridge) => bridges.includes(bridge) && chainIds.some((other) => other !== chainId && connects(bridge, chainId, other)));

interface LockAndRelease {
  lockAndReleaseSettings: { isEnabled: boolean; chainId?: ChainId | undefined };
}

/** The chain on which tokens that leave are kept; undefined where they are burned everywhere. */
export const primaryChain = (portals: LockAndRelease | null): ChainId | undefined =>
  portals?.lockAndReleaseSettings.isEnabled ? portals.lockAndReleaseSettings.chainId : undefined;

/** Whether tokens come to this chain by the portals only: what is locked on the primary chain is created nowhere else. */
export const comesByPortal = (portals: (LockAndRelease & Pick<Portals, 'chainIds'>) | null, chainId: ChainId): boolean => {
  const primary = primaryChain(portals);
  return primary !== undefined && primary !== chainId && portals!.chainIds.includes(chainId);
};

import type { RouteToken } from '@althing/domain/bridges';
import { LOCAL_CHAINS } from '@althing/domain/chains';
import { platformAddresses } from '../addresses.ts';
import { routeAddresses } from './addresses.ts';

/** What those who fill deposits ask on local chains: 10 of 10,000. */
export const LOCAL_ACROSS_FEE = { numerator: 10n, denominator: 10_000n } as const;

/** Nobody fills a deposit for less than half of what is asked, so that one that pays nothing can be seen to expire. */
export const isWorthFilling = ({ inputAmount, outputAmount }: { inputAmount: bigint; outputAmount: bigint }): boolean =>
  (inputAmount - outputAmount) * LOCAL_ACROSS_FEE.denominator * 2n >= inputAmount * LOCAL_ACROSS_FEE.numerator;

/** What bridges of the second set carry between local chains. */
export const localRouteTokens: readonly RouteToken[] = [
  {
    id: 'local-euro',
    symbol: 'LEUR',
    name: 'Local Euro',
    places: LOCAL_CHAINS.map(({ id: chainId }) => ({
      chainId,
      address: routeAddresses.localEuro,
      decimals: 18,
      contracts: {
        across: platformAddresses.localSpokePool,
        layerzero: routeAddresses.localEuro,
        'wormhole-ntt': routeAddresses.nttManager,
      },
    })),
  },
  {
    id: 'local-dollar',
    symbol: 'LUSD',
    name: 'Local Dollar',
    places: LOCAL_CHAINS.map(({ id: chainId }) => ({
      chainId,
      address: platformAddresses.localDollar,
      decimals: 6,
      contracts: { across: platformAddresses.localSpokePool },
    })),
  },
];

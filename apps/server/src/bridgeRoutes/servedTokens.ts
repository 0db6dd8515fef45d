import type { RouteToken } from '@althing/domain/bridges';
import type { Config } from '../base/config.ts';
import type { ChainClients } from '../chains/chainClients.ts';

/** The listed tokens on the chains that this installation is connected to; none that is on fewer than two of them. */
export const servedTokens = ({ tokens }: Config['bridgeRoutes'], chains: Pick<ChainClients, 'has'>): RouteToken[] =>
  tokens
    .map((token) => ({ ...token, places: token.places.filter(({ chainId }) => chains.has(chainId)) }))
    .filter(({ places }) => places.length > 1);

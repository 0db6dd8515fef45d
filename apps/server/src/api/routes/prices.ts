import { getAddress } from 'viem';
import { invalid } from '../../base/errors.ts';
import { createCurrentPrices } from '../../prices/currentPrices.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { Handlers } from '../endpointHandlers.ts';

type Keys = 'GET /api/v1/prices/:chainId';
type Dependencies = Pick<ApiDependencies, 'config' | 'chains' | 'tokenPrices'>;

export function priceHandlers({ config, chains, tokenPrices }: Dependencies): Handlers<Keys> {
  const currentPrices = createCurrentPrices({ config, tokenPrices });
  return {
    async 'GET /api/v1/prices/:chainId'({ params: { chainId }, query }) {
      if (!chains.has(chainId)) throw invalid(`Chain ${chainId} is not supported`, 'unknown-chain');
      return currentPrices(
        chainId,
        query.tokens.map((token) => getAddress(token)),
      );
    },
  };
}

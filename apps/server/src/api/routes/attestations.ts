import { getAddress } from 'viem';
import { createPriceAttestor } from '../../attestations/attestPrice.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { Handlers } from '../endpointHandlers.ts';

type Dependencies = Pick<ApiDependencies, 'config' | 'chains'>;

export function attestationHandlers(dependencies: Dependencies): Handlers<'GET /api/v1/attestations/twap-attestation'> {
  const attestPrice = createPriceAttestor(dependencies);
  return {
    async 'GET /api/v1/attestations/twap-attestation'({ query }) {
      const transitiveAttestation = await attestPrice({
        chainId: query.chainId,
        vault: getAddress(query.vaultAddress),
        quoteToken: getAddress(query.quoteTokenAddress),
        isPriceInToken0: query.isPriceInToken0,
      });
      return { transitiveAttestation };
    },
  };
}

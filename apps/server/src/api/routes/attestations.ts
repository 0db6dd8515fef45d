import { getAddress } from 'viem';
import { createPriceAttestor } from '../../attestations/attestPrice.ts';
import type { Dependencies } from '../../runtime/dependencies.ts';
import type { Handlers } from '../endpointHandlers.ts';

type Needs = Pick<Dependencies, 'config' | 'chains'>;

export function attestationHandlers(needs: Needs): Handlers<'GET /api/v1/attestations/twap-attestation'> {
  const attestPrice = createPriceAttestor(needs);
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

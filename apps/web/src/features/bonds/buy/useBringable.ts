import { decodeAttestation, readPair } from '@althing/bindings';
import type { Address } from '@althing/domain/units';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import { type PricedPair, useAttestations } from './buyerReads.ts';
import { takenByOracle } from './takenByOracle.ts';

/** Milliseconds: others bring prices too. */
const ASK_EVERY = 8_000;

/** The signed prices of a pair, in both directions, that anybody may bring to the chain now. */
export function useBringable(pair: PricedPair & { payoutToken: { address: string } }, enabled: boolean) {
  const { chainId, payoutToken } = pair;
  const signed = useAttestations(pair, enabled);
  const attestations = signed.data ?? [];
  const read = useChainRead({
    chainId,
    key: ['bringablePrices', ...attestations],
    enabled: enabled && attestations.length > 0,
    every: ASK_EVERY,
    read: async (client) => {
      const prices = attestations.map(async (attestation) => {
        const claim = decodeAttestation(attestation);
        const taken = await readPair(client, { chainId, payoutToken: claim.base, quoteToken: claim.quote });
        return { attestation, claim, taken: { ...taken, vault: taken.pricedVault } };
      });
      return takenByOracle(await Promise.all(prices), payoutToken.address as Address);
    },
  });
  return { data: read.data, error: signed.error ?? (read.data ? null : read.error) };
}

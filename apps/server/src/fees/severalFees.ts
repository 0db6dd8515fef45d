import { agreementDuration, BRIDGES } from '@althing/domain/bridges';
import type { ChainRecord } from '@althing/domain/chains';
import type { EndpointResponse } from '@althing/domain/http';
import { Refusal } from '../base/errors.ts';
import type { RelayerFee } from './relayerFees.ts';

type SeveralFees = EndpointResponse<'POST /api/v1/bridge/relayer-fees'>;
type FeeOfOne = SeveralFees['fees'][number];

/** What one bridge asks, or why it cannot be asked: the others are told all the same. */
export async function quotedBy(bridgeAdapterId: string, quote: () => Promise<RelayerFee>): Promise<FeeOfOne> {
  try {
    return { bridgeAdapterId, quote: await quote(), refusal: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { bridgeAdapterId, quote: null, refusal: { code: error.code, message: error.message } };
  }
}

/** With the sum of the fees, and the time until `threshold` of the bridges have delivered. */
export function feesTogether(fees: FeeOfOne[], threshold: number, origin: ChainRecord): SeveralFees {
  const quoted = fees.filter(({ quote }) => quote !== null);
  const bridges = BRIDGES.filter((bridge) => quoted.some(({ bridgeAdapterId }) => bridgeAdapterId === bridge));
  return {
    fees,
    total: quoted.length < fees.length ? null : String(quoted.reduce((sum, { quote }) => sum + BigInt(quote!.fee), 0n)),
    agreementSeconds: agreementDuration(bridges, threshold, origin) ?? null,
  };
}

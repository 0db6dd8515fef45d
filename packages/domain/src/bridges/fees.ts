import type { ChainRecord } from '../chains/index.ts';
import { type Wei, wei } from '../units.ts';
import type { Bridge } from './bridges.ts';
import { BRIDGE_FACTS } from './facts.ts';

/** docs/requirements.md#bridge-constants: gas limit where a delivery could not be measured. */
export const DEFAULT_GAS_LIMIT = 2_000_000n;

const withPercent = (amount: bigint, percent: number): bigint => (amount * BigInt(100 + percent) + 99n) / 100n;

/** Gas limit of a delivery that took `measured` when simulated; undefined where that was not possible. */
export const deliveryGas = (bridge: Bridge, measured: bigint | undefined): bigint =>
  measured === undefined ? DEFAULT_GAS_LIMIT : withPercent(measured, BRIDGE_FACTS[bridge].gasBufferPercent);

/**
 * The fee to send for a bridge that asks `quote`: with its buffer added, and at least the bridge's lowest fee, which is `feeMultiplier` times
 * higher for expensive destinations. Adapters return what was too much.
 */
export function relayerFee(bridge: Bridge, quote: bigint, destination: Pick<ChainRecord, 'feeMultiplier'>): Wei {
  const { feeBufferPercent, leastFee } = BRIDGE_FACTS[bridge];
  const fee = withPercent(quote, feeBufferPercent);
  const least = (leastFee ?? 0n) * BigInt(destination.feeMultiplier);
  return wei(fee > least ? fee : least);
}

/** docs/requirements.md#relayer-fee-messages: said where the bridge, or the node that was asked, answered no quote. */
export const relayerFeeFailed = (bridge: Bridge): string =>
  `Failed to retrieve relayer fee for ${BRIDGE_FACTS[bridge].name}. This bridge might be temporarily unavailable.`;

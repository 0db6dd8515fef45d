import type { ChainRecord } from '../chains/index.ts';
import { type Wei, wei } from '../units.ts';
import type { Bridge } from './bridges.ts';
import { BRIDGE_FACTS } from './facts.ts';

/** docs/requirements.md#bridge-constants: of a delivery that could not be measured. */
export const DEFAULT_GAS_LIMIT = 2_000_000n;

const withPercent = (amount: bigint, percent: number): bigint => (amount * BigInt(100 + percent) + 99n) / 100n;

/** With how much gas a bridge is to deliver what took `measured`; undefined where nobody could measure it. */
export const deliveryGas = (bridge: Bridge, measured: bigint | undefined): bigint =>
  measured === undefined ? DEFAULT_GAS_LIMIT : withPercent(measured, BRIDGE_FACTS[bridge].gasBufferPercent);

/**
 * What is sent along for a bridge that asks `quote`: its buffer added, and never less than its least fee, which is
 * `feeMultiplier` times as much where the destination is dear. Adapters give back what was too much.
 */
export function relayerFee(bridge: Bridge, quote: bigint, destination: Pick<ChainRecord, 'feeMultiplier'>): Wei {
  const { feeBufferPercent, leastFee } = BRIDGE_FACTS[bridge];
  const fee = withPercent(quote, feeBufferPercent);
  const least = (leastFee ?? 0n) * BigInt(destination.feeMultiplier);
  return wei(fee > least ? fee : least);
}

/** docs/requirements.md#relayer-fee-messages: where the bridge, or the node that was asked, gave no quote. */
export const relayerFeeFailed = (bridge: Bridge): string =>
  `Failed to retrieve relayer fee for ${BRIDGE_FACTS[bridge].name}. This bridge might be temporarily unavailable.`;

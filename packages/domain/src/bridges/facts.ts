import { type Seconds, seconds, type Wei, wei } from '../units.ts';
import type { Bridge } from './bridges.ts';

/** docs/requirements.md#bridge-constants: figures of a bridge that do not depend on the chains. */
export interface BridgeFacts {
  /** Name shown to people. */
  name: string;
  /** Time from sending to delivery, from a chain without `durationMultiplier`. */
  duration: Seconds;
  /** Added to the fee that the bridge asks, because prices change until a wallet has signed. Percent. */
  feeBufferPercent: number;
  /** Added to the gas measured for a delivery. Percent. */
  gasBufferPercent: number;
  /** Lowest fee, in the native currency of the chain where it is paid; null where there is none. */
  leastFee: Wei | null;
}

/** 0.00005 of a currency with 18 decimals. */
const LEAST_FEE = wei(50_000_000_000_000n);

export const BRIDGE_FACTS: Readonly<Record<Bridge, BridgeFacts>> = {
  hyperlane: { name: 'Hyperlane', duration: seconds(50), feeBufferPercent: 25, gasBufferPercent: 0, leastFee: LEAST_FEE },
  layerzero: { name: 'LayerZero', duration: seconds(50), feeBufferPercent: 25, gasBufferPercent: 25, leastFee: LEAST_FEE },
  ccip: { name: 'CCIP', duration: seconds(1320), feeBufferPercent: 25, gasBufferPercent: 25, leastFee: LEAST_FEE },
  // The buffer is a quarter of its estimate.
  axelar: { name: 'Axelar', duration: seconds(1260), feeBufferPercent: 25, gasBufferPercent: 40, leastFee: LEAST_FEE },
  wormhole: { name: 'Wormhole', duration: seconds(1020), feeBufferPercent: 25, gasBufferPercent: 0, leastFee: LEAST_FEE },
  polymer: { name: 'Polymer', duration: seconds(10), feeBufferPercent: 0, gasBufferPercent: 0, leastFee: null },
  connext: { name: 'Connext', duration: seconds(9000), feeBufferPercent: 0, gasBufferPercent: 0, leastFee: null },
};

/** Name shown to people, also of an adapter of an organisation's own. */
export const bridgeName = (bridge: Bridge | null): string => (bridge ? BRIDGE_FACTS[bridge].name : 'Own bridge');

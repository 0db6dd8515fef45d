import { type Seconds, seconds, type Wei, wei } from '../units.ts';
import type { Bridge } from './bridges.ts';

/** docs/requirements.md#bridge-constants: what is counted with for a bridge, wherever it goes. */
export interface BridgeFacts {
  /** As people know it. */
  name: string;
  /** From the sending to the delivery, where no chain is slow. */
  duration: Seconds;
  /** Added to what the bridge asks, since prices move until a wallet has signed. */
  feeBufferPercent: number;
  /** Added to the gas that a delivery was measured to take. */
  gasBufferPercent: number;
  /** The least fee, in the native currency of the chain where it is paid; null where there is none. */
  leastFee: Wei | null;
}

/** 0.00005 of a currency of 18 decimals. */
const LEAST_FEE = wei(50_000_000_000_000n);

export const BRIDGE_FACTS: Readonly<Record<Bridge, BridgeFacts>> = {
  hyperlane: { name: 'Hyperlane', duration: seconds(50), feeBufferPercent: 25, gasBufferPercent: 0, leastFee: LEAST_FEE },
  layerzero: { name: 'LayerZero', duration: seconds(50), feeBufferPercent: 25, gasBufferPercent: 25, leastFee: LEAST_FEE },
  ccip: { name: 'CCIP', duration: seconds(1320), feeBufferPercent: 25, gasBufferPercent: 25, leastFee: LEAST_FEE },
  // Its estimate times 1.25.
  axelar: { name: 'Axelar', duration: seconds(1260), feeBufferPercent: 25, gasBufferPercent: 40, leastFee: LEAST_FEE },
  wormhole: { name: 'Wormhole', duration: seconds(1020), feeBufferPercent: 25, gasBufferPercent: 0, leastFee: LEAST_FEE },
  polymer: { name: 'Polymer', duration: seconds(10), feeBufferPercent: 0, gasBufferPercent: 0, leastFee: null },
  connext: { name: 'Connext', duration: seconds(9000), feeBufferPercent: 0, gasBufferPercent: 0, leastFee: null },
};

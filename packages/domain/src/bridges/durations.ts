import type { ChainRecord } from '../chains/index.ts';
import { type Seconds, seconds } from '../units.ts';
import type { Bridge } from './bridges.ts';
import { BRIDGE_FACTS } from './facts.ts';

/** The chain that a message is sent from. Bridges wait until its blocks are final. */
type Origin = Pick<ChainRecord, 'durationMultiplier'>;

/** Expected time from sending a message until this bridge delivers it. */
export const legDuration = (bridge: Bridge, { durationMultiplier }: Origin): Seconds =>
  seconds(BRIDGE_FACTS[bridge].duration * durationMultiplier);

/** Expected time until `threshold` of these bridges have delivered; undefined where there are fewer bridges than that. */
export function agreementDuration(bridges: readonly Bridge[], threshold: number, origin: Origin): Seconds | undefined {
  const durations = bridges.map((bridge) => legDuration(bridge, origin)).sort((a, b) => a - b);
  return durations[threshold - 1];
}

import type { ChainRecord } from '../chains/index.ts';
import { type Seconds, seconds } from '../units.ts';
import type { Bridge } from './bridges.ts';
import { BRIDGE_FACTS } from './facts.ts';

/** Where the message is sent, and bridges wait until that is final. */
type Origin = Pick<ChainRecord, 'durationMultiplier'>;

/** From the sending of a message to its delivery by this bridge. */
export const legDuration = (bridge: Bridge, { durationMultiplier }: Origin): Seconds =>
  seconds(BRIDGE_FACTS[bridge].duration * durationMultiplier);

/** Until `threshold` of these bridges have delivered; undefined where they never can, being fewer. */
export function agreementDuration(bridges: readonly Bridge[], threshold: number, origin: Origin): Seconds | undefined {
  const durations = bridges.map((bridge) => legDuration(bridge, origin)).sort((a, b) => a - b);
  return durations[threshold - 1];
}

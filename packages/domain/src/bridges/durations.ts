import type { ChainRecord } from '../chains/index.ts';
import { type Seconds, seconds } from '../units.ts';
import type { Bridge } from './bridges.ts';
import { BRIDGE_FACTS } from './facts.ts';

/** The chain that a message is sent from. Bridges wait until its blocks are final. */
type Origin = Pick<ChainRecord, 'durationMultiplier'>;

/** Seconds in which nine of ten deliveries from a chain arrived lately. Bridges of which too few are known are left out. */
export type MeasuredDurations = Readonly<Partial<Record<Bridge, number>>>;

/** What was measured lies behind: the next delivery may be slower. */
const MEASURED_MULTIPLIER = 1.5;
/** Times the specified duration. Anybody may have messages travel slowly, by paying for too little, and so lengthen what is measured. */
const MOST_MEASURED = 10;

/** Expected time from sending a message until this bridge delivers it. */
export const legDuration = (bridge: Bridge, { durationMultiplier }: Origin): Seconds =>
  seconds(BRIDGE_FACTS[bridge].duration * durationMultiplier);

/** Time that has to be left for this bridge where it matters that it is in time: as long as it takes lately, and never less than expected. */
export function safeLegDuration(bridge: Bridge, origin: Origin, measured: MeasuredDurations): Seconds {
  const expected = legDuration(bridge, origin);
  const lately = Math.ceil((measured[bridge] ?? 0) * MEASURED_MULTIPLIER);
  return seconds(Math.max(expected, Math.min(lately, expected * MOST_MEASURED)));
}

/** The time after which `threshold` of these bridges have delivered; undefined where there are fewer bridges than that. */
const agreement = (durations: readonly Seconds[], threshold: number): Seconds | undefined =>
  durations.toSorted((a, b) => a - b)[threshold - 1];

/** Expected time until `threshold` of these bridges have delivered; undefined where there are fewer bridges than that. */
export const agreementDuration = (bridges: readonly Bridge[], threshold: number, origin: Origin): Seconds | undefined =>
  agreement(
    bridges.map((bridge) => legDuration(bridge, origin)),
    threshold,
  );

/** Time that has to be left for `threshold` of these bridges; undefined where there are fewer bridges than that. */
export const safeAgreementDuration = (
  bridges: readonly Bridge[],
  threshold: number,
  origin: Origin,
  measured: MeasuredDurations,
): Seconds | undefined =>
  agreement(
    bridges.map((bridge) => safeLegDuration(bridge, origin, measured)),
    threshold,
  );

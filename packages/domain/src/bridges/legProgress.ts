import { legDuration } from './durations.ts';
import { type Journey, type JourneyLeg, secondsOf } from './journey.ts';

/** A bridge is late after twice the time that it usually takes, and a minute: its figures are averages. */
const PATIENCE = 2;
const GRACE_SECONDS = 60;

/**
 * One bridge's part: `arrived`; `stuck`, for a cause that is known; `late`: so much longer under way than this bridge takes that it is not counted on; `slow`:
 * longer than usual; or `under-way`.
 * `expectedAt`: when it usually has arrived; UNIX seconds, null of an organisation's own bridge, about which nobody knows.
 */
export interface LegProgress {
  is: 'arrived' | 'stuck' | 'late' | 'slow' | 'under-way';
  expectedAt: number | null;
}

/** @param origin - the chain that it was sent from. @param now - time of that chain, UNIX seconds. */
export function legProgress(
  { createdAt }: Pick<Journey, 'createdAt'>,
  { bridge, status, cause, sentAt: givenAt }: JourneyLeg,
  origin: { durationMultiplier: number },
  now: number,
): LegProgress {
  const sentAt = secondsOf(givenAt ?? createdAt);
  const duration = bridge && legDuration(bridge, origin);
  const expectedAt = duration === null ? null : sentAt + duration;
  if (cause) return { is: 'stuck', expectedAt };
  if (status === 'completed') return { is: 'arrived', expectedAt };
  if (duration === null || now < sentAt + duration) return { is: 'under-way', expectedAt };
  return { is: now > sentAt + duration * PATIENCE + GRACE_SECONDS ? 'late' : 'slow', expectedAt };
}

import { z } from 'zod';

const off = z.boolean().default(false);

/** How a bridge of local chains misbehaves, all of it at once; what is not named is off. */
export const bridgeFaults = z.strictObject({
  /** Nothing is delivered for so long after it was sent. */
  delayMs: z.number().int().min(0).max(3_600_000).default(0),
  /** What would be delivered now never is. */
  drop: off,
  /** The later of two messages is delivered first. */
  reorder: off,
  /** What was delivered is delivered again. */
  duplicate: off,
  /** The validators sign another message in the place of what was sent. */
  forge: off,
  /** Nothing is delivered until this is off again. */
  pause: off,
});
export type BridgeFaults = z.output<typeof bridgeFaults>;

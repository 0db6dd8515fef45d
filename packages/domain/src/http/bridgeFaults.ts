import { z } from 'zod';
import { BRIDGES } from '../bridges/index.ts';

/** What may misbehave on local chains: each bridge, and whoever executes what bridges have brought, who can only be paused. */
export const MISBEHAVING = [...BRIDGES, 'executor'] as const;
export type Misbehaving = (typeof MISBEHAVING)[number];

const off = z.boolean().default(false);

/** Faults that a bridge of local chains simulates, all at the same time; those not named are off. */
export const bridgeFaults = z.strictObject({
  /** Milliseconds that pass between sending and delivery. */
  delayMs: z.number().int().min(0).max(3_600_000).default(0),
  /** Messages due for delivery now are lost for good. */
  drop: off,
  /** Of two messages, the later one is delivered first. */
  reorder: off,
  /** Each message is delivered a second time. */
  duplicate: off,
  /** The validators sign a different message than was sent. */
  forge: off,
  /** Nothing is delivered until this is switched off. */
  pause: off,
});
export type BridgeFaults = z.output<typeof bridgeFaults>;

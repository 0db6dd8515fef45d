import { governorBatch } from './1token1vote/governorBatch.ts';
import type { BatchKey, BatchPart, SetupOf } from './batchPart.ts';
import { spokeBatch } from './multi-bridge/spokeBatch.ts';
import { proxiesBatch } from './proxiesBatch.ts';
import { safeBatch } from './safe/safeBatch.ts';
import { tokenBatch } from './token/tokenBatch.ts';
import { vestingBatch } from './vesting/vestingBatch.ts';

/** The lists of a batch, in the order in which the deployer contract takes them. A missing one does not compile. */
export const BATCH_PARTS: { readonly [Key in BatchKey]: BatchPart<SetupOf<Key>> } = {
  safes: safeBatch,
  tokens: tokenBatch,
  vestings: vestingBatch,
  spokes: spokeBatch,
  governors: governorBatch,
  proxies: proxiesBatch,
};

export const BATCH_KEYS = Object.keys(BATCH_PARTS) as readonly BatchKey[];

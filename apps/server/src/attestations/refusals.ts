import { sentenceOf } from '@althing/domain/errors';
import type { Address } from '@althing/domain/units';
import { type Consequence, Refusal, unavailable } from '../base/errors.ts';
import { isNodeFailure, isUnreachable } from '../chains/reachable.ts';

/** What is asked of a vault, at the chain's latest block. */
export interface VaultQuestion {
  vault: Address;
  /** True where the share is priced in the vault's token0, false where in its token1. */
  isPriceInToken0: boolean;
  now: { number: bigint; timestamp: bigint };
  /** Seconds of which the average is. */
  window: number;
}

export const refusal = (consequence: Consequence, code: string) => new Refusal(consequence, code, sentenceOf(code));
export const unknownAverage = () => refusal('unavailable', 'price-average-unknown');
const unreachable = () => unavailable('The chain cannot be reached', 'rpc-unavailable');

/** For reads at the latest block, which every node has: what fails is the node, or the address is no vault. */
export function refusePresent(error: unknown): never {
  throw isNodeFailure(error) ? unreachable() : refusal('invalid', 'vault-unreadable');
}

/** For reads of the past: the node may have deleted that state, the vault did not exist then, or its pool keeps nothing so old. */
export function refusePast(error: unknown): never {
  throw isUnreachable(error) ? unreachable() : unknownAverage();
}

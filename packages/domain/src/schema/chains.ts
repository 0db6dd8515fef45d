import { chainName } from '../chains/lookup.ts';
import { SELECT_CHAIN } from '../setup/sentences.ts';
import type { ChainId } from '../units.ts';
import type { Scalar } from './field.ts';
import { asNumber, none, orNull, scalar, type ScalarOptions } from './scalar.ts';

const CHAIN_ID = { type: 'number', min: 1, max: Number.MAX_SAFE_INTEGER, isWhole: true } as const;

/** Which chains are available depends on the installation, so `chainRules` checks that. */
export const chain = (options: ScalarOptions<ChainId | null, ChainId>): Scalar<ChainId | null, ChainId> =>
  scalar<ChainId | null, ChainId>({
    empty: null,
    read: orNull(asNumber),
    write: (draft) => draft ?? 0,
    problem: (draft) => (draft === null ? SELECT_CHAIN : undefined),
    show: (input, { chains }) => chainName(chains, input),
    wire: CHAIN_ID,
    ...options,
  });

/** The chain of an entry that is created for that chain, so nobody chooses it. */
export const ownChain = (options: ScalarOptions<ChainId> & Partial<Pick<Scalar<ChainId>, 'read'>>): Scalar<ChainId> =>
  scalar({
    empty: 0,
    read: asNumber,
    write: (draft) => draft,
    problem: none,
    show: (input, { chains }) => chainName(chains, input),
    wire: CHAIN_ID,
    ...options,
  });

/** One chain in a list of chains. */
export const listedChain = (options: ScalarOptions<ChainId>): Scalar<ChainId> =>
  ownChain({
    ...options,
    read: (stored) => (typeof stored === 'number' && Number.isSafeInteger(stored) && stored > 0 ? stored : undefined),
  });

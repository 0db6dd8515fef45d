import type { OrganisationBatch } from '@althing/bindings';
import type { Address, Hex } from '@althing/domain/units';
import type { ChainDesign } from '../design.ts';

/** The lists of a batch, each for one kind of contracts. */
export type BatchKey = Exclude<keyof OrganisationBatch, 'identity' | 'upgradeOwner' | 'founderContinues'>;
export type SetupOf<Key extends BatchKey> = OrganisationBatch[Key][number];
export type BatchLists = { readonly [Key in BatchKey]: readonly SetupOf<Key>[] };

/** Steps that are not done yet, identified by the values that a set-up contains. */
export interface OpenSteps {
  salts: ReadonlySet<Hex>;
  addresses: ReadonlySet<Address>;
}

/** How one list of a batch is filled. */
export interface BatchPart<Setup> {
  /** The entries of the list for a chain's design, each with the steps that it completes, in order. */
  units(chain: ChainDesign): { stepIds: string[]; setup: Setup }[];
  /** Upper estimate of the gas for one entry. */
  gas(setup: Setup): bigint;
  /** Whether any of the entry's contracts is not done yet. */
  isOpen(setup: Setup, open: OpenSteps): boolean;
}

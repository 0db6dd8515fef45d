import type { OrganisationBatch } from '@althing/bindings';
import type { Address, Hex } from '@althing/domain/units';
import type { ChainDesign } from '../design.ts';

/** The lists of a batch, each with one kind of contract system. */
export type BatchKey = Exclude<keyof OrganisationBatch, 'id' | 'upgradeOwner'>;
export type SetupOf<Key extends BatchKey> = OrganisationBatch[Key][number];
export type BatchLists = { readonly [Key in BatchKey]: readonly SetupOf<Key>[] };

/** What is not done yet, by what a setup can be known by. */
export interface OpenSteps {
  salts: ReadonlySet<Hex>;
  addresses: ReadonlySet<Address>;
}

/** How one list of a batch is filled. */
export interface BatchPart<Setup> {
  /** What the list has to hold for a chain's design; each setup with the steps that it completes, in the order in which they happen. */
  units(chain: ChainDesign): { stepIds: string[]; setup: Setup }[];
  /** Upper estimate of what one setup costs. */
  gas(setup: Setup): bigint;
  /** Whether any of its contracts is not done yet. */
  isOpen(setup: Setup, open: OpenSteps): boolean;
}

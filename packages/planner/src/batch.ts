import type { OrganisationBatch } from '@althing/bindings';
import type { ChainDesign } from './design.ts';
import type { BatchKey, BatchLists, OpenSteps, SetupOf } from './modules/batchPart.ts';
import { BATCH_KEYS, BATCH_PARTS } from './modules/batchParts.ts';

/** A part of a batch that must stay in one transaction, with the steps that it completes. */
export interface BatchUnit {
  stepIds: string[];
  lists: Partial<BatchLists>;
}

const unitsOf = (key: BatchKey, chain: ChainDesign): BatchUnit[] =>
  BATCH_PARTS[key].units(chain).map(({ stepIds, setup }) => ({ stepIds, lists: { [key]: [setup] } }));

/** The parts of a chain's batch, in the order in which the deployer contract takes them. */
export const batchUnits = (chain: ChainDesign): BatchUnit[] => BATCH_KEYS.flatMap((key) => unitsOf(key, chain));

type Head = Pick<OrganisationBatch, 'identity' | 'upgradeOwner' | 'founderContinues'>;

function batchWith(head: Head, list: <Key extends BatchKey>(key: Key) => readonly SetupOf<Key>[]): OrganisationBatch {
  return {
    identity: head.identity,
    upgradeOwner: head.upgradeOwner,
    founderContinues: head.founderContinues,
    safes: list('safes'),
    tokens: list('tokens'),
    vestings: list('vestings'),
    spokes: list('spokes'),
    governors: list('governors'),
    proxies: list('proxies'),
  };
}

function setupsOf<Key extends BatchKey>(key: Key, { lists }: BatchUnit): readonly SetupOf<Key>[] {
  const setups: readonly SetupOf<Key>[] | undefined = lists[key];
  return setups ?? [];
}

/** One transaction. Every one of them is for the same upgrade authority; the first creates it, and all but the last leave the founder the right to go on. */
export const toBatch = (
  { identity, upgradeAuthority }: Pick<ChainDesign, 'identity' | 'upgradeAuthority'>,
  units: readonly BatchUnit[],
  founderContinues: boolean,
): OrganisationBatch =>
  batchWith({ identity, upgradeOwner: upgradeAuthority.owner.address, founderContinues }, (key) =>
    units.flatMap((unit) => setupsOf(key, unit)),
  );

function openSetups<Key extends BatchKey>(key: Key, lists: BatchLists, open: OpenSteps): readonly SetupOf<Key>[] {
  const setups: readonly SetupOf<Key>[] = lists[key];
  return setups.filter((setup) => BATCH_PARTS[key].isOpen(setup, open));
}

/** The batch without contracts that exist already: the deployer contract would revert for most of them. */
export const withoutDone = (batch: OrganisationBatch, open: OpenSteps): OrganisationBatch =>
  batchWith(batch, (key) => openSetups(key, batch, open));

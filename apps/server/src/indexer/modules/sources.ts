import { CONTRACT_KIND_FACTS, CONTRACT_KINDS, type ContractKind, type ContractProgram } from '@althing/domain/organisation';
import type { ChainId } from '@althing/domain/units';
import type { IndexedKind } from '../../store/chain/changes.ts';
import type { LookoutOptions } from '../lookout.ts';
import type { Root, Source } from '../source.ts';
import { governorSource, timelockSource } from './1token1vote/sources.ts';
import { bondRoots, bondSources } from './bonding-engine/sources.ts';
import { lockboxSource } from './lockbox/sources.ts';
import { adapterLookouts, ccipLookouts } from './multi-bridge/deliveryLookouts.ts';
import { bridgeRoots, bridgeSources, controllerSource, spokeSource } from './multi-bridge/sources.ts';
import { assetControllerSource, portalRoots, portalSources } from './portals/sources.ts';
import { platformRoots, platformSources } from './platform/sources.ts';
import { upgradeAuthoritySource } from './protocol-upgrades/sources.ts';
import { refundSource } from './refund/sources.ts';
import { safeSource } from './safe/sources.ts';
import { tokenSource } from './token/sources.ts';
import { vestingSource } from './vesting/sources.ts';

/** Increase it whenever a handler or an ABI changes what is stored: every chain is then indexed again from the start. */
export const PROJECTION_VERSION = 13;

/** How the contracts of organisations are read, by the program they run. A missing entry does not compile. */
const PROGRAM_SOURCES: Record<ContractProgram, Source> = {
  'Upgrade authority': upgradeAuthoritySource,
  Safe: safeSource,
  Token: tokenSource,
  Governor: governorSource,
  Timelock: timelockSource,
  'Gas refund': refundSource,
  Vesting: vestingSource,
  'Governor spoke': spokeSource,
  'Message controller': controllerSource,
  Lockbox: lockboxSource,
  'Asset controller': assetControllerSource,
};

const ofOrganisations = Object.fromEntries(
  CONTRACT_KINDS.map((kind) => [kind, PROGRAM_SOURCES[CONTRACT_KIND_FACTS[kind].program]]),
) as Record<ContractKind, Source>;

/** How the contracts of every kind are read. */
export const indexedSources: Record<IndexedKind, Source> = {
  ...ofOrganisations,
  ...platformSources,
  ...bondSources,
  ...bridgeSources,
  ...portalSources,
};

/** Contracts from which reading starts on a chain; they announce all others. */
export const indexedRoots = (chainId: ChainId): readonly Root[] => [
  ...platformRoots,
  ...bondRoots(chainId),
  ...bridgeRoots(chainId),
  ...portalRoots(chainId),
];

/** What is read of contracts that everybody uses. */
export const indexedLookouts = (chainId: ChainId): LookoutOptions => ({ fixed: adapterLookouts(chainId), named: ccipLookouts(chainId) });

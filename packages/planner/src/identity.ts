import { type OrganisationIdentity, predictUpgradeAuthority } from '@althing/bindings';
import { organisationChainIds } from '@althing/domain/organisation';
import { type Address, type ChainId, sameAddress } from '@althing/domain/units';
import { zeroAddress } from 'viem';
import { PlanError } from './errors.ts';
import { partiesOf } from './parties.ts';
import { refuseMalformed } from './salts.ts';
import type { PlanInput } from './types.ts';
import { chainWallets } from './wallets.ts';

/** The owner of the upgrade authority on a chain; null where it is a contract whose address depends on the authority's. */
function ownerOn({ organisation, salt }: PlanInput, founder: Address, chainId: ChainId): Address | null {
  const wallets = chainWallets(organisation, chainId);
  const upgrades = wallets.find(({ kind }) => kind === 'protocolUpgrades');
  if (!upgrades) return null;
  try {
    return partiesOf({ founder, organisationSalt: salt, wallets, governors: [] }).account(upgrades, 'upgrade-owner-missing').address;
  } catch (error) {
    if (error instanceof PlanError) return null;
    throw error;
  }
}

/** Who brings the organisation to further chains: its upgrade owner, where that is the same account everywhere. */
function resolveHeir(input: PlanInput, founder: Address): Address {
  const [first, ...others] = organisationChainIds(input.organisation).map((chainId) => ownerOn(input, founder, chainId));
  return first && others.every((other) => other && sameAddress(other, first)) ? first : zeroAddress;
}

/** By founder. A plan asks for every contract that another chain's refer to, and each answer takes every chain's Safes. */
const heirs = new WeakMap<PlanInput, Map<Address, Address>>();

function heirOf(input: PlanInput, founder: Address): Address {
  const known = heirs.get(input) ?? new Map<Address, Address>();
  const heir = known.get(founder) ?? resolveHeir(input, founder);
  heirs.set(input, known.set(founder, heir));
  return heir;
}

const ascending = (chainIds: readonly string[]): number[] => chainIds.map(Number).toSorted((a, b) => a - b);

function deployerOn({ deployers }: PlanInput, chainId: ChainId): Address {
  const deployer = deployers[chainId];
  if (!deployer) throw new PlanError('deployer-missing', `chain ${chainId}`);
  return deployer;
}

/**
 * Who the organisation is on a chain. One that stands keeps the identity that it was founded with, also on chains that are added later: there that of the
 * first chain by number. Throws `PlanError` where nobody deploys on the chain.
 */
export function identityOn(input: PlanInput, chainId: ChainId): OrganisationIdentity {
  const { identities } = input;
  if (identities) {
    const [first] = ascending(Object.keys(identities));
    const identity = identities[chainId] ?? (first === undefined ? undefined : identities[first]);
    if (!identity) throw new PlanError('deployer-missing', `chain ${chainId}`);
    return identity;
  }
  refuseMalformed(input.salt);
  const founder = deployerOn(input, chainId);
  return { id: input.salt, founder, heir: heirOf(input, founder), chainIds: ascending(Object.keys(input.deployers)).map(BigInt) };
}

/** The edited form of an organisation that stands, with the identities that its contracts have, whoever owns its upgrade authorities by the new form. */
export function asFounded(before: PlanInput, after: PlanInput): PlanInput {
  const chainIds = organisationChainIds(before.organisation);
  const identities = before.identities ?? Object.fromEntries(chainIds.map((chainId) => [chainId, identityOn(before, chainId)]));
  return { ...after, identities };
}

/** Upgrade authority of the organisation on a chain, on which its other addresses there depend. */
export const authorityOn = (input: PlanInput, chainId: ChainId): Address => predictUpgradeAuthority(identityOn(input, chainId));

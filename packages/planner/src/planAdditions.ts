import { decodeDeployOrganisation, encodeDeployOrganisation, type OrganisationIdentity } from '@althing/bindings';
import { organisationChainIds } from '@althing/domain/organisation';
import type { Address, ChainId } from '@althing/domain/units';
import { zeroAddress } from 'viem';
import { designChain } from './designChain.ts';
import { PlanError } from './errors.ts';
import { identityOn } from './identity.ts';
import { type DeployedContracts, diffPlan } from './planRemaining.ts';
import { AS_REVIEWED, type Present } from './presentValues.ts';
import type { ChainPlan, Plan, PlanInput, Transaction } from './types.ts';

/** An organisation that stands, with the form that its contracts answer to now. `deployers` and `identities` have the chains on which it stands. */
export type StandingOrganisation = PlanInput & Required<Pick<PlanInput, 'identities'>>;

/** The identity with which a chain of an organisation was planned. */
export function plannedIdentity({ chainId, transactions: [first] }: Pick<ChainPlan, 'chainId' | 'transactions'>): OrganisationIdentity {
  if (!first) throw new PlanError('deployer-missing', `chain ${chainId}`);
  return decodeDeployOrganisation(first.data).identity;
}

/** Who may add contracts on a chain: the present owner of the upgrade authority, or the heir where it does not stand yet. */
function senderOn(standing: StandingOrganisation, chainId: ChainId, present: Present): Address {
  if (standing.identities[chainId]) {
    return present.on[chainId]?.upgradeOwner ?? designChain(standing, chainId).upgradeAuthority.owner.address;
  }
  const { heir } = identityOn(standing, chainId);
  if (heir === zeroAddress) throw new PlanError('heir-missing', `chain ${chainId}`);
  return heir;
}

/** Who may add contracts on each chain of the edited organisation. Throws `PlanError` where nobody may bring it to a further one. */
export const addersOf = (
  standing: StandingOrganisation,
  edited: PlanInput['organisation'],
  present: Present,
): Readonly<Record<ChainId, Address>> =>
  Object.fromEntries(organisationChainIds(edited).map((chainId) => [chainId, senderOn(standing, chainId, present)]));

/** A batch names the owner that the authority has when it is sent; another one comes into office by an edit. */
function underPresentOwner(standing: StandingOrganisation, transaction: Transaction): Transaction {
  if (!standing.identities[transaction.chainId]) return transaction;
  const batch = decodeDeployOrganisation(transaction.data);
  return { ...transaction, ...encodeDeployOrganisation({ ...batch, upgradeOwner: transaction.from }) };
}

/**
 * The contracts that an organisation lacks for its edited form, under the same upgrade authority and at the organisation's addresses: new governors, Safes
 * and controllers, and everything on chains where it does not stand yet. Whoever is `from` sends the transactions: a Safe, or a timelock by a proposal.
 * They come before what `governorEdits` and `bridgeEdits` say of contracts that stand. Throws `PlanError` where the form cannot be deployed, or nobody may
 * bring the organisation to a further chain.
 *
 * @param current contracts that stand and pass their checks.
 * @param present what the chains say, e.g. who owns an upgrade authority today.
 */
export function planAdditions(
  standing: StandingOrganisation,
  edited: PlanInput['organisation'],
  current: DeployedContracts,
  present: Present = AS_REVIEWED,
): Plan {
  const additions = diffPlan(current, { ...standing, organisation: edited, deployers: addersOf(standing, edited, present) });
  return {
    ...additions,
    chains: additions.chains.map((chain) => ({
      ...chain,
      transactions: chain.transactions.map((transaction) => underPresentOwner(standing, transaction)),
    })),
  };
}

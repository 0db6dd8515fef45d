import type { OrganisationIdentity } from '@althing/bindings';
import { fieldInWords } from '@althing/domain/http';
import type { OrganisationInput } from '@althing/domain/organisation';
import { fromOrganisationInput, type SetupContext, validateForm } from '@althing/domain/setup';
import { UPGRADE_LIMITS, UPGRADE_REFUSALS, upgradeProblem, withoutDeleted } from '@althing/domain/upgrades';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import {
  type DeployedContracts,
  plan,
  planAgreement,
  plannedIdentity,
  type Present,
  planUpgrade,
  type StandingOrganisation,
  type UpgradeTransaction,
} from '@althing/planner';
import type { FrozenChainPlan } from '../store/frozenPlan.ts';
import type { FrozenUpgrade, FrozenUpgradeTransaction } from '../store/frozenUpgrade.ts';
import { votingChains } from '../store/votingChains.ts';
import { freezePlan } from './freezePlan.ts';

export interface UpgradeTask {
  type: 'upgrade';
  /** The form that was reviewed last. */
  present: OrganisationInput;
  upgraded: OrganisationInput;
  proposalName: string;
  salt: Hex;
  /** Of each chain on which it stands: who deployed it, and as what, where that was stored. */
  standing: { chainId: ChainId; deployer: Address; identity: FrozenChainPlan['identity'] }[];
  contracts: DeployedContracts;
  /** What the contracts say today. */
  today: Present;
  context: Pick<SetupContext, 'chains' | 'features'>;
}

type Stored = UpgradeTask['standing'][number];

/** Plans that were stored without an identity were planned from the form, salt and deployers that are stored beside them. */
function identitiesOf({ present, salt, standing }: UpgradeTask): Record<ChainId, OrganisationIdentity> {
  const known = standing.flatMap(({ chainId, identity }) =>
    identity ? [[chainId, { ...identity, chainIds: identity.chainIds.map(BigInt) }] as const] : [],
  );
  const deployers = Object.fromEntries(standing.map(({ chainId, deployer }) => [chainId, deployer]));
  const isWhole = known.length === standing.length;
  const derived = isWhole
    ? []
    : plan({ organisation: present, salt, deployers }).chains.map((chain) => [chain.chainId, plannedIdentity(chain)] as const);
  return { ...Object.fromEntries(derived), ...Object.fromEntries(known) };
}

const freezeTransaction = ({ calls, ...transaction }: UpgradeTransaction): FrozenUpgradeTransaction => ({
  ...transaction,
  calls: calls.map(({ to, value, data }) => ({ target: to, value: String(value), calldata: data })),
});

/** Governors that decide (`votingChains`), but have nothing to send, agree to the change of the record: their vote has to be about something. */
function agreements(standing: StandingOrganisation, planned: readonly UpgradeTransaction[]): UpgradeTransaction[] {
  const deciding = votingChains(Object.keys(standing.identities).map(Number), planned);
  return planAgreement(standing, deciding)
    .filter(({ chainId, sender }) => !planned.some((other) => other.chainId === chainId && other.sender.address === sender.address))
    .map((agreement) => ({
      ...agreement,
      id: `${agreement.chainId}/${1 + planned.filter(({ chainId }) => chainId === agreement.chainId).length}`,
    }));
}

const deployersOf = (standing: readonly Stored[]): Record<ChainId, Address> =>
  Object.fromEntries(standing.map(({ chainId, deployer }) => [chainId, deployer]));

export class UpgradeProblem extends Error {
  override name = 'UpgradeProblem';
}

/** The sentence that the wizard would show; undefined where the form may be proposed. */
function formProblem({ present, upgraded, proposalName, context }: UpgradeTask): string | undefined {
  const setting: SetupContext = { ...context, initial: fromOrganisationInput(present), existingGovernorNames: [] };
  const [first] = Object.entries(validateForm({ ...fromOrganisationInput(upgraded), proposalName }, setting));
  return first ? `${fieldInWords(first[0].split('.'))}: ${first[1]}` : upgradeProblem(present, upgraded);
}

/** Checks and plans an upgrade. Throws `UpgradeProblem` where a rule is broken, `PlanError` where the planner refuses. */
export function upgradePlan(task: UpgradeTask): FrozenUpgrade {
  const problem = formProblem(task);
  if (problem !== undefined) throw new UpgradeProblem(problem);
  const standing: StandingOrganisation = {
    organisation: task.present,
    salt: task.salt,
    deployers: deployersOf(task.standing),
    identities: identitiesOf(task),
  };
  const { chains, transactions, leaving } = planUpgrade(standing, withoutDeleted(task.upgraded), task.contracts, task.today);
  const all = [...transactions, ...agreements(standing, transactions)];
  if (all.length > UPGRADE_LIMITS.transactions) throw new UpgradeProblem(UPGRADE_REFUSALS['upgrade-too-large']);
  return { chains: chains.map(freezePlan), transactions: all.map(freezeTransaction), leaving };
}

import type { OrganisationContract, OrganisationDetail } from '@althing/domain/http';
import type { ContractState } from '@althing/domain/organisation';
import { type Address, type ChainId, type Hex, sameAddress } from '@althing/domain/units';
import type { Plan, Step, Transaction } from '@althing/planner';

/** Predicted addresses that have code, by chain. Chains that could not be read are missing. */
export type StandingCode = ReadonlyMap<ChainId, ReadonlySet<Address>>;

/** One contract on one chain, by what the ledger says or what the chain says, whichever is further. */
export interface DeploymentStep extends Omit<OrganisationContract, 'state'> {
  state: ContractState;
  /** Whether the chain has it although the ledger does not know yet. */
  isFound: boolean;
}

export interface ChainDeployment {
  chainId: ChainId;
  /** Account that the predicted addresses depend on. */
  deployer: Address | undefined;
  steps: DeploymentStep[];
  /** `planned` and `failed` need somebody to act; the other states need only time, or nothing. */
  state: ContractState;
  /** The transaction that the ledger has for this chain. */
  transactionHash: Hex | undefined;
  /** The next transaction to send; undefined where everything is deployed, or where the plan differs from the registered one. */
  transaction: Transaction | undefined;
  /** The reviewed contracts that the next transaction creates. */
  planned: Step[];
  /** Number of transactions on this chain, and how many are done. */
  progress: { done: number; total: number };
  /** Whether the addresses computed here differ from the registered ones. Then nothing must be sent. */
  isPlanDifferent: boolean;
}

const ORDER: readonly ContractState[] = ['failed', 'planned', 'submitted', 'confirmed', 'verified'];
const isStanding = (state: ContractState): boolean => state === 'confirmed' || state === 'verified';

/** What the deploy page shows for each chain. `plan` is undefined where the form cannot be planned. */
export function chainDeployments(organisation: OrganisationDetail, plan: Plan | undefined, code: StandingCode): ChainDeployment[] {
  return organisation.chainIds.map((chainId) => chainDeployment(organisation, plan, chainId, code.get(chainId) ?? new Set()));
}

function chainDeployment(
  organisation: OrganisationDetail,
  plan: Plan | undefined,
  chainId: ChainId,
  code: ReadonlySet<Address>,
): ChainDeployment {
  const planned = plan?.chains.find((chain) => chain.chainId === chainId);
  const rows = organisation.contracts.filter((contract) => contract.chainId === chainId);
  const steps = rows.map((row) => toStep(row, code));
  const isPlanDifferent =
    planned !== undefined && steps.some((step) => !sameAddress(planned.steps.find(({ id }) => id === step.stepId)?.address, step.address));
  const isDone = ({ stepIds }: Transaction) => stepIds.every((id) => steps.some((step) => step.stepId === id && isStanding(step.state)));
  const transactions = steps.length > 0 && !isPlanDifferent ? (planned?.transactions ?? []) : [];
  const transaction = transactions.find((candidate) => !isDone(candidate));
  return {
    chainId,
    deployer: organisation.deployers.find((entry) => entry.chainId === chainId)?.deployer as Address | undefined,
    steps,
    state: worst(steps),
    transactionHash: (rows.find((row) => row.transactionHash)?.transactionHash ?? undefined) as Hex | undefined,
    transaction,
    planned: (planned?.steps ?? []).filter(({ id }) => transaction?.stepIds.includes(id)),
    progress: { done: transactions.filter(isDone).length, total: transactions.length },
    isPlanDifferent,
  };
}

function toStep(row: OrganisationContract, code: ReadonlySet<Address>): DeploymentStep {
  const isFound = !isStanding(row.state) && [...code].some((address) => sameAddress(address, row.address));
  return { ...row, isFound, state: isFound ? 'confirmed' : row.state };
}

function worst(steps: readonly DeploymentStep[]): ContractState {
  return ORDER.find((state) => steps.some((step) => step.state === state)) ?? 'planned';
}

/** Whether all contracts of all chains are deployed, so that they can be compared with the review. */
export const isEverythingStanding = (chains: readonly ChainDeployment[]): boolean =>
  chains.length > 0 && chains.every((chain) => chain.steps.length > 0 && isStanding(chain.state));

/** Whether somebody has to send a transaction for this chain. */
export const needsSending = ({ transaction, state }: ChainDeployment): boolean => transaction !== undefined && state !== 'submitted';

import type { OrganisationContract, OrganisationDetail } from '@althing/domain/http';
import type { ContractState } from '@althing/domain/organisation';
import { type Address, type ChainId, type Hex, sameAddress } from '@althing/domain/units';
import type { Plan, Step, Transaction } from '@althing/planner';

/** Addresses of a chain at which there is code, as far as the chain could be asked. */
export type StandingCode = ReadonlyMap<ChainId, ReadonlySet<Address>>;

/** One contract of one chain, in the better of the two truths: what the ledger says and what stands on the chain. */
export interface DeploymentStep extends Omit<OrganisationContract, 'state'> {
  state: ContractState;
  /** The chain has it although the ledger does not know yet. */
  isFound: boolean;
}

export interface ChainDeployment {
  chainId: ChainId;
  /** Whose transaction the predicted addresses belong to. */
  deployer: Address | undefined;
  steps: DeploymentStep[];
  /** `planned` and `failed` wait for a person, the others for the chain or for nothing. */
  state: ContractState;
  /** The transaction that the ledger knows for this chain. */
  transactionHash: Hex | undefined;
  /** The next one to send; undefined once everything stands, or where the plan differs from what was frozen. */
  transaction: Transaction | undefined;
  /** The contracts as they were reviewed, those that the next transaction creates. */
  planned: Step[];
  /** Transactions of this chain, and how many are done. */
  progress: { done: number; total: number };
  /** The addresses computed here are not those that were registered, so nothing may be sent. */
  isPlanDifferent: boolean;
}

const ORDER: readonly ContractState[] = ['failed', 'planned', 'submitted', 'confirmed', 'verified'];
const isStanding = (state: ContractState): boolean => state === 'confirmed' || state === 'verified';

/** What the deploy page shows of each chain. `plan` is undefined where the form cannot be planned. */
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

/** Whether every contract of every chain stands, so that it can be compared with the review. */
export const isEverythingStanding = (chains: readonly ChainDeployment[]): boolean =>
  chains.length > 0 && chains.every((chain) => chain.steps.length > 0 && isStanding(chain.state));

/** Whether this chain waits for somebody to send something. */
export const needsSending = ({ transaction, state }: ChainDeployment): boolean => transaction !== undefined && state !== 'submitted';

import type { Check } from '@althing/bindings';
import type { ContractKind, OrganisationInput } from '@althing/domain/organisation';
import type { Address, ChainId, Hex } from '@althing/domain/units';

/** What the planner is given: the reviewed form, the salt of the organisation and who will send each chain's batch. */
export interface PlanInput {
  organisation: Pick<OrganisationInput, 'name' | 'modules' | 'token'>;
  /** Random 32 bytes, chosen once per organisation; every other salt is derived from it. */
  salt: Hex;
  /** Predicted addresses are namespaced by the account that sends the batch, so it is part of the plan. */
  deployers: Record<ChainId, Address>;
  /** Message controllers that are no part of the form; votes from other chains need one at both ends. */
  messageControllers?: Partial<Record<ChainId, Address>>;
}

/** One labelled value that a person confirms, with its unit; addresses are given in full. */
export interface ReviewLine {
  label: string;
  value: string;
}

/** One contract on one chain. */
export interface Step {
  /** `kind|name`, unique per chain, e.g. `governor|Main`. */
  id: string;
  kind: ContractKind;
  name: string;
  chainId: ChainId;
  /** Predicted; code here with every check satisfied means done, whoever did it. */
  address: Address;
  salt: Hex;
  /** Steps of this chain that must exist first; the batch has them in this order. */
  dependsOn: string[];
  /** What a person reviews, e.g. `['Voting period', '7 days']`. */
  review: ReviewLine[];
  checks: Check[];
}

/** One wallet confirmation. */
export interface Transaction {
  chainId: ChainId;
  from: Address;
  to: Address;
  data: Hex;
  value: bigint;
  /** The steps that this transaction completes, in order. */
  stepIds: string[];
}

export interface ChainPlan {
  chainId: ChainId;
  deployer: Address;
  steps: Step[];
  /** Usually one; several only where the batch would not fit a block. */
  transactions: Transaction[];
}

export interface Plan {
  salt: Hex;
  chains: ChainPlan[];
}

import type { Check, OrganisationIdentity } from '@althing/bindings';
import type { ContractKind, OrganisationInput } from '@althing/domain/organisation';
import type { Address, ChainId, Hex } from '@althing/domain/units';

/** Input of the planner: the reviewed form, the organisation's salt, and who will send each chain's batch. */
export interface PlanInput {
  organisation: Pick<OrganisationInput, 'name' | 'modules' | 'token'>;
  /** 32 random bytes, chosen once per organisation; all other salts are derived from it. */
  salt: Hex;
  /** The account that sends each chain's batch. Addresses of an organisation that is being founded depend on it. */
  deployers: Record<ChainId, Address>;
  /** Of an organisation that stands, as it was founded on each of its chains; absent for one that is being founded. */
  identities?: Partial<Record<ChainId, OrganisationIdentity>>;
  /** Existing message controllers that are not in the form. Votes from other chains need one on both chains. */
  messageControllers?: Partial<Record<ChainId, Address>>;
}

/** One value with its label and unit, which a person confirms; addresses are given in full. */
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
  /** Predicted address. If there is code at it and every check passes, the step is done, whoever did it. */
  address: Address;
  salt: Hex;
  /** Ids of steps on this chain that must be done before; the batch respects this order. */
  dependsOn: string[];
  /** What a person reviews, e.g. `['Voting period', '7 days']`. */
  review: ReviewLine[];
  checks: Check[];
}

/** One transaction, i.e. one confirmation in the wallet. */
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
  /** Usually one; several only where the batch would need too much gas. */
  transactions: Transaction[];
}

export interface Plan {
  salt: Hex;
  chains: ChainPlan[];
}

import type { Check } from '@althing/bindings';
import type { ContractKind } from '@althing/domain/organisation';
import type { Address, ChainId, Hex } from '@althing/domain/units';

export interface FrozenStep {
  /**
   * `kind
   * name`, unique per chain.
   */
  id: string;
  kind: ContractKind;
  name: string;
  address: Address;
  checks: Check[];
}

/** A chain's plan as the ledger stores it. */
export interface FrozenChainPlan {
  chainId: ChainId;
  deployer: Address;
  /** Absent in plans that were stored before it was kept; then it follows from form, salt and deployers. */
  identity?: { id: Hex; founder: Address; heir: Address; chainIds: ChainId[] };
  steps: FrozenStep[];
  /** Which steps a transaction with this calldata completes, by the calldata's keccak256. */
  transactions: { dataHash: Hex; stepIds: string[] }[];
}

import type { Check } from '@althing/bindings';
import type { ContractKind } from '@althing/domain/organisation';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import type { ChainPlan } from '@althing/planner';
import { keccak256 } from 'viem';

export interface FrozenStep {
  /** `kind|name`, unique per chain. */
  id: string;
  kind: ContractKind;
  name: string;
  address: Address;
  checks: Check[];
}

/** A chain's plan as the ledger keeps it. */
export interface FrozenChainPlan {
  chainId: ChainId;
  deployer: Address;
  steps: FrozenStep[];
  /** Which steps a transaction with this calldata completes. */
  transactions: { dataHash: Hex; stepIds: string[] }[];
}

/** A planner of a later version may predict other addresses, so what was registered is kept, not computed again. */
export function freezePlan({ chainId, deployer, steps, transactions }: ChainPlan): FrozenChainPlan {
  return {
    chainId,
    deployer,
    steps: steps.map(({ id, kind, name, address, checks }) => ({ id, kind, name, address, checks })),
    transactions: transactions.map(({ data, stepIds }) => ({ dataHash: keccak256(data), stepIds })),
  };
}

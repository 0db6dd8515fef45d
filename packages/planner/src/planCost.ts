import { decodeDeployOrganisation } from '@althing/bindings';
import { type ChainId, type Wei, wei } from '@althing/domain/units';
import { batchGas } from './gas.ts';
import type { Plan } from './types.ts';

export interface ChainCost {
  chainId: ChainId;
  /** Upper estimate over all transactions on the chain. */
  gas: bigint;
  /** `gas` at the given price, without the fee that rollups add for data. Null where the price is unknown. */
  cost: Wei | null;
}

/** The highest cost of the deployment per chain, in the native currency. `gasPrices` in wei per gas. */
export function planCost(plan: Plan, gasPrices: Partial<Record<ChainId, bigint>>): ChainCost[] {
  return plan.chains.map(({ chainId, transactions }) => {
    const gas = transactions.reduce((sum, { data }) => sum + batchGas(decodeDeployOrganisation(data)), 0n);
    const price = gasPrices[chainId];
    return { chainId, gas, cost: price === undefined ? null : wei(gas * price) };
  });
}

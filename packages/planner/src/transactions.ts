import { encodeDeployOrganisation } from '@althing/bindings';
import { type BatchUnit, batchUnits, toBatch } from './batch.ts';
import type { ChainDesign } from './design.ts';
import { PlanError } from './errors.ts';
import { batchGas, TRANSACTION_GAS_CAP } from './gas.ts';
import type { Transaction } from './types.ts';

const gasOf = (design: ChainDesign, units: readonly BatchUnit[]): bigint => batchGas(toBatch(design, units, false));

/** Splits the batch into groups: as many units per transaction as the gas target allows, in order. */
function pack(design: ChainDesign, gasTarget: bigint): BatchUnit[][] {
  const groups: BatchUnit[][] = [];
  for (const unit of batchUnits(design)) {
    if (gasOf(design, [unit]) > TRANSACTION_GAS_CAP) throw new PlanError('transaction-too-large', unit.stepIds.join(', '));
    const last = groups.at(-1);
    if (last && gasOf(design, [...last, unit]) <= gasTarget) last.push(unit);
    else groups.push([unit]);
  }
  return groups;
}

/** The transactions of one chain: a single one where the gas target allows. The first one creates the upgrade authority. */
export function chainTransactions(design: ChainDesign, gasTarget: bigint): Transaction[] {
  const packed = pack(design, gasTarget);
  const groups = packed.length > 0 ? packed : [[]];
  return groups.map((units, i) => ({
    chainId: design.chainId,
    from: design.deployer,
    ...encodeDeployOrganisation(toBatch(design, units, i < groups.length - 1)),
    stepIds: [...(i === 0 ? [design.upgradeAuthority.id] : []), ...units.flatMap((unit) => unit.stepIds)],
  }));
}

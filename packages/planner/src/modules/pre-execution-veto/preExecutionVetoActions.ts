import { type Call, timelockAbi, TIMELOCK_ROLES } from '@althing/bindings';
import type { Address } from '@althing/domain/units';
import { encodeFunctionData, zeroAddress } from 'viem';
import type { GovernorDesign } from '../../design.ts';
import { addressOf, updateVetoer } from '../shared/edits.ts';

function roleAction(timelock: Address, functionName: 'grantRole' | 'revokeRole', account: Address): Call {
  const data = encodeFunctionData({ abi: timelockAbi, functionName, args: [TIMELOCK_ROLES.canceller, account] });
  return { to: timelock, data, value: 0n };
}

/** The governor refuses a vetoer without the matching roles in the timelock, so the roles change first. */
function cancellerActions(timelock: Address, governor: Address, before: Address, after: Address): Call[] {
  const leaves = before === zeroAddress ? [] : [before, ...(after === zeroAddress ? [governor] : [])];
  const comes = after === zeroAddress ? [] : [after, ...(before === zeroAddress ? [governor] : [])];
  return [
    ...comes.map((account) => roleAction(timelock, 'grantRole', account)),
    ...leaves.map((account) => roleAction(timelock, 'revokeRole', account)),
  ];
}

export function preExecutionVetoerActions(before: GovernorDesign, after: GovernorDesign): Call[] {
  const [old, next] = [addressOf(before.preExecutionVetoer), addressOf(after.preExecutionVetoer)];
  if (old === next) return [];
  const roles = after.timelock ? cancellerActions(after.timelock.address, after.address, old, next) : [];
  return [...roles, updateVetoer('updatePreExecutionVetoer', after.address, next)];
}

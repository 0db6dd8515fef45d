import { type Call, quadraticGovernorAbi } from '@althing/bindings';
import { encodeFunctionData } from 'viem';
import type { GovernorDesign } from '../../design.ts';
import { same } from '../shared/edits.ts';

export function quadraticActions(before: GovernorDesign, after: GovernorDesign): Call[] {
  if (!after.quadratic || same(before.quadratic, after.quadratic)) return [];
  const data = encodeFunctionData({ abi: quadraticGovernorAbi, functionName: 'updateQuadraticSettings', args: [after.quadratic] });
  return [{ to: after.address, data, value: 0n }];
}

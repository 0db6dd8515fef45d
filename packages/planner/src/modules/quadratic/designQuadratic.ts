import { passportDecoderOf } from '@althing/bindings';
import type { Governor } from '@althing/domain/organisation';
import type { QuadraticDesign } from '../../design.ts';
import { PlanError } from '../../errors.ts';
import { percentToBasisPoints } from '../../quantities.ts';

export function designQuadratic({ chainId, governorName, passportScoreRanges, quadraticThreshold }: Governor): QuadraticDesign {
  const decoder = passportDecoderOf(chainId);
  if (!decoder) throw new PlanError('quadratic-unavailable', governorName);
  const [lowest, low, high, highest] = passportScoreRanges.map(Number) as [number, number, number, number];
  return { decoder, bandPercentages: [lowest, low, high, highest], threshold: percentToBasisPoints(quadraticThreshold) };
}

import { predictRefundGas } from '@althing/bindings';
import type { Governor } from '@althing/domain/organisation';
import type { Address } from '@althing/domain/units';
import type { GovernorDesign, Site } from '../../design.ts';
import { deriveSalt } from '../../salts.ts';
import { stepId } from '../../stepId.ts';
import { refundSettings } from './refundSettings.ts';

/** Its address depends on its settings, and so on the supply. No other contract refers to it. */
export function designRefund(
  { governorName, isQuadratic, refundMechanism }: Governor,
  governor: Address,
  supply: bigint,
  { authority, organisationSalt }: Site,
): GovernorDesign['refund'] {
  if (!refundMechanism) return null;
  const id = stepId('refundGas', governorName);
  const salt = deriveSalt(organisationSalt, id);
  const settings = refundSettings(isQuadratic, supply);
  return { id, salt, address: predictRefundGas({ authority, salt }, { governor, settings }), settings };
}

import type { Call } from '@althing/bindings';
import { zeroAddress } from 'viem';
import type { GovernorDesign } from '../../design.ts';
import { addressOf, updateVetoer } from '../shared/edits.ts';

/** Goes before changing the voting delay, which may only become short when there are no guardians. */
export function preVoteVetoerLeaves(before: GovernorDesign, after: GovernorDesign): Call[] {
  const leaves = before.preVoteVetoer && !after.preVoteVetoer;
  return leaves ? [updateVetoer('updatePreVoteVetoer', after.address, zeroAddress)] : [];
}

/** Goes after changing the voting delay, which must be long enough for guardians. */
export function preVoteVetoerComes(before: GovernorDesign, after: GovernorDesign): Call[] {
  const comes = after.preVoteVetoer && addressOf(before.preVoteVetoer) !== after.preVoteVetoer.address;
  return comes ? [updateVetoer('updatePreVoteVetoer', after.address, addressOf(after.preVoteVetoer))] : [];
}

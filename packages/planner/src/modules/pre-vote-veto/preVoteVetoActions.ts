import type { Call } from '@althing/bindings';
import { zeroAddress } from 'viem';
import type { GovernorDesign } from '../../design.ts';
import { addressOf, updateVetoer } from '../shared/edits.ts';

/** Before the voting delay, which may become short only when nobody needs it. */
export function preVoteVetoerLeaves(before: GovernorDesign, after: GovernorDesign): Call[] {
  const leaves = before.preVoteVetoer && !after.preVoteVetoer;
  return leaves ? [updateVetoer('updatePreVoteVetoer', after.address, zeroAddress)] : [];
}

/** After the voting delay, which has to be long enough first. */
export function preVoteVetoerComes(before: GovernorDesign, after: GovernorDesign): Call[] {
  const comes = after.preVoteVetoer && addressOf(before.preVoteVetoer) !== after.preVoteVetoer.address;
  return comes ? [updateVetoer('updatePreVoteVetoer', after.address, addressOf(after.preVoteVetoer))] : [];
}

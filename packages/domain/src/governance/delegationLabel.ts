import { type Address, sameAddress } from '../units.ts';
import type { VotingPower } from './eligibility.ts';

/**
 * One sentence about where the votes of an account's own tokens are, and whether the account should do something about it. `isCounted`: whether
 * a governor counts the tokens of this chain at all.
 */
export function delegationLabel(
  { balance, now, delegate }: VotingPower,
  account: Address,
  isCounted: boolean,
): { text: string; isUrgent: boolean } {
  if (!isCounted) return { text: 'No governor counts this token here, so nobody votes with it on this chain.', isUrgent: false };
  if (balance === 0n && now === 0n) return { text: 'You hold no tokens and nobody has delegated to you.', isUrgent: false };
  if (balance === 0n) return { text: 'You hold no tokens; others have delegated to you.', isUrgent: false };
  if (delegate === null)
    return { text: 'Your tokens do not vote yet. Delegate them, to yourself or to somebody you trust.', isUrgent: true };
  if (sameAddress(delegate, account)) return { text: 'You vote with your own tokens.', isUrgent: false };
  return { text: 'Somebody else votes with your tokens. You can take the votes back at any time.', isUrgent: false };
}

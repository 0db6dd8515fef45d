import type { VotingPower } from './eligibility.ts';

export interface FirstProposal {
  /** What comes before it; empty where nothing does. */
  detail: string;
  action: 'delegate' | 'propose';
}

const DELEGATE_FIRST = 'Delegate your votes to yourself first: tokens vote only then.';

/** What its founder does next on the way to an organisation's first proposal; `power` is undefined while it is not known. */
export function firstProposal(power: Pick<VotingPower, 'balance' | 'delegate'> | undefined): FirstProposal {
  if (!power) return { detail: DELEGATE_FIRST, action: 'propose' };
  return power.balance > 0n && power.delegate === null ? { detail: DELEGATE_FIRST, action: 'delegate' } : { detail: '', action: 'propose' };
}

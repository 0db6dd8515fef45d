import type { VotingPower } from './eligibility.ts';

export interface FirstProposal {
  /** What has to be done before; empty where nothing has. */
  detail: string;
  action: 'delegate' | 'propose';
}

const DELEGATE_FIRST = 'Delegate your votes to yourself first: tokens vote only then.';

/** The founder's next step towards an organisation's first proposal. `power` is undefined while it is not known. */
export function firstProposal(power: Pick<VotingPower, 'balance' | 'delegate'> | undefined): FirstProposal {
  if (!power) return { detail: DELEGATE_FIRST, action: 'propose' };
  return power.balance > 0n && power.delegate === null ? { detail: DELEGATE_FIRST, action: 'delegate' } : { detail: '', action: 'propose' };
}

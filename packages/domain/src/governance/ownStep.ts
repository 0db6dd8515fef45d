import { eligibilityOf, type GovernorTerms, type ProposalCase, type VotingPower } from './eligibility.ts';
import { proposalState } from './proposalState.ts';
import type { Address } from '../units.ts';

/** What somebody can do with an open proposal. `you`: something that only they can do; `anybody`: a step that waits for whoever takes it. */
export interface OwnStep {
  kind: 'you' | 'anybody' | 'nothing';
  /** A few words, or a sentence that says why there is nothing to do. */
  label: string;
}

export interface OwnCase {
  account: Address;
  governor: GovernorTerms;
  proposal: ProposalCase;
  power: VotingPower;
  /** UNIX seconds, by the clock of the governor's chain. */
  now: number;
}

/** The next thing that the account can do with a proposal that has not ended. */
export function ownStep({ account, governor, proposal, power, now }: OwnCase): OwnStep {
  const common = { actor: { account, isSignedIn: true, walletChainId: governor.chainId }, governor, proposal, now };
  const state = proposalState(proposal.facts, now);
  if (state === 'pending' || state === 'active') {
    const vote = eligibilityOf({ ...common, action: 'vote', power });
    if (vote.isAllowed) return { kind: 'you', label: 'You can vote' };
    if (state === 'pending' && vote.code === 'not-delegated') return { kind: 'you', label: vote.reason };
    return { kind: 'nothing', label: vote.reason };
  }
  if (eligibilityOf({ ...common, action: 'queue' }).isAllowed) return { kind: 'anybody', label: 'Anybody can queue it' };
  const execute = eligibilityOf({ ...common, action: 'execute' });
  return execute.isAllowed ? { kind: 'anybody', label: 'Anybody can execute it' } : { kind: 'nothing', label: execute.reason };
}

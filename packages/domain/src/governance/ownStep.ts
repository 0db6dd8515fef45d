import { groupDigits, listInWords } from '../display/index.ts';
import { amountText } from '../token/index.ts';
import type { Address } from '../units.ts';
import { eligibilityOf, type GovernorTerms, type ProposalCase, type VotingPower } from './eligibility.ts';
import { proposalState } from './proposalState.ts';
import { votesLeft } from './votesLeft.ts';

/** What somebody can do with an open proposal. `you`: something that only they can do; `anybody`: a step that waits for whoever takes it. */
export interface OwnStep {
  kind: 'you' | 'anybody' | 'nothing';
  /** A few words, or a sentence that says why there is nothing to do. */
  label: string;
}

/** Votes besides those on the governor's chain: of tokens that vest there, or on another chain. */
export interface OtherWay {
  type: 'vesting' | 'chain';
  chainName: string;
  /** When the vote opened, in smallest units. */
  votes: bigint;
  /** With all of them: such votes cannot be split. */
  hasVoted: boolean;
}

export interface OwnCase {
  account: Address;
  governor: GovernorTerms;
  /** `hasVoted`: on the governor's chain. */
  proposal: ProposalCase;
  power: VotingPower;
  /** What of `power` was cast, in smallest units. */
  usedVotes: bigint;
  otherWays: readonly OtherWay[];
  /** UNIX seconds, by the clock of the governor's chain. */
  now: number;
}

const DECIMALS = 18;
const VOTED: OwnStep = { kind: 'nothing', label: 'You have voted already, and a vote cannot be changed.' };

/** What the account can still vote with, each in words; the first is on the governor's chain, where it has any there. */
function amountsLeft({ governor, proposal, power, usedVotes, otherWays }: OwnCase): { home: string[]; away: string[] } {
  const amount = (votes: bigint) => `${groupDigits(amountText(votes, DECIMALS))} ${governor.tokenSymbol}`;
  const { counting } = proposal.facts;
  const home = votesLeft({ counting, atSnapshot: power.atSnapshot, usedVotes, hasVoted: proposal.hasVoted });
  const away = otherWays
    .filter(({ votes, hasVoted }) => votes > 0n && !hasVoted && counting.type === 'fractional')
    .map(({ type, chainName, votes }) => (type === 'vesting' ? `${amount(votes)} that vest for you` : `${amount(votes)} on ${chainName}`));
  return { home: home > 0n ? [amount(home)] : [], away };
}

/** What is left of the account's votes while the vote is open; undefined where there never were any. */
function voteStep(own: OwnCase): OwnStep | undefined {
  const { home, away } = amountsLeft(own);
  const left = listInWords([...home, ...away]);
  const hasCast = own.proposal.hasVoted || own.otherWays.some(({ hasVoted }) => hasVoted);
  if (hasCast) return left === '' ? VOTED : { kind: 'you', label: `You have voted in part. You can still vote with ${left}` };
  if (left === '') return undefined;
  return { kind: 'you', label: away.length === 0 ? 'You can vote' : `You can vote with ${left}` };
}

/** The next thing that the account can do with a proposal that has not ended. */
export function ownStep(own: OwnCase): OwnStep {
  const { account, governor, proposal, power, now } = own;
  const common = { actor: { account, isSignedIn: true, walletChainId: governor.chainId }, governor, proposal, now };
  const state = proposalState(proposal.facts, now);
  if (state === 'pending' || state === 'active') {
    const open = state === 'active' ? voteStep(own) : undefined;
    if (open) return open;
    const vote = eligibilityOf({ ...common, action: 'vote', power });
    if (vote.isAllowed) return { kind: 'you', label: 'You can vote' };
    if (state === 'pending' && vote.code === 'not-delegated') return { kind: 'you', label: vote.reason };
    return { kind: 'nothing', label: vote.reason };
  }
  if (eligibilityOf({ ...common, action: 'queue' }).isAllowed) return { kind: 'anybody', label: 'Anybody can queue it' };
  const execute = eligibilityOf({ ...common, action: 'execute' });
  return execute.isAllowed ? { kind: 'anybody', label: 'Anybody can execute it' } : { kind: 'nothing', label: execute.reason };
}

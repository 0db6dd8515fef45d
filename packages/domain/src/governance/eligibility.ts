import { type Address, type ChainId, sameAddress } from '../units.ts';
import { type Guardians, isVetoWindow, officesOf } from './guardians.ts';
import { type HeldElsewhere, heldElsewhereText } from './heldElsewhere.ts';
import { type ProposalFacts, proposalState } from './proposalState.ts';
import type { ProposalState } from './proposalStates.ts';

/** Why an action is not possible, and the one thing that would help. */
export interface Obstacle {
  code: ObstacleCode;
  /** One sentence, addressing the reader as "you". */
  reason: string;
  fix: Fix | null;
  /** UNIX seconds from which it becomes possible without anybody doing anything; null where waiting does not help. */
  possibleAt: number | null;
}

export type ObstacleCode =
  | 'not-connected'
  | 'not-signed-in'
  | 'wrong-chain'
  | 'threshold-not-met'
  | 'not-delegated'
  | 'delegated-away'
  | 'power-too-late'
  | 'no-tokens'
  | 'not-open-yet'
  | 'voting-ended'
  | 'already-voted'
  | 'not-passed-yet'
  | 'not-passed'
  | 'not-queued'
  | 'timelock-running'
  | 'no-timelock'
  | 'already-queued'
  | 'already-executed'
  | 'canceled'
  | 'not-proposer'
  | 'too-late-to-cancel'
  | 'not-guardian'
  | 'safe-has-to-act'
  | 'too-early-to-veto'
  | 'too-late-to-veto'
  | 'already-delegated';

export type FixKind = 'connect' | 'signIn' | 'switchChain' | 'delegateToSelf' | 'queue' | 'execute';
export interface Fix {
  kind: FixKind;
  /** Text of the button. */
  label: string;
}

export type Eligibility = { isAllowed: true } | ({ isAllowed: false } & Obstacle);

/** Who wants to act, from which chain. */
export interface Actor {
  /** Null where no wallet is connected. */
  account: Address | null;
  isSignedIn: boolean;
  /** Chain that the wallet is connected to. */
  walletChainId: ChainId | null;
}

/** Voting power of the actor on the governor's chain, in smallest units. */
export interface VotingPower {
  /** Tokens held now. */
  balance: bigint;
  /** Votes now, including those delegated by others. */
  now: bigint;
  /** Votes at the snapshot, when the vote opened; null before that. */
  atSnapshot: bigint | null;
  /** Whom the account's own tokens are delegated to; null for nobody. */
  delegate: Address | null;
}

export interface GovernorTerms {
  chainId: ChainId;
  chainName: string;
  tokenSymbol: string;
  /** Votes that a proposer needs, in smallest units. */
  proposalThreshold: bigint;
  hasTimelock: boolean;
}

export interface ProposalCase {
  facts: ProposalFacts;
  proposer: Address;
  hasVoted: boolean;
}

interface Case {
  actor: Actor;
  governor: GovernorTerms;
  now: number;
}

export type Action =
  | (Case & { action: 'propose'; power: VotingPower; elsewhere?: readonly HeldElsewhere[] })
  | (Case & { action: 'vote'; power: VotingPower; proposal: ProposalCase })
  | (Case & { action: 'queue' | 'execute' | 'cancel'; proposal: ProposalCase })
  | (Case & { action: 'veto'; proposal: ProposalCase; guardians: Guardians })
  | (Case & { action: 'delegate'; power: VotingPower; delegatee: Address });

const ALLOWED: Eligibility = { isAllowed: true };

const obstacle = (code: ObstacleCode, reason: string, fix: Fix | null = null, possibleAt: number | null = null): Obstacle => ({
  code,
  reason,
  fix,
  possibleAt,
});

/**
 * Whether an account can take an action now; otherwise the first reason against it. Being on the wrong chain is easily fixed and named last, so
 * that nobody switches chains only to learn that they cannot act there either.
 */
export function eligibilityOf(action: Action): Eligibility {
  const found = withoutWallet(action.actor) ?? obstacleOf(action) ?? onWrongChain(action);
  return found ? { isAllowed: false, ...found } : ALLOWED;
}

function withoutWallet({ account, isSignedIn }: Actor): Obstacle | undefined {
  if (account === null) return obstacle('not-connected', 'Connect a wallet to take part.', { kind: 'connect', label: 'Connect wallet' });
  if (!isSignedIn) return obstacle('not-signed-in', 'Sign in with your wallet to take part.', { kind: 'signIn', label: 'Sign in' });
  return undefined;
}

function onWrongChain({ actor, governor }: Case): Obstacle | undefined {
  if (actor.walletChainId === governor.chainId) return undefined;
  return obstacle('wrong-chain', `This happens on ${governor.chainName}; your wallet is on another chain.`, {
    kind: 'switchChain',
    label: `Switch to ${governor.chainName}`,
  });
}

function obstacleOf(action: Action): Obstacle | undefined {
  switch (action.action) {
    case 'propose':
      return toPropose(action);
    case 'vote':
      return toVote(action);
    case 'queue':
      return toQueue(action);
    case 'execute':
      return toExecute(action);
    case 'cancel':
      return toCancel(action);
    case 'veto':
      return toVeto(action);
    case 'delegate':
      return toDelegate(action);
  }
}

const DELEGATE: Fix = { kind: 'delegateToSelf', label: 'Delegate to yourself' };

function toPropose({ actor, governor, power, elsewhere = [] }: Extract<Action, { action: 'propose' }>): Obstacle | undefined {
  if (power.now >= governor.proposalThreshold) return undefined;
  const couldReach = power.balance + power.now >= governor.proposalThreshold;
  if (couldReach && power.delegate === null) {
    return obstacle('not-delegated', 'Your tokens do not count until you delegate them, to yourself or to somebody else.', DELEGATE);
  }
  if (couldReach && !sameAddress(power.delegate, actor.account)) {
    return obstacle('delegated-away', 'You have delegated your votes to somebody else, who can propose with them.', DELEGATE);
  }
  const how = heldElsewhereText(elsewhere, governor) ?? `Gather more ${governor.tokenSymbol}, or have others delegate to you.`;
  return obstacle('threshold-not-met', `You have fewer votes than a proposal needs. ${how}`);
}

function toVote({ actor, governor, power, proposal, now }: Extract<Action, { action: 'vote' }>): Obstacle | undefined {
  const state = proposalState(proposal.facts, now);
  if (state === 'canceled') return wasStopped(proposal.facts);
  if (state === 'pending') return beforeTheVote(power, proposal.facts.voteStart + 1);
  if (state !== 'active') return obstacle('voting-ended', 'Voting has ended.');
  if (proposal.hasVoted) return obstacle('already-voted', 'You have voted already, and a vote cannot be changed.');
  if ((power.atSnapshot ?? 0n) > 0n) return undefined;
  return withoutVotes(actor, governor, power);
}

/** Votes delegated before the vote opens still count; afterwards it is too late. */
function beforeTheVote({ balance, now, delegate }: VotingPower, opensAt: number): Obstacle {
  if (balance > 0n && now === 0n && delegate === null) {
    return obstacle('not-delegated', 'Your tokens count in this vote only if you delegate them before it opens.', DELEGATE, opensAt);
  }
  return obstacle('not-open-yet', 'Voting has not begun yet.', null, opensAt);
}

/** Answers the most common question: why are my votes zero? */
function withoutVotes({ account }: Actor, { tokenSymbol }: GovernorTerms, { balance, now, delegate }: VotingPower): Obstacle {
  if (now > 0n) return obstacle('power-too-late', 'Your votes arrived after this vote had opened. They count from the next proposal on.');
  if (balance > 0n && delegate === null) {
    return obstacle(
      'not-delegated',
      'Your tokens were not delegated when this vote opened. Delegate now, and they count from the next proposal on.',
      DELEGATE,
    );
  }
  if (balance > 0n && !sameAddress(delegate, account)) {
    return obstacle('delegated-away', 'You have delegated your votes to somebody else, who votes with them.', DELEGATE);
  }
  return obstacle('no-tokens', `You held no ${tokenSymbol} when this vote opened.`);
}

const wasStopped = ({ isVetoed }: ProposalFacts): Obstacle =>
  obstacle('canceled', isVetoed ? 'This proposal was vetoed.' : 'This proposal was canceled.');

/** States in which nobody can queue or execute. */
function withoutDecision(state: ProposalState, facts: ProposalFacts): Obstacle | undefined {
  if (state === 'executed') return obstacle('already-executed', 'This proposal has been executed.');
  if (state === 'canceled') return wasStopped(facts);
  if (state === 'pending' || state === 'active') return obstacle('not-passed-yet', 'The vote is not over yet.');
  return state === 'defeated' ? obstacle('not-passed', 'This proposal did not pass.') : undefined;
}

function toQueue({ governor, proposal, now }: Case & { proposal: ProposalCase }): Obstacle | undefined {
  const state = proposalState(proposal.facts, now);
  const undecided = withoutDecision(state, proposal.facts);
  if (undecided) return undecided;
  if (state === 'pendingexecution') return obstacle('already-queued', 'This proposal is queued already.');
  if (!governor.hasTimelock) {
    return obstacle('no-timelock', 'This governor has no timelock, so the proposal can be executed at once.', {
      kind: 'execute',
      label: 'Execute',
    });
  }
  return undefined;
}

function toExecute({ governor, proposal, now }: Case & { proposal: ProposalCase }): Obstacle | undefined {
  const { facts } = proposal;
  const undecided = withoutDecision(proposalState(facts, now), facts);
  if (undecided) return undecided;
  if (facts.eta === null) {
    return governor.hasTimelock
      ? obstacle('not-queued', 'The proposal has to be queued first. Anybody can do that.', { kind: 'queue', label: 'Queue' })
      : undefined;
  }
  return now < facts.eta ? obstacle('timelock-running', 'The timelock is still running.', null, facts.eta) : undefined;
}

/** OpenZeppelin: only the proposer can cancel, and only until the vote opens. */
function toCancel({ actor, proposal, now }: Case & { proposal: ProposalCase }): Obstacle | undefined {
  const state = proposalState(proposal.facts, now);
  if (state === 'canceled') return wasStopped(proposal.facts);
  if (!sameAddress(proposal.proposer, actor.account))
    return obstacle('not-proposer', 'Only the account that proposed it can cancel a proposal.');
  return state === 'pending' ? undefined : obstacle('too-late-to-cancel', 'A proposal can be canceled only until voting opens.');
}

/** As in the governor, the account must be a guardian first, and then the proposal must be in that guardian's window of time. */
function toVeto({ actor, proposal, guardians, now }: Extract<Action, { action: 'veto' }>): Obstacle | undefined {
  const state = proposalState(proposal.facts, now);
  if (state === 'canceled') return wasStopped(proposal.facts);
  if (state === 'executed') return obstacle('too-late-to-veto', 'It is too late for a veto: this proposal has been executed.');
  if (state === 'defeated') return obstacle('not-passed', 'This proposal did not pass, so there is nothing to stop.');
  const { own, asOwner } = officesOf(guardians, actor.account);
  if (own.some((office) => isVetoWindow(office, state))) return undefined;
  const inCharge = asOwner.find((office) => isVetoWindow(office, state)) ?? asOwner[0];
  if (own.length === 0 && inCharge === undefined) return obstacle('not-guardian', 'Only a guardian of this governor can veto.');
  if (inCharge !== undefined && isVetoWindow(inCharge, state))
    return obstacle(
      'safe-has-to-act',
      `You are an owner of the Safe ${guardians[inCharge]!.name}, which is the guardian: the Safe itself has to veto. Connect as the Safe to propose it to its owners.`,
    );
  return [...own, ...asOwner].includes('preExecution')
    ? obstacle('too-early-to-veto', 'A guardian before execution can veto only once the vote has passed.')
    : obstacle('too-late-to-veto', 'It is too late for a veto: a guardian before the vote can stop a proposal only until voting opens.');
}

function toDelegate({ power, delegatee }: Extract<Action, { action: 'delegate' }>): Obstacle | undefined {
  return sameAddress(power.delegate, delegatee) ? obstacle('already-delegated', 'Your votes are delegated there already.') : undefined;
}

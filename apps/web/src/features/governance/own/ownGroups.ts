import { type OwnStep, ownStep, proposalFacts, proposalState, type VotingPower } from '@althing/domain/governance';
import type { OwnProposal } from '@althing/domain/http';
import type { Address } from '@althing/domain/units';
import { nextMilestone } from '../proposals/timeLabel.ts';

export interface Entry {
  own: OwnProposal;
  step: OwnStep;
  /** UNIX seconds; undefined where nothing happens by itself. */
  due: number | undefined;
}

export interface Group {
  kind: OwnStep['kind'];
  title: string;
  entries: Entry[];
}

const TITLES: readonly (readonly [OwnStep['kind'], string])[] = [
  ['you', 'Waiting for you'],
  ['anybody', 'Anybody can take the next step'],
  ['nothing', 'Nothing for you to do'],
];

const powerOf = ({ balance, now, atSnapshot, delegate }: OwnProposal['power']): VotingPower => ({
  balance: BigInt(balance),
  now: BigInt(now),
  atSnapshot: atSnapshot === null ? null : BigInt(atSnapshot),
  delegate: delegate as Address | null,
});

export function entryOf(own: OwnProposal, account: Address, chainName: string): Entry {
  const now = Math.floor(Date.parse(own.chainTime) / 1000);
  const facts = proposalFacts(own.proposal);
  const step = ownStep({
    account,
    governor: {
      chainId: own.proposal.chainId,
      chainName,
      tokenSymbol: own.tokenSymbol,
      proposalThreshold: 0n,
      hasTimelock: own.hasTimelock,
    },
    proposal: { facts, proposer: own.proposal.proposer as Address, hasVoted: own.hasVoted },
    power: powerOf(own.power),
    now,
  });
  return { own, step, due: nextMilestone(facts, proposalState(facts, now), now) };
}

/** What waits for the reader first; in each group what is due soonest first, and then what has no time. */
export function ownGroups(entries: readonly Entry[]): Group[] {
  const sorted = entries.toSorted((a, b) => (a.due ?? Infinity) - (b.due ?? Infinity) || 0);
  return TITLES.map(([kind, title]) => ({ kind, title, entries: sorted.filter(({ step }) => step.kind === kind) })).filter(
    (group) => group.entries.length > 0,
  );
}

import { type OwnStep, ownStep, proposalState } from '@althing/domain/governance';
import type { OwnProposal } from '@althing/domain/http';
import { ownCaseOf } from '@althing/domain/tasks';
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

export function entryOf(own: OwnProposal, account: Address, chainName: (chainId: number) => string): Entry {
  const asked = ownCaseOf(own, account, chainName);
  const { facts } = asked.proposal;
  return { own, step: ownStep(asked), due: nextMilestone(facts, proposalState(facts, asked.now), asked.now) };
}

/** What waits for the reader first; in each group what is due soonest first, and then what has no time. */
export function ownGroups(entries: readonly Entry[]): Group[] {
  const sorted = entries.toSorted((a, b) => (a.due ?? Infinity) - (b.due ?? Infinity) || 0);
  return TITLES.map(([kind, title]) => ({ kind, title, entries: sorted.filter(({ step }) => step.kind === kind) })).filter(
    (group) => group.entries.length > 0,
  );
}

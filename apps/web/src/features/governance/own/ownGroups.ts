import { type OwnStep, ownStep, proposalState } from '@althing/domain/governance';
import type { OwnProposal } from '@althing/domain/http';
import { ownCaseOf } from '@althing/domain/tasks';
import type { Address } from '@althing/domain/units';
import type { ReactNode } from 'react';
import { nextMilestone } from '../proposals/timeLabel.ts';

/** Something that waits. */
export interface Entry {
  kind: OwnStep['kind'];
  /** Seconds until something happens by itself; undefined where nothing does. */
  left: number | undefined;
}

export interface ProposalEntry extends Entry {
  own: OwnProposal;
  label: string;
}

/** Something else than a proposal to decide, as a row of a list. */
export interface Duty extends Entry {
  key: string;
  row: ReactNode;
}

/** `undefined` while they are read, null where they could not be. */
export type Duties = readonly Duty[] | null | undefined;

export interface Group<One extends Entry> {
  kind: OwnStep['kind'];
  title: string;
  entries: One[];
}

const TITLES: readonly (readonly [OwnStep['kind'], string])[] = [
  ['you', 'Waiting for you'],
  ['anybody', 'Anybody can take the next step'],
  ['nothing', 'Nothing for you to do'],
];

export function entryOf(own: OwnProposal, account: Address, chainName: (chainId: number) => string): ProposalEntry {
  const asked = ownCaseOf(own, account, chainName);
  const { facts } = asked.proposal;
  const next = nextMilestone(facts, proposalState(facts, asked.now), asked.now);
  return { own, ...ownStep(asked), left: next === undefined ? undefined : next - asked.now };
}

/** What waits for the reader first; in each group what has the least time left first, and then what has no end. */
export function ownGroups<One extends Entry>(entries: readonly One[]): Group<One>[] {
  const sorted = entries.toSorted((a, b) => (a.left ?? Infinity) - (b.left ?? Infinity) || 0);
  return TITLES.map(([kind, title]) => ({ kind, title, entries: sorted.filter((entry) => entry.kind === kind) })).filter(
    (group) => group.entries.length > 0,
  );
}

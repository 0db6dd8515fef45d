import type { OwnProposal } from '@althing/domain/http';
import { expect, test } from 'vitest';
import { entryOf, ownGroups } from './ownGroups.ts';

const YOU = '0x1111111111111111111111111111111111111111';
const at = (seconds: number) => new Date(seconds * 1000).toISOString();

interface Change {
  title: string;
  voteEnd?: number;
  hasVoted?: boolean;
  eta?: number | null;
}

/** At second 150 of a vote that opened at 100; four votes For of a quorum of one. */
const own = ({ title, voteEnd = 200, hasVoted = false, eta = null }: Change): OwnProposal => ({
  organisation: { slug: 'a', name: 'A' },
  tokenSymbol: 'HRB',
  hasTimelock: true,
  proposal: {
    organisationId: null,
    chainId: 1,
    governor: YOU,
    governorName: 'Assembly',
    proposalId: '1',
    proposer: YOU,
    title,
    state: 'active',
    isVetoed: false,
    createdAt: at(0),
    voteStart: at(100),
    voteEnd: at(voteEnd),
    queuedAt: null,
    eta: eta === null ? null : at(eta),
    executedAt: null,
    canceledAt: null,
    votes: { against: '0', for: '4', abstain: '0' },
    quorum: '1',
    counting: { type: 'fractional' },
    transactionHash: '0x',
    queuedIn: null,
    executedIn: null,
    canceledIn: null,
  },
  power: { balance: '1', now: '1', atSnapshot: '1', delegate: YOU },
  hasVoted,
  usedVotes: hasVoted ? '1' : '0',
  otherWays: [],
  chainTime: at(150),
});

const duty = (key: string, kind: 'you' | 'anybody', left?: number) => ({ key, kind, left, row: key });

const titlesOf = (...changes: Change[]) =>
  ownGroups(changes.map((change) => entryOf(own(change), YOU, () => 'Alpha'))).map(({ title, entries }) => [
    title,
    ...entries.map((entry) => entry.own.proposal.title),
  ]);

test('what waits for the reader comes first, and in it what ends soonest', () =>
  expect(
    titlesOf({ title: 'voted', voteEnd: 160, hasVoted: true }, { title: 'late', voteEnd: 900 }, { title: 'soon', voteEnd: 170 }),
  ).toEqual([
    ['Waiting for you', 'soon', 'late'],
    ['Nothing for you to do', 'voted'],
  ]));

test('what anybody may take on stands apart, and what waits for its time after it', () =>
  expect(
    titlesOf({ title: 'waits', voteEnd: 120, eta: 300 }, { title: 'passed', voteEnd: 120 }, { title: 'ripe', voteEnd: 120, eta: 140 }),
  ).toEqual([
    ['Anybody can take the next step', 'passed', 'ripe'],
    ['Nothing for you to do', 'waits'],
  ]));

test('what a guardian or a Safe decides stands among the proposals by the time that is left, and without an end after them', () => {
  const proposals = [
    entryOf(own({ title: 'soon', voteEnd: 170 }), YOU, () => 'Alpha'),
    entryOf(own({ title: 'late', voteEnd: 900 }), YOU, () => 'Alpha'),
  ];
  const [first, ...others] = ownGroups([...proposals, duty('sign', 'you'), duty('veto', 'you', 30), duty('execute', 'anybody')]);
  expect(first?.entries.map((entry) => ('key' in entry ? entry.key : entry.own.proposal.title))).toEqual(['soon', 'veto', 'late', 'sign']);
  expect(others.map(({ kind }) => kind)).toEqual(['anybody']);
});

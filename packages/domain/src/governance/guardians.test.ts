import { expect, test } from 'vitest';
import { executionRule, vetoRules, vetoTimeText } from './guardians.ts';
import type { ProposalFacts } from './proposalState.ts';

const nobody = { preVoteVetoer: null, preExecutionVetoer: null };
const rules = (change: Partial<Parameters<typeof vetoRules>[0]>) => vetoRules({ ...nobody, ...change });

test('a governor without guardians says that only proposers stop what they proposed, and until when', () => {
  expect(rules({})).toEqual([
    { label: 'Guardians', rule: 'None. Only its proposer can stop a proposal, until voting opens', account: null },
  ]);
});

test('each guardian is told with the last moment of its veto', () => {
  const early = { label: 'Guardian before the vote', rule: 'can stop a proposal until voting opens', account: '0x01' };
  const late = { label: 'Guardian before execution', rule: 'can stop what has passed until it is executed', account: '0x02' };
  expect(rules({ preVoteVetoer: '0x01' })).toEqual([early]);
  expect(rules({ preExecutionVetoer: '0x02' })).toEqual([late]);
  expect(rules({ preVoteVetoer: '0x01', preExecutionVetoer: '0x02' })).toEqual([early, late]);
});

test('what has passed is carried out by somebody, and never by itself', () => {
  expect(executionRule(null)).toBe('Anybody can execute it at once');
  expect(executionRule(600)).toBe('Anybody can queue it; it waits 10 minutes in the timelock, and then anybody can execute it');
});

test.each([
  ['preVote', 'pending', null, 'Time left: 1 minute. Once voting opens it is too late.'],
  ['preVote', 'active', null, undefined],
  ['preExecution', 'pending', null, undefined],
  ['preExecution', 'succeeded', null, 'Time left: until somebody executes it.'],
  ['preExecution', 'pendingexecution', 400, 'Time left: at least 5 minutes, and after that until somebody executes it.'],
  ['preExecution', 'pendingexecution', 100, 'Time left: until somebody executes it, which anybody can do at any moment.'],
  ['preExecution', 'executed', 100, undefined],
] as const)('a guardian (%s) of what is %s, executable at %s, reads how long it can veto', (office, state, eta, text) => {
  expect(vetoTimeText(office, { voteStart: 159, eta } as ProposalFacts, state, 100)).toBe(text);
});

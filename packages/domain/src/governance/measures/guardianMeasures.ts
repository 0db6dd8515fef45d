import { keccak256, stringToHex } from 'viem';
import { type Address, NATIVE, sameAddress } from '../../units.ts';
import type { ExecutableCall } from '../executableCall.ts';
import { MIN_TIMELOCK } from '../minimums.ts';
import { accountIn } from './fieldValues.ts';
import { callOf, type Measure, type MeasureFacts, type MeasureField } from './measure.ts';

/** A timelock's role of those who may cancel what is queued. */
const cancellerRole = () => keccak256(stringToHex('CANCELLER_ROLE'));

const guardianField = (facts: MeasureFacts, present: Address | null): MeasureField => ({
  name: 'guardian',
  label: 'Guardian',
  kind: 'account',
  now: present === null ? 'nobody' : facts.nameOf(present),
  hint: 'A Safe with several owners, rather than one account: its key alone could stop everything.',
});

const isSame = (present: Address | null, next: Address): string | false =>
  sameAddress(present ?? undefined, next) && 'This account has the office already';

const updatePreVote = (facts: MeasureFacts, next: Address): ExecutableCall =>
  callOf(facts.governor, 'function updatePreVoteVetoer(address newVetoer)', [next]);

const preVoteGuardian: Measure = {
  group: 'guardians',
  title: 'Name a pre-vote guardian',
  lead: 'Who may stop a proposal before voting starts.',
  refusal: ({ votingDelay }) =>
    votingDelay < MIN_TIMELOCK
      ? 'The voting delay is below 10 minutes, so a guardian would have no time. Make it longer first, in an action before this one.'
      : undefined,
  fields: (facts) => [guardianField(facts, facts.preVoteGuardian)],
  problems: (facts, values) => ({ guardian: isSame(facts.preVoteGuardian, accountIn(values, 'guardian')) }),
  calls: (facts, values) => [updatePreVote(facts, accountIn(values, 'guardian'))],
  consequences: (facts, values) => [
    `${facts.nameOf(accountIn(values, 'guardian'))} may veto every proposal before voting starts${facts.preVoteGuardian ? `, in the place of ${facts.nameOf(facts.preVoteGuardian)}` : ''}.`,
    'A vetoed proposal is stopped for ever. That holds for one that would end the veto, too.',
  ],
  after: (_, values) => ({ preVoteGuardian: accountIn(values, 'guardian') }),
};

const endPreVoteGuardian: Measure = {
  group: 'guardians',
  title: 'End the pre-vote veto',
  lead: 'Nobody may stop a proposal before voting starts any more.',
  refusal: ({ preVoteGuardian: present }) => (present === null ? 'Nobody may veto before voting at present.' : undefined),
  fields: () => [],
  calls: (facts) => [updatePreVote(facts, NATIVE)],
  consequences: (facts) => [
    `${facts.preVoteGuardian ? facts.nameOf(facts.preVoteGuardian) : 'The guardian'} may not veto before voting any more. Nobody else may, either.`,
  ],
  after: () => ({ preVoteGuardian: null }),
};

/** The governor refuses a guardian who cannot cancel in its timelock, and one who still could afterwards: so the roles change first. */
function preExecutionCalls(facts: MeasureFacts, next: Address | null): ExecutableCall[] {
  const { governor, executor, timelock, preExecutionGuardian: before } = facts;
  const role = (name: 'grantRole' | 'revokeRole', account: Address) =>
    callOf(executor, `function ${name}(bytes32 role, address account)`, [cancellerRole(), account]);
  const comes = next === null ? [] : [next, ...(before === null ? [governor] : [])];
  const leaves = before === null ? [] : [before, ...(next === null ? [governor] : [])];
  const roles =
    timelock === null
      ? []
      : [...comes.map((account) => role('grantRole', account)), ...leaves.map((account) => role('revokeRole', account))];
  return [...roles, callOf(governor, 'function updatePreExecutionVetoer(address newVetoer)', [next ?? NATIVE])];
}

const preExecutionGuardian: Measure = {
  group: 'guardians',
  title: 'Name a pre-execution guardian',
  lead: 'Who may stop what has passed before it is carried out.',
  fields: (facts) => [guardianField(facts, facts.preExecutionGuardian)],
  problems: (facts, values) => ({ guardian: isSame(facts.preExecutionGuardian, accountIn(values, 'guardian')) }),
  calls: (facts, values) => preExecutionCalls(facts, accountIn(values, 'guardian')),
  consequences: (facts, values) => [
    `${facts.nameOf(accountIn(values, 'guardian'))} may veto what has passed until it is executed${facts.preExecutionGuardian ? `, in the place of ${facts.nameOf(facts.preExecutionGuardian)}` : ''}.`,
    facts.timelock === null
      ? 'Without a timelock anybody can execute at once, so there is hardly any time for a veto.'
      : 'The timelock lets the guardian cancel there, too.',
  ],
  after: (_, values) => ({ preExecutionGuardian: accountIn(values, 'guardian') }),
};

const endPreExecutionGuardian: Measure = {
  group: 'guardians',
  title: 'End the pre-execution veto',
  lead: 'Nobody may stop what has passed any more.',
  refusal: ({ preExecutionGuardian: present }) => (present === null ? 'Nobody may veto before execution at present.' : undefined),
  fields: () => [],
  calls: (facts) => preExecutionCalls(facts, null),
  consequences: (facts) => [
    `${facts.preExecutionGuardian ? facts.nameOf(facts.preExecutionGuardian) : 'The guardian'} may not veto before execution any more. Nobody else may, either.`,
  ],
  after: () => ({ preExecutionGuardian: null }),
};

export const GUARDIAN_MEASURES = { preVoteGuardian, endPreVoteGuardian, preExecutionGuardian, endPreExecutionGuardian };

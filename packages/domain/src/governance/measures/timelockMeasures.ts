import { keccak256, stringToHex } from 'viem';
import { sameAddress } from '../../units.ts';
import { MIN_TIMELOCK } from '../minimums.ts';
import type { OtherTimelock } from './chainFacts.ts';
import { accountIn, durationWords } from './fieldValues.ts';
import { callOf, type Measure, type MeasureFacts, type MeasureValues, READING } from './measure.ts';

const role = (name: 'PROPOSER' | 'CANCELLER') => keccak256(stringToHex(`${name}_ROLE`));
const GRANT = 'function grantRole(bytes32 role, address account)';
const NO_TIMELOCK = 'This governor has no timelock: what passes can be carried out at once.';

const chosen = ({ timelocks }: MeasureFacts, values: MeasureValues): OtherTimelock | undefined =>
  timelocks.find(({ address }) => sameAddress(address, accountIn(values, 'timelock')));

/** Of an unknown one nobody could say who else acts in it, so only the organisation's own are offered, and only those that take the governor. */
function refusal({ timelock, timelocks }: MeasureFacts): string | undefined {
  if (timelock === null) return NO_TIMELOCK;
  if (timelocks.length === 0) return 'The organisation has no other timelock on this chain.';
  if (timelocks.some(({ takesGovernor }) => takesGovernor)) return undefined;
  if (timelocks.some(({ takesGovernor }) => takesGovernor === undefined)) return READING;
  return 'No other timelock of the organisation lets this governor act. Whoever decides there has to let it first: “Let another governor use the timelock”.';
}

const timelock: Measure = {
  group: 'timelock',
  title: 'Move to another timelock',
  lead: 'Another timelock of the organisation carries out what this governor decides, and what it owned stays behind.',
  isGrave: true,
  refusal,
  fields: ({ timelocks, nameOf, timelock: present }) => [
    {
      name: 'timelock',
      label: 'New timelock',
      kind: 'choice',
      now: present === null ? 'none' : nameOf(present),
      choices: timelocks.filter(({ takesGovernor }) => takesGovernor).map(({ address, name }) => ({ value: address, label: name })),
    },
  ],
  problems: (facts, values) => {
    const next = chosen(facts, values);
    return {
      timelock:
        (next?.letsCancel === false &&
          facts.preExecutionGuardian !== null &&
          'The pre-execution guardian could cancel nothing there. Have the role given in that timelock first, or end the veto in an action before this one') ||
        (next?.delay !== undefined && next.delay < MIN_TIMELOCK && 'Its delay is below 10 minutes, which the governor refuses'),
    };
  },
  // The new one may act in the old one, or nobody could ever again reach what the old one holds.
  calls: ({ governor, executor }, values) => {
    const next = accountIn(values, 'timelock');
    return [callOf(executor, GRANT, [role('PROPOSER'), next]), callOf(governor, 'function updateTimelock(address newTimelock)', [next])];
  },
  consequences: (facts, values) => {
    const next = chosen(facts, values);
    const [is, was] = [facts.nameOf(accountIn(values, 'timelock')), facts.nameOf(facts.executor)];
    return [
      `What this governor decides afterwards is carried out by ${is}${next?.delay === undefined ? '' : `, after ${durationWords(next.delay)}`}. What is queued already stays in ${was}.`,
      `Money, tokens, upgrades, roles and whatever else belongs to ${was} stays there. Move it in proposals before this one: afterwards this governor reaches it only by having ${is} queue a second time in ${was}, with both delays.`,
      `Everybody whose decisions ${is} carries out can then do so as well: whoever governs there gets the power over what ${was} holds, and this governor gets the power over what ${is} holds.`,
      `Proposals of this governor that are not queued by then are carried out by ${is} as well, so that what they do with things of ${was} fails. Simulate it, and have it read by somebody else.`,
    ];
  },
  after: (facts, values) => {
    const next = accountIn(values, 'timelock');
    const { timelocks, timelockDelay } = facts;
    return {
      timelock: next,
      executor: next,
      timelockDelay: chosen(facts, values)?.delay ?? timelockDelay,
      timelocks: timelocks.filter(({ address }) => !sameAddress(address, next)),
    };
  },
};

const shareTimelock: Measure = {
  group: 'timelock',
  title: 'Let another governor use the timelock',
  lead: 'What another governor of the organisation decides may be carried out by this governor’s timelock, too.',
  isGrave: true,
  refusal: ({ timelock: present, governors }) => {
    if (present === null) return NO_TIMELOCK;
    return governors.length === 0 ? 'The organisation has no other governor on this chain.' : undefined;
  },
  fields: ({ governors }) => [
    {
      name: 'governor',
      label: 'Governor',
      kind: 'choice',
      choices: governors.map(({ address, name }) => ({ value: address, label: name })),
    },
  ],
  calls: ({ executor, governors }, values) => {
    const other = accountIn(values, 'governor');
    const guardian = governors.find(({ address }) => sameAddress(address, other))?.preExecutionGuardian ?? null;
    // A governor with a guardian refuses a timelock in which both could not cancel.
    const cancellers = guardian === null ? [] : [other, guardian];
    return [
      callOf(executor, GRANT, [role('PROPOSER'), other]),
      ...cancellers.map((account) => callOf(executor, GRANT, [role('CANCELLER'), account])),
    ];
  },
  consequences: ({ executor, governors, nameOf }, values) => {
    const other = accountIn(values, 'governor');
    const guardian = governors.find(({ address }) => sameAddress(address, other))?.preExecutionGuardian ?? null;
    return [
      `${nameOf(other)} gets the same power as this governor over everything that ${nameOf(executor)} holds: its money, its tokens, its upgrades and its roles. Its voters alone can decide about it.`,
      ...(guardian === null ? [] : [`${nameOf(guardian)}, its guardian, may cancel whatever is queued there, by whichever governor.`]),
      'It changes nothing until that governor moves here by a proposal of its own.',
    ];
  },
};

export const TIMELOCK_MEASURES = { timelock, shareTimelock };

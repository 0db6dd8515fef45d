import { expect, it } from 'vitest';
import { type Aim, GOVERNOR_STATES, type GovernorState, nextStep, type Step } from './route.ts';

const AIMS: Readonly<Record<Aim, GovernorState>> = {
  pending: 'pending',
  active: 'active',
  succeeded: 'succeeded',
  defeated: 'defeated',
  queued: 'queued',
  executed: 'executed',
  canceled: 'canceled',
  'vetoed before the vote': 'canceled',
  'vetoed after the vote': 'canceled',
};
const aims = Object.entries(AIMS) as [Aim, GovernorState][];

/** What the governor makes of a step. */
const after = (aim: Aim, state: GovernorState, step: Step): GovernorState => {
  const made: Partial<Record<Step, GovernorState>> = {
    propose: 'pending',
    cancel: 'canceled',
    veto: 'canceled',
    queue: 'queued',
    execute: 'executed',
    vote: state,
  };
  return made[step] ?? (state === 'pending' ? 'active' : aim === 'defeated' ? 'defeated' : 'succeeded');
};

it.each(aims)('a proposal that is to be %s comes there from nothing, and then stays', (aim, end) => {
  let state: GovernorState = 'none';
  for (let steps = 0; steps < 10; steps++) {
    const step = nextStep(aim, state);
    if (step === undefined || step === 'vote') break;
    state = after(aim, state, step);
  }
  expect(state).toBe(end);
  expect(nextStep(aim, 'none')).toBe('propose');
});

it.each(aims)('whatever became of a proposal that was to be %s, it is not proposed again', (aim) => {
  for (const state of GOVERNOR_STATES) expect(nextStep(aim, state)).not.toBe('propose');
  for (const state of ['executed', 'canceled', 'expired', 'defeated'] as const) expect(nextStep(aim, state)).toBeUndefined();
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyForm, validForm } from '../../test/arbitraries.ts';
import { ALPHA, context, governor, organisation, safe, withModules, withToken } from '../../test/forms.ts';
import * as wizard from '../wizard/index.ts';
import { setModule } from '../modules/index.ts';
import { hasErrors } from '../formErrors.ts';
import { requiredConfirmations, deployReadiness } from './confirmations.ts';
import { emptyForm } from './emptyForm.ts';
import type { OrganisationForm } from './form.ts';
import { indexOf, type Position, POSITIONS, stepOf, WIZARD_STEPS } from './positions.ts';
import type { SetupContext } from './setupContext.ts';
import { SETUP_PAGES, setupWizard } from './setupWizard.ts';
import { configurationSteps, visiblePositions } from './visiblePositions.ts';
import { FIRST_PAGES, SETUP_STEPS, wizardOf } from './wizardOf.ts';
import { positionErrors } from './validate.ts';

type State = wizard.WizardState<Position>;
type Event = wizard.WizardEvent<Position>;
const WIZARD_START = wizard.wizardStart(setupWizard(context()));
const moveWizard = (state: State, event: Event, form: OrganisationForm, given: SetupContext) =>
  wizard.moveWizard(setupWizard(given), state, event, form);
const settleWizard = (state: State, form: OrganisationForm, given: SetupContext) => wizard.settleWizard(setupWizard(given), state, form);

const at = (position: Position, furthest: Position = position): State => ({ position, furthest });
const onlySafe = (): OrganisationForm => withModules({ governor: [] });

const walk = (form: OrganisationForm): Position[] => {
  const visited: Position[] = ['organisation'];
  let state = WIZARD_START;
  for (
    let move = moveWizard(state, { type: 'next' }, form, context());
    move.outcome === 'moved';
    move = moveWizard(state, { type: 'next' }, form, context())
  ) {
    state = move.state;
    visited.push(state.position);
  }
  return visited;
};

describe('the four steps', () => {
  test('are named as specified', () => {
    expect(WIZARD_STEPS.map(({ title }) => title)).toEqual(['Org Setup', 'Module Selection', 'Module Configuration', 'Review & Deploy']);
    expect(POSITIONS.map((position) => WIZARD_STEPS.findIndex(({ id }) => id === stepOf(position)))).toEqual([0, 1, 2, 2, 2, 2, 3]);
    expect(SETUP_STEPS.flatMap(({ places }) => places.map(({ id }) => id))).toEqual(POSITIONS);
  });
});

describe('the side stepper', () => {
  test.each<[string, OrganisationForm, string[]]>([
    ['a working group alone', setModule('working-group', emptyForm()), ['safe']],
    ['a governor', setModule('1token1vote', emptyForm()), ['governor', 'safe', 'token']],
    ['a veto', setModule('pre-vote-veto', setModule('quadratic', emptyForm())), ['governor', 'safe', 'modules', 'token']],
    ['a multi-bridge', setModule('multi-bridge', emptyForm()), ['safe', 'modules']],
    ['asset portals', setModule('portals', emptyForm()), ['safe', 'token']],
    ['a bonding engine', setModule('bonding-engine', emptyForm()), ['safe', 'token']],
  ])('for %s', (_title, form, steps) => {
    expect(configurationSteps(form)).toEqual(steps);
  });
});

describe('going on', () => {
  test('passes Governor, Safe and Token on the way to the review', () => {
    expect(walk(organisation())).toEqual(['organisation', 'selection', 'governor', 'safe', 'token', 'review']);
  });

  test('skips from Safe to the review where no later module step is needed', () => {
    expect(walk(onlySafe())).toEqual(['organisation', 'selection', 'safe', 'review']);
  });

  test('is blocked by errors of this place, which it returns with their toast', () => {
    const move = moveWizard(at('governor'), { type: 'next' }, withModules({ governor: [governor({ votingPeriod: 0 })] }), context());
    expect(move).toEqual({
      state: at('governor'),
      outcome: 'blocked',
      errors: { 'modules.governor.0.votingPeriod': 'Voting period must be greater than 0' },
      sentences: ['Please fill in valid data'],
    });
  });

  test('has nowhere to go from the review', () => {
    expect(moveWizard(at('review'), { type: 'next' }, organisation(), context())).toMatchObject({ outcome: 'stayed', state: at('review') });
  });
});

describe('going back', () => {
  test('goes one place back and remembers how far the user was', () => {
    expect(moveWizard(at('token', 'review'), { type: 'back' }, organisation(), context()).state).toEqual(at('safe', 'review'));
  });

  test('leaves the wizard at step 0', () => {
    expect(moveWizard(at('organisation', 'review'), { type: 'back' }, organisation(), context()).outcome).toBe('left');
  });

  test('works although this place has errors', () => {
    expect(
      moveWizard(at('safe'), { type: 'back' }, withModules({ safeTreasury: [safe({ addresses: [] })] }), context()).state.position,
    ).toBe('governor');
  });
});

describe('clicking a step', () => {
  test('returns to any step already reached', () => {
    for (const position of visiblePositions(organisation())) {
      expect(moveWizard(at('organisation', 'review'), { type: 'goTo', position }, organisation(), context()).state.position).toBe(position);
    }
  });

  test('does nothing for a step not reached yet', () => {
    expect(moveWizard(at('selection'), { type: 'goTo', position: 'safe' }, organisation(), context())).toMatchObject({
      outcome: 'stayed',
      state: at('selection'),
    });
  });

  test('does nothing for a step behind one that has been spoilt since', () => {
    const form = withModules({ governor: [governor({ chainId: null })] });
    const state = at('organisation', 'review');
    expect(moveWizard(state, { type: 'goTo', position: 'review' }, form, context()).outcome).toBe('stayed');
    expect(moveWizard(state, { type: 'goTo', position: 'governor' }, form, context()).outcome).toBe('moved');
  });
});

describe('settling a stored state', () => {
  test('moves to the place before one that is no longer there', () => {
    expect(settleWizard(at('token'), onlySafe(), context())).toEqual(at('safe', 'token'));
  });

  test('moves back to the first place that needs attention', () => {
    expect(settleWizard(at('review'), organisation({ name: '' }), context())).toEqual(at('organisation', 'review'));
  });
});

describe('properties', () => {
  const event: fc.Arbitrary<Event> = fc.oneof(
    fc.constant<Event>({ type: 'next' }),
    fc.constant<Event>({ type: 'back' }),
    fc.constantFrom(...POSITIONS).map((position): Event => ({ type: 'goTo', position })),
  );

  test('never stands behind a place that needs attention, whatever is clicked, stored or changed meanwhile', () => {
    const step = fc.tuple(event, anyForm);
    fc.assert(
      fc.property(
        fc.constantFrom(...POSITIONS),
        fc.constantFrom(...POSITIONS),
        fc.array(step, { minLength: 1, maxLength: 8 }),
        (position, furthest, steps) => {
          let state: State = { position, furthest };
          for (const [clicked, form] of steps) {
            const given = context();
            state = moveWizard(state, clicked, form, given).state;
            const visible = visiblePositions(form);
            expect(visible).toContain(state.position);
            const before = visible.filter((candidate) => indexOf(candidate) < indexOf(state.position));
            expect(before.filter((candidate) => hasErrors(positionErrors(candidate, form, given)))).toEqual([]);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  test('a valid draft can be walked to the review by Next alone', () => {
    fc.assert(
      fc.property(validForm, (form) => {
        let state = WIZARD_START;
        for (let n = 0; n < POSITIONS.length; n++) state = moveWizard(state, { type: 'next' }, form, context()).state;
        expect(state.position).toBe('review');
        expect(wizard.openPlaces(setupWizard(context()), state, form)).toEqual(visiblePositions(form));
      }),
      { numRuns: 60 },
    );
  });
});

describe('the review', () => {
  test('asks for a confirmation of every section in which something stands', () => {
    expect(requiredConfirmations(onlySafe())).toEqual(['organisation', 'safe']);
    expect(requiredConfirmations(organisation())).toEqual(['organisation', 'governor', 'safe', 'token']);
    expect(requiredConfirmations(setModule('pre-vote-veto', organisation()))).toEqual([
      'organisation',
      'governor',
      'safe',
      'modules',
      'token',
    ]);
    expect(requiredConfirmations(withToken({ isCreatingNewToken: false }))).toEqual(['organisation', 'governor', 'safe']);
    expect(requiredConfirmations(withToken({ isCreatingNewToken: false, isWrappingAccepted: true }))).toContain('token');
  });

  test('is ready only when all of them are given', () => {
    const all = requiredConfirmations(organisation());
    expect(deployReadiness(organisation(), all, context())).toEqual({ isReady: true });
    expect(deployReadiness(organisation(), all.slice(1), context())).toEqual({ isReady: false, reason: 'Confirm one more section.' });
    expect(deployReadiness(organisation(), [], context())).toEqual({ isReady: false, reason: 'Confirm 4 more sections.' });
  });

  test('is never ready with errors', () => {
    const form = withModules({ safeTreasury: [safe({ chainId: ALPHA, addresses: [] })] });
    expect(deployReadiness(form, requiredConfirmations(form), context())).toMatchObject({ isReady: false });
  });
});

describe('before the rules of later pages are loaded', () => {
  const first = wizardOf(() => FIRST_PAGES, context());

  test('the first page is checked as by all of them, and left for the next', () => {
    const start = wizard.wizardStart(first);
    const form = organisation();
    expect(wizard.moveWizard(first, start, { type: 'next' }, form)).toEqual(moveWizard(start, { type: 'next' }, form, context()));
    const nameless = { ...form, name: '' };
    expect(first.errors('organisation', nameless)).toEqual(setupWizard(context()).errors('organisation', nameless));
  });

  test('no later page passes as correct', () => {
    expect(() => first.errors('selection', organisation())).toThrow('The rules of the page selection are not loaded');
  });

  test('what is loaded meanwhile is used at once', () => {
    let pages = FIRST_PAGES;
    const growing = wizardOf(() => pages, context());
    pages = SETUP_PAGES;
    expect(growing.errors('selection', organisation())).toEqual({});
  });
});

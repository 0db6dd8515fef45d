import { type FormErrors, hasErrors } from '../formErrors.ts';
import type { OrganisationForm } from './form.ts';
import { indexOf, type Position, stepOf, visiblePositions, type WizardStep } from './positions.ts';
import type { SetupContext } from './setupContext.ts';
import { toastsFor } from './toasts.ts';
import { positionErrors } from './validate.ts';

/** Where the user is, and the furthest place ever reached: up to there the stepper can be clicked. */
export interface WizardState {
  position: Position;
  furthest: Position;
}

export type WizardEvent =
  { type: 'next' } | { type: 'back' } | { type: 'goTo'; position: Position } | { type: 'goToStep'; step: WizardStep };

export interface WizardMove {
  state: WizardState;
  /** `moved`: scroll to the top. `left`: back at step 0. `blocked`: show `errors` and `toasts`. `stayed`: nothing to do. */
  outcome: 'moved' | 'left' | 'blocked' | 'stayed';
  errors: FormErrors;
  toasts: string[];
}

export const WIZARD_START: WizardState = { position: 'organisation', furthest: 'organisation' };

/**
 * Puts a state that was stored, or that the draft has since outgrown, where it may stand: at a place that exists for
 * this draft, and never behind one that needs attention.
 */
export function settleWizard({ position, furthest }: WizardState, form: OrganisationForm, context: SetupContext): WizardState {
  const reached = indexOf(furthest) < indexOf(position) ? position : furthest;
  const state = { position: WIZARD_START.position, furthest: reached };
  const open = openPositions(state, form, context);
  return { position: open.findLast((candidate) => indexOf(candidate) <= indexOf(position)) ?? WIZARD_START.position, furthest: reached };
}

/** Places that can be clicked now: reached before, and nothing in front of them needs attention. */
export function openPositions({ furthest }: WizardState, form: OrganisationForm, context: SetupContext): Position[] {
  const open: Position[] = [];
  for (const position of visiblePositions(form)) {
    if (indexOf(position) > indexOf(furthest)) break;
    open.push(position);
    if (hasErrors(positionErrors(position, form, context))) break;
  }
  return open;
}

/** File 1 §2, rules of the wizard. Pure: the caller scrolls, leaves and stores. */
export function moveWizard(state: WizardState, event: WizardEvent, form: OrganisationForm, context: SetupContext): WizardMove {
  const settled = settleWizard(state, form, context);
  switch (event.type) {
    case 'next':
      return goForward(settled, form, context);
    case 'back':
      return goBack(settled, form);
    case 'goTo':
      return goTo(settled, event.position, form, context);
    case 'goToStep': {
      const first = visiblePositions(form).find((position) => stepOf(position) === event.step);
      return first ? goTo(settled, first, form, context) : quiet('stayed', settled);
    }
  }
}

const quiet = (outcome: WizardMove['outcome'], state: WizardState): WizardMove => ({ state, outcome, errors: {}, toasts: [] });

function goForward(state: WizardState, form: OrganisationForm, context: SetupContext): WizardMove {
  const { position, furthest } = state;
  const errors = positionErrors(position, form, context);
  if (hasErrors(errors)) return { state, outcome: 'blocked', errors, toasts: toastsFor(position, errors, form) };
  const next = visiblePositions(form).find((candidate) => indexOf(candidate) > indexOf(position));
  if (!next) return quiet('stayed', state);
  return quiet('moved', { position: next, furthest: indexOf(next) > indexOf(furthest) ? next : furthest });
}

function goBack(state: WizardState, form: OrganisationForm): WizardMove {
  const previous = visiblePositions(form).findLast((candidate) => indexOf(candidate) < indexOf(state.position));
  return previous ? quiet('moved', { ...state, position: previous }) : quiet('left', state);
}

function goTo(state: WizardState, position: Position, form: OrganisationForm, context: SetupContext): WizardMove {
  if (position === state.position) return quiet('stayed', state);
  return openPositions(state, form, context).includes(position) ? quiet('moved', { ...state, position }) : quiet('stayed', state);
}

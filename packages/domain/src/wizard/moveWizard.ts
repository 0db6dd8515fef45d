import { type FormErrors, hasErrors } from '../formErrors.ts';
import { placeIndex, visiblePlaces, wizardStart } from './places.ts';
import type { WizardRules, WizardState } from './wizardRules.ts';

export type WizardEvent<Place extends string> = { type: 'next' } | { type: 'back' } | { type: 'goTo'; position: Place };

export interface WizardMove<Place extends string> {
  state: WizardState<Place>;
  /**
   * `moved`: scroll to the top. `left`: the wizard was left from its first page. `blocked`: show `errors` and `sentences`. `stayed`: nothing to do.
   */
  outcome: 'moved' | 'left' | 'blocked' | 'stayed';
  errors: FormErrors;
  sentences: readonly string[];
}

/** Corrects a state that was stored, or that no longer fits the draft: to a page that exists for this draft, and not behind one with errors. */
export function settleWizard<Place extends string, Draft>(
  rules: WizardRules<Place, Draft>,
  { position, furthest }: WizardState<Place>,
  draft: Draft,
): WizardState<Place> {
  const indexOf = (place: Place) => placeIndex(rules, place);
  const reached = indexOf(furthest) < indexOf(position) ? position : furthest;
  const start = wizardStart(rules).position;
  const open = openPlaces(rules, { position: start, furthest: reached }, draft);
  return { position: open.findLast((candidate) => indexOf(candidate) <= indexOf(position)) ?? start, furthest: reached };
}

/** Pages that can be clicked now: reached before, and not behind one with errors. */
export function openPlaces<Place extends string, Draft>(
  rules: WizardRules<Place, Draft>,
  { furthest }: WizardState<Place>,
  draft: Draft,
): Place[] {
  const open: Place[] = [];
  for (const place of visiblePlaces(rules, draft)) {
    if (placeIndex(rules, place) > placeIndex(rules, furthest)) break;
    open.push(place);
    if (hasErrors(rules.errors(place, draft))) break;
  }
  return open;
}

/** What happens when somebody wants to go to another page. Pure: the caller scrolls, leaves and stores. */
export function moveWizard<Place extends string, Draft>(
  rules: WizardRules<Place, Draft>,
  state: WizardState<Place>,
  event: WizardEvent<Place>,
  draft: Draft,
): WizardMove<Place> {
  const settled = settleWizard(rules, state, draft);
  switch (event.type) {
    case 'next':
      return goForward(rules, settled, draft);
    case 'back':
      return goBack(rules, settled, draft);
    case 'goTo':
      return goTo(rules, settled, event.position, draft);
  }
}

const quiet = <Place extends string>(outcome: WizardMove<Place>['outcome'], state: WizardState<Place>): WizardMove<Place> => ({
  state,
  outcome,
  errors: {},
  sentences: [],
});

function goForward<Place extends string, Draft>(
  rules: WizardRules<Place, Draft>,
  state: WizardState<Place>,
  draft: Draft,
): WizardMove<Place> {
  const { position, furthest } = state;
  const errors = rules.errors(position, draft);
  if (hasErrors(errors)) return { state, outcome: 'blocked', errors, sentences: rules.sentences(position, errors, draft) };
  const indexOf = (place: Place) => placeIndex(rules, place);
  const next = visiblePlaces(rules, draft).find((candidate) => indexOf(candidate) > indexOf(position));
  if (next === undefined) return quiet('stayed', state);
  return quiet('moved', { position: next, furthest: indexOf(next) > indexOf(furthest) ? next : furthest });
}

function goBack<Place extends string, Draft>(rules: WizardRules<Place, Draft>, state: WizardState<Place>, draft: Draft): WizardMove<Place> {
  const indexOf = (place: Place) => placeIndex(rules, place);
  const previous = visiblePlaces(rules, draft).findLast((candidate) => indexOf(candidate) < indexOf(state.position));
  return previous === undefined ? quiet('left', state) : quiet('moved', { ...state, position: previous });
}

function goTo<Place extends string, Draft>(
  rules: WizardRules<Place, Draft>,
  state: WizardState<Place>,
  position: Place,
  draft: Draft,
): WizardMove<Place> {
  if (position === state.position) return quiet('stayed', state);
  return openPlaces(rules, state, draft).includes(position) ? quiet('moved', { ...state, position }) : quiet('stayed', state);
}

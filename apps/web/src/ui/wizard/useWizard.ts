import {
  type arrivalOf,
  type Detour,
  moveWizard,
  placeIndex,
  visiblePlaces,
  type WizardEvent,
  type WizardRules,
  wizardStart,
  type WizardState,
} from '@althing/domain/wizard';
import { type ReactNode, startTransition, useState } from 'react';
import { focusFirstError } from './focusFirstError.ts';

/** What a wizard asks of the form that it leads through. */
export interface WizardForm<Draft> {
  getValues(): Draft;
  /** By dotted path; on screen until they are corrected. */
  errors: Readonly<Record<string, ReactNode>>;
  setErrors(errors: Record<string, string>): void;
  clearErrors(): void;
}

export interface WizardOptions<Place extends string, Draft> {
  rules: WizardRules<Place, Draft>;
  form: WizardForm<Draft>;
  /** Where the stored draft opens. */
  arrival: ReturnType<typeof arrivalOf<Place, Draft>>;
  /** Keeps the place; the form keeps itself. */
  save(state: WizardState<Place>): void;
  /** Back from the first place. */
  leave(): void;
}

export interface WizardRun<Place extends string, Draft> {
  rules: WizardRules<Place, Draft>;
  form: WizardForm<Draft>;
  state: WizardState<Place>;
  /** Until the first move: why the draft did not open where it was left. */
  detour: Detour<Place> | undefined;
  /** How often going on was refused. */
  attempt: number;
  /** What the last refusal said beside the fields. */
  sentences: readonly string[];
  next(): void;
  back(): void;
  goTo(place: Place): void;
  /** At the first place again, with nothing said. */
  restart(): void;
}

const NOTHING_SAID: readonly string[] = [];

/** Runs the state machine of the domain: keeps the place, shows what a refusal says, leaves at the first place. */
export function useWizard<Place extends string, Draft>({
  rules,
  form,
  arrival,
  save,
  leave,
}: WizardOptions<Place, Draft>): WizardRun<Place, Draft> {
  const [state, setState] = useState(arrival.state);
  const [detour, setDetour] = useState(arrival.detour);
  const [attempt, setAttempt] = useState(0);
  const [sentences, setSentences] = useState(NOTHING_SAID);

  const beQuiet = () => {
    form.clearErrors();
    setDetour(undefined);
    setSentences(NOTHING_SAID);
  };
  const send = (event: WizardEvent<Place>) => {
    const move = moveWizard(rules, state, event, form.getValues());
    if (move.outcome === 'left') return leave();
    if (move.outcome === 'blocked') {
      form.setErrors(move.errors);
      setSentences(move.sentences);
      setAttempt((count) => count + 1);
      // After the page has turned to the tab or the page that has the error.
      requestAnimationFrame(() => focusFirstError(move.errors, document));
      return undefined;
    }
    save(move.state);
    // The place that is left stays until the program of the next has come.
    startTransition(() => {
      if (move.outcome === 'moved') beQuiet();
      setState(move.state);
    });
    return undefined;
  };
  const goTo = (position: Place) => {
    const draft = form.getValues();
    const order = visiblePlaces(rules, draft);
    const isAhead = order.indexOf(position) > order.indexOf(state.position);
    const { outcome } = moveWizard(rules, state, { type: 'goTo', position }, draft);
    // What keeps a place ahead closed is something here: pressing it says what.
    send(outcome === 'stayed' && isAhead ? { type: 'next' } : { type: 'goTo', position });
  };
  const restart = () => {
    beQuiet();
    setState(wizardStart(rules));
  };
  return {
    rules,
    form,
    state,
    detour,
    attempt,
    sentences,
    goTo,
    restart,
    next: () => send({ type: 'next' }),
    back: () => send({ type: 'back' }),
  };
}

/** Whether a place was ever reached, and so can be pressed. */
export const isReached = <Place extends string, Draft>({ rules, state }: WizardRun<Place, Draft>, place: Place): boolean =>
  placeIndex(rules, place) <= placeIndex(rules, state.furthest);

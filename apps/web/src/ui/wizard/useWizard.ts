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

/** What a wizard needs from its form. */
export interface WizardForm<Draft> {
  getValues(): Draft;
  /** By dotted path; shown until they are corrected. */
  errors: Readonly<Record<string, ReactNode>>;
  setErrors(errors: Record<string, string>): void;
  clearErrors(): void;
}

export interface WizardOptions<Place extends string, Draft> {
  rules: WizardRules<Place, Draft>;
  form: WizardForm<Draft>;
  /** Page on which the stored draft opens. */
  arrival: ReturnType<typeof arrivalOf<Place, Draft>>;
  /** Stores the current page; the form stores itself. */
  save(state: WizardState<Place>): void;
  /** Called when going back from the first page. */
  leave(): void;
}

export interface WizardRun<Place extends string, Draft> {
  rules: WizardRules<Place, Draft>;
  form: WizardForm<Draft>;
  state: WizardState<Place>;
  /** Why the draft did not open on the page it was left on; undefined after the first move. */
  detour: Detour<Place> | undefined;
  /** How often continuing was refused. */
  attempt: number;
  /** Sentences of the last refusal, in addition to the messages at the fields. */
  sentences: readonly string[];
  next(): void;
  back(): void;
  goTo(place: Place): void;
  /** Goes to the first page and removes all messages. */
  restart(): void;
}

const NOTHING_SAID: readonly string[] = [];

/** Runs the wizard of the domain: stores the page, shows the sentences of a refusal, and leaves from the first page. */
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
      // After the list or tab has switched to the part with the error.
      requestAnimationFrame(() => focusFirstError(move.errors, document));
      return undefined;
    }
    save(move.state);
    // The previous page stays until the code of the next is loaded.
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
    // A later page is closed because of an error on this one, so pressing it shows that error.
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

/** Whether a page was ever reached, so that it can be pressed. */
export const isReached = <Place extends string, Draft>({ rules, state }: WizardRun<Place, Draft>, place: Place): boolean =>
  placeIndex(rules, place) <= placeIndex(rules, state.furthest);

import {
  emptyForm,
  moveWizard,
  type OrganisationForm,
  type Position,
  visiblePositions,
  WIZARD_START,
  type WizardEvent,
  type WizardState,
} from '@althing/domain/setup';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { draftStore } from '../draft/draftStore.ts';
import type { SetupForm } from '../form/SetupFormContext.ts';
import { useSetupContext } from '../form/useSetupContext.ts';
import { arrivalOf, type Detour } from './arrivalOf.ts';
import { focusFirstError } from './focusFirstError.ts';

export interface Wizard {
  form: SetupForm;
  state: WizardState;
  /** Until the first move: why the draft did not open where it was left. */
  detour: Detour | undefined;
  /** How often going on was refused. */
  attempt: number;
  next(): void;
  back(): void;
  goTo(position: Position): void;
  startAgain(): void;
}

/** Runs the state machine of the domain: keeps the draft, shows what a refusal says, leaves at the first step. */
export function useWizard(): Wizard {
  const context = useSetupContext();
  const leave = useLeave();
  const [initial] = useState(() => draftStore.form() ?? emptyForm());
  const [arrival] = useState(() => arrivalOf(draftStore.wizard(), initial, context));
  const [state, setState] = useState(arrival.state);
  const [detour, setDetour] = useState(arrival.detour);
  const [attempt, setAttempt] = useState(0);
  const form = useForm<OrganisationForm>({
    mode: 'uncontrolled',
    cascadeUpdates: true,
    initialValues: initial,
    initialErrors: arrival.detour?.errors ?? {},
    onValuesChange: draftStore.saveForm,
  });

  const become = (next: WizardState) => {
    draftStore.saveWizard(next);
    setState(next);
  };
  const refuse = (errors: Record<string, string>, toasts: readonly string[]) => {
    form.setErrors(errors);
    setAttempt((count) => count + 1);
    for (const toast of toasts) showToast(toast);
    // After the page has turned to the tab or the page that has the error.
    requestAnimationFrame(() => focusFirstError(errors, document));
  };
  const send = (event: WizardEvent) => {
    const move = moveWizard(state, event, form.getValues(), context);
    if (move.outcome === 'left') return leave();
    if (move.outcome === 'blocked') return refuse(move.errors, move.toasts);
    if (move.outcome === 'moved') {
      form.clearErrors();
      setDetour(undefined);
      // What it said was mended; it must not lie over the next step.
      notifications.clean();
    }
    become(move.state);
    return undefined;
  };
  const goTo = (position: Position) => {
    const order = visiblePositions(form.getValues());
    const isAhead = order.indexOf(position) > order.indexOf(state.position);
    const { outcome } = moveWizard(state, { type: 'goTo', position }, form.getValues(), context);
    // What keeps a place ahead closed is something here: pressing it says what.
    send(outcome === 'stayed' && isAhead ? { type: 'next' } : { type: 'goTo', position });
  };
  return {
    form,
    state,
    detour,
    attempt,
    goTo,
    next: () => send({ type: 'next' }),
    back: () => send({ type: 'back' }),
    startAgain() {
      form.setValues(emptyForm());
      form.clearErrors();
      setDetour(undefined);
      draftStore.clear();
      setState(WIZARD_START);
    },
  };
}

/** One at a time however often Next is pressed, and gone by itself: the banner and the fields stay. */
function showToast(toast: string): void {
  notifications.show({ id: toast, color: 'red', title: toast, message: '', autoClose: 6_000, role: 'alert' });
}

/** To the page the user came from, or to the list where there is none. */
function useLeave(): () => void {
  const router = useRouter();
  return () => {
    if (router.history.canGoBack()) router.history.back();
    else void router.navigate({ to: '/organisations' });
  };
}

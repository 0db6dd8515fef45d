import { type OrganisationForm, type Position, SETUP_STEPS, wizardOf } from '@althing/domain/setup';
import { arrivalOf, parseWizard, serialiseWizard, type WizardState } from '@althing/domain/wizard';
import { use, useState } from 'react';
import type { NavigateOptions } from '@tanstack/react-router';
import type { DraftStore } from '../../../ui/wizard/createDraftStore.ts';
import { useLeave } from '../../../ui/wizard/useLeave.ts';
import { useWizard } from '../../../ui/wizard/useWizard.ts';
import { useDraftForm } from '../form/useDraftForm.ts';
import { useSetupContext } from '../form/useSetupContext.ts';
import { areAllLoaded, loadAllPages, setupPages } from './pages.ts';

/** What the wizard fills in, and where it is stored. */
export interface SetupSubject {
  store: DraftStore<OrganisationForm>;
  /** Key of the page that was reached. */
  stepName: string;
  /** What a draft begins with. */
  begin: () => OrganisationForm;
  /** Where going back from the first page leads if there is no page before. */
  origin: NavigateOptions;
}

/** The draft of `account` and its progress through the wizard. */
export function useSetupWizard({ store, stepName, begin, origin }: SetupSubject, account: string | undefined) {
  const rules = wizardOf(setupPages, useSetupContext());
  const leave = useLeave(origin);
  const storedState = (): WizardState<Position> => parseWizard({ steps: SETUP_STEPS }, store.entry(stepName));
  const openDraft = () => {
    store.open(account);
    return store.draft() ?? begin();
  };
  const [initial] = useState(openDraft);
  // A draft that was further than the first page is checked by the rules of all before anything of it is shown.
  if (storedState().furthest !== 'organisation' && !areAllLoaded()) use(loadAllPages());
  const [arrival] = useState(() => arrivalOf(rules, storedState(), initial));
  const form = useDraftForm(initial, { errors: arrival.detour?.errors ?? {}, onChange: store.saveDraft });
  const run = useWizard({
    rules,
    form,
    arrival,
    save: (state) => store.saveEntry(stepName, serialiseWizard(state)),
    leave,
  });
  const startAgain = () => {
    form.setValues(begin());
    store.clear();
    run.restart();
  };
  return { form, run, startAgain };
}

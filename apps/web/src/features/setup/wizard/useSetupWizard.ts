import { emptyForm, type OrganisationForm, type Position, SETUP_STEPS, STEP_STORAGE_KEY, wizardOf } from '@althing/domain/setup';
import { arrivalOf, parseWizard, serialiseWizard, type WizardState } from '@althing/domain/wizard';
import { useForm } from '@mantine/form';
import { use, useState } from 'react';
import { useLeave } from '../../../ui/wizard/useLeave.ts';
import { useWizard } from '../../../ui/wizard/useWizard.ts';
import { draftStore } from '../draft/draftStore.ts';
import { useSetupContext } from '../form/useSetupContext.ts';
import { areAllLoaded, loadAllPages, setupPages } from './pages.ts';

const storedState = (): WizardState<Position> => parseWizard({ steps: SETUP_STEPS }, draftStore.entry(STEP_STORAGE_KEY));

function openDraft(account: string | undefined): OrganisationForm {
  draftStore.open(account);
  return draftStore.draft() ?? emptyForm();
}

/** The draft of `account` and its progress through the wizard. */
export function useSetupWizard(account: string | undefined) {
  const rules = wizardOf(setupPages, useSetupContext());
  const leave = useLeave({ to: '/organisations' });
  const [initial] = useState(() => openDraft(account));
  // A draft that was further than the first page is checked by the rules of all before anything of it is shown.
  if (storedState().furthest !== 'organisation' && !areAllLoaded()) use(loadAllPages());
  const [arrival] = useState(() => arrivalOf(rules, storedState(), initial));
  const form = useForm<OrganisationForm>({
    mode: 'uncontrolled',
    cascadeUpdates: true,
    initialValues: initial,
    initialErrors: arrival.detour?.errors ?? {},
    onValuesChange: draftStore.saveDraft,
  });
  const run = useWizard({
    rules,
    form,
    arrival,
    save: (state) => draftStore.saveEntry(STEP_STORAGE_KEY, serialiseWizard(state)),
    leave,
  });
  const startAgain = () => {
    form.setValues(emptyForm());
    draftStore.clear();
    run.restart();
  };
  return { form, run, startAgain };
}

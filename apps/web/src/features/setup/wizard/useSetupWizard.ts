import { emptyForm, type OrganisationForm, setupWizard, STEP_STORAGE_KEY } from '@althing/domain/setup';
import { arrivalOf, parseWizard, serialiseWizard } from '@althing/domain/wizard';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useLeave } from '../../../ui/wizard/useLeave.ts';
import { useWizard } from '../../../ui/wizard/useWizard.ts';
import { draftStore } from '../draft/draftStore.ts';
import { useSetupContext } from '../form/useSetupContext.ts';

function openDraft(account: string | undefined): OrganisationForm {
  draftStore.open(account);
  return draftStore.draft() ?? emptyForm();
}

/** The draft of `account` and its progress through the wizard. */
export function useSetupWizard(account: string | undefined) {
  const rules = setupWizard(useSetupContext());
  const leave = useLeave({ to: '/organisations' });
  const [initial] = useState(() => openDraft(account));
  const [arrival] = useState(() => arrivalOf(rules, parseWizard(rules, draftStore.entry(STEP_STORAGE_KEY)), initial));
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

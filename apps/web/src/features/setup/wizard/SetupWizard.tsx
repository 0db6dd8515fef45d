import { emptyForm, type Position, STEP_STORAGE_KEY } from '@althing/domain/setup';
import { visiblePlaces } from '@althing/domain/wizard';
import { type ComponentType, useMemo, useReducer } from 'react';
import { AsideNotice } from '../../../ui/wizard/AsideNotice.tsx';
import { ElsewhereNotice } from '../../../ui/wizard/ElsewhereNotice.tsx';
import { UnreadableDraft } from '../../../ui/wizard/UnreadableDraft.tsx';
import { DraftNote } from '../../../ui/wizard/DraftNote.tsx';
import { WizardFrame } from '../../../ui/wizard/WizardFrame.tsx';
import { useSession } from '../../../lib/session/useSession.ts';
import { draftStore } from '../draft/draftStore.ts';
import { SetupFormProvider } from '../form/SetupFormContext.ts';
import { useSelection } from '../form/useSelection.ts';
import { fetchLaterPlaces, PLACES } from './places.tsx';
import { type SetupSubject, useSetupWizard } from './useSetupWizard.ts';

const NEW_ORGANISATION: SetupSubject = {
  store: draftStore,
  stepName: STEP_STORAGE_KEY,
  begin: emptyForm,
  origin: { to: '/organisations' },
};

export interface SetupWizardProps {
  subject?: SetupSubject;
  /** What pages are for, where it is not to found an organisation. */
  leads?: Partial<Record<Position, string>>;
  /** Told above the page of the wizard. */
  Above?: ComponentType<{ onStartAgain: () => void }>;
}

/** The wizard that sets up an organisation, with the draft of the signed-in account. */
export function SetupWizard({ subject = NEW_ORGANISATION, ...props }: SetupWizardProps) {
  const account = useSession()?.address;
  const [opening, openAnew] = useReducer((count: number) => count + 1, 0);
  const take = () => {
    subject.store.open(account);
    openAnew();
  };
  return <AccountWizard key={`${account}|${opening}`} subject={subject} account={account} onTake={take} {...props} />;
}

interface AccountWizardProps extends Omit<SetupWizardProps, 'subject'> {
  subject: SetupSubject;
  account: string | undefined;
  onTake: () => void;
}

function AccountWizard({ subject, account, onTake, leads = {}, Above }: AccountWizardProps) {
  const { store } = subject;
  const { form, run, startAgain } = useSetupWizard(subject, account);
  // The chosen modules decide which pages the wizard has.
  useSelection(form, 'modules', (_, draft) => visiblePlaces(run.rules, draft));
  const { lead, Content, hasOwnFoot = false } = PLACES[run.state.position];
  // The same element, so that only those parts of the page are drawn anew that read what has changed.
  const content = useMemo(
    () => (
      <div onFocusCapture={fetchLaterPlaces}>
        <Content />
      </div>
    ),
    [Content],
  );
  return (
    <SetupFormProvider value={form}>
      <UnreadableDraft store={store} fileName="organisation-draft.json" />
      <ElsewhereNotice store={store} onTake={onTake} />
      <AsideNotice store={store} onTake={onTake} />
      {Above && <Above onStartAgain={startAgain} />}
      <WizardFrame
        run={run}
        label="Steps"
        sideLabel="Modules to configure"
        lead={leads[run.state.position] ?? lead}
        hasOwnFoot={hasOwnFoot}
        note={
          <DraftNote
            store={store}
            lost="Everything you have entered here is removed from this device. It cannot be brought back."
            onStartAgain={startAgain}
          />
        }
      >
        {content}
      </WizardFrame>
    </SetupFormProvider>
  );
}

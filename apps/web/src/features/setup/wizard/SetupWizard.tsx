import { useReducer } from 'react';
import { AsideNotice } from '../../../ui/wizard/AsideNotice.tsx';
import { ElsewhereNotice } from '../../../ui/wizard/ElsewhereNotice.tsx';
import { UnreadableDraft } from '../../../ui/wizard/UnreadableDraft.tsx';
import { DraftNote } from '../../../ui/wizard/DraftNote.tsx';
import { WizardFrame } from '../../../ui/wizard/WizardFrame.tsx';
import { useSession } from '../../../lib/session/useSession.ts';
import { draftStore } from '../draft/draftStore.ts';
import { SetupFormProvider } from '../form/SetupFormContext.ts';
import { useFormValue } from '../form/useFormValue.ts';
import { fetchLaterPlaces, PLACES } from './places.tsx';
import { useSetupWizard } from './useSetupWizard.ts';

/** The wizard that sets up an organisation, with the draft of the signed-in account. */
export function SetupWizard() {
  const account = useSession()?.address;
  const [opening, openAnew] = useReducer((count: number) => count + 1, 0);
  const take = () => {
    draftStore.open(account);
    openAnew();
  };
  return <AccountWizard key={`${account}|${opening}`} account={account} onTake={take} />;
}

function AccountWizard({ account, onTake }: { account: string | undefined; onTake: () => void }) {
  const { form, run, startAgain } = useSetupWizard(account);
  // The chosen modules decide which pages the wizard has.
  useFormValue(form, 'modules');
  const { lead, Content, hasOwnFoot = false } = PLACES[run.state.position];
  return (
    <SetupFormProvider value={form}>
      <UnreadableDraft store={draftStore} fileName="organisation-draft.json" />
      <ElsewhereNotice store={draftStore} onTake={onTake} />
      <AsideNotice store={draftStore} onTake={onTake} />
      <WizardFrame
        run={run}
        label="Steps"
        sideLabel="Modules to configure"
        lead={lead}
        hasOwnFoot={hasOwnFoot}
        note={
          <DraftNote
            store={draftStore}
            lost="Everything you have entered for this organisation is removed from this device. It cannot be brought back."
            onStartAgain={startAgain}
          />
        }
      >
        <div onFocusCapture={fetchLaterPlaces}>
          <Content />
        </div>
      </WizardFrame>
    </SetupFormProvider>
  );
}

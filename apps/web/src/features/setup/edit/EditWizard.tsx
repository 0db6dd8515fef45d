import type { OrganisationDetail } from '@althing/domain/http';
import { editLock, fromOrganisationInput, type OrganisationForm, rebaseForm, serialiseForm } from '@althing/domain/setup';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useLive } from '../../../lib/live/useLive.ts';
import { liveTopic } from '../../../lib/live/topics.ts';
import { afterTyping } from '../../../lib/afterTyping.ts';
import { useSession } from '../../../lib/session/useSession.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { SetupWizard } from '../wizard/SetupWizard.tsx';
import { createEditDraft } from './createEditDraft.ts';
import { EarlierProposal } from './EarlierProposal.tsx';
import { type EarlierForms, type Edit, EditProvider, useEdit } from './EditContext.ts';
import { presentOf } from './presentOf.ts';

type Opened = Omit<Edit, 'isBehind' | 'catchUp' | 'from' | 'takeOver'>;

function open(organisation: OrganisationDetail): Opened {
  const present = presentOf(organisation);
  const initial = fromOrganisationInput(present);
  return {
    organisation,
    present,
    initial,
    store: createEditDraft(localStorage, organisation.id, () => initial, afterTyping),
    lockOf: (path, form) => editLock(path, form, initial),
  };
}

const LEADS = {
  organisation:
    'Name what you propose. Who the organisation is can be changed here as well; this part is public, and is not written to any chain.',
  review: 'Read it once more. What you confirm here is what is proposed; every part of it is compared with the chains afterwards.',
};

/** The wizard with an organisation that stands. It compares with the record as it was when the page was opened, or has caught up. */
export function EditWizard({ organisation, from }: { organisation: OrganisationDetail; from: string | undefined }) {
  useLive([liveTopic.organisation(organisation.id)]);
  const [opened, setOpened] = useState(() => open(organisation));
  const [count, setCount] = useState(0);
  const [taken, setTaken] = useState<string>();
  const account = useSession()?.address;
  const catchUp = () => {
    const { store, initial } = opened;
    const next = open(organisation);
    next.store.open(account);
    const draft = next.store.draft();
    if (draft) next.store.rebase(rebaseForm(draft, store.base() ?? initial, next.initial), next.initial);
    setOpened(next);
    setCount(count + 1);
  };
  const takeOver = ({ presentOrganisation, upgradedOrganisation }: EarlierForms) => {
    const next = open(organisation);
    next.store.open(account);
    const [then, wanted] = [presentOrganisation, upgradedOrganisation].map(fromOrganisationInput) as [OrganisationForm, OrganisationForm];
    next.store.rebase(rebaseForm(wanted, then, next.store.draft() ?? next.initial), next.store.base() ?? next.initial);
    setTaken(from);
    setOpened(next);
    setCount(count + 1);
  };
  return (
    <OpenedWizard
      key={count}
      opened={opened}
      from={from === taken ? undefined : from}
      onTakeOver={takeOver}
      isBehind={serialiseForm(fromOrganisationInput(presentOf(organisation))) !== serialiseForm(opened.initial)}
      onCatchUp={catchUp}
    />
  );
}

interface OpenedWizardProps {
  opened: Opened;
  from: string | undefined;
  isBehind: boolean;
  onCatchUp: () => void;
  onTakeOver: (forms: EarlierForms) => void;
}

function OpenedWizard({ opened, from, isBehind, onCatchUp, onTakeOver }: OpenedWizardProps) {
  const { initial, store, organisation } = opened;
  const { slug } = organisation;
  const [subject] = useState(() => ({
    store,
    stepName: store.stepName,
    begin: () => structuredClone(initial),
    origin: { to: '/organisations/$slug', params: { slug } } as const,
  }));
  const catchUp = isBehind || store.base() ? onCatchUp : undefined;
  return (
    <EditProvider value={{ ...opened, isBehind, catchUp, from, takeOver: onTakeOver }}>
      <SetupWizard subject={subject} leads={LEADS} Above={Notices} />
    </EditProvider>
  );
}

function Notices(props: { onStartAgain: () => void }) {
  return (
    <>
      <EarlierProposal />
      <OutdatedNotice {...props} />
    </>
  );
}

/** A draft that was begun on another record would undo what has changed since. */
function OutdatedNotice({ onStartAgain }: { onStartAgain: () => void }) {
  const edit = useEdit();
  if (!edit || !(edit.isBehind || edit.store.isOutdated(edit.initial))) return null;
  const { catchUp } = edit;
  return (
    <Notice
      title="The organisation has changed since you began this draft"
      actions={
        <>
          {catchUp && <Button onClick={catchUp}>Take over what has changed</Button>}
          {!edit.isBehind && (
            <Button variant="default" onClick={onStartAgain}>
              Begin anew
            </Button>
          )}
        </>
      }
    >
      What you did not touch is as it was then, and proposing it would bring that back. Nothing of yours is lost
      {catchUp ? ': your changes stay when you take over the others.' : '. The review shows every difference.'}
    </Notice>
  );
}

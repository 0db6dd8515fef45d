import type { OrganisationDetail } from '@althing/domain/http';
import { editLock, fromOrganisationInput } from '@althing/domain/setup';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Notice } from '../../../ui/Notice.tsx';
import { SetupWizard } from '../wizard/SetupWizard.tsx';
import { createEditDraft } from './createEditDraft.ts';
import { type Edit, EditProvider, useEdit } from './EditContext.ts';
import { presentOf } from './presentOf.ts';

function editOf(organisation: OrganisationDetail): Edit {
  const present = presentOf(organisation);
  const initial = fromOrganisationInput(present);
  return {
    organisation,
    present,
    initial,
    store: createEditDraft(localStorage, organisation.id, () => initial),
    lockOf: (path, form) => editLock(path, form, initial),
  };
}

const REVIEW_LEAD =
  'Read it once more. What you confirm here is what is proposed; every part of it is compared with the chains afterwards.';

/** The wizard with an organisation that stands. It compares with the record as it was when the page was opened. */
export function EditWizard({ organisation }: { organisation: OrganisationDetail }) {
  const [edit] = useState(() => editOf(organisation));
  const { initial, store } = edit;
  const { slug } = organisation;
  const [subject] = useState(() => ({
    store,
    stepName: store.stepName,
    begin: () => structuredClone(initial),
    origin: { to: '/organisations/$slug', params: { slug } } as const,
  }));
  return (
    <EditProvider value={edit}>
      <SetupWizard subject={subject} reviewLead={REVIEW_LEAD} Above={OutdatedNotice} />
    </EditProvider>
  );
}

/** A draft that was begun on another record would undo what has changed since. */
function OutdatedNotice({ onStartAgain }: { onStartAgain: () => void }) {
  const edit = useEdit();
  if (!edit?.store.isOutdated(edit.initial)) return null;
  return (
    <Notice
      title="The organisation has changed since you began this draft"
      actions={
        <Button variant="default" onClick={onStartAgain}>
          Begin anew
        </Button>
      }
    >
      What you did not touch is as it was then, and proposing it would bring that back. The review shows every difference.
    </Notice>
  );
}

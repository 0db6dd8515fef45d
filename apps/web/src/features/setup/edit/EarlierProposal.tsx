import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/query/apiQuery.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { type EarlierForms, useEdit } from './EditContext.ts';

/** Offers to take an upgrade proposal of which nothing came, or only a part, into the draft. */
export function EarlierProposal() {
  const edit = useEdit();
  return edit?.from && <Offer id={edit.from} organisationId={edit.organisation.id} onTake={edit.takeOver} />;
}

function Offer({ id, organisationId, onTake }: { id: string; organisationId: string; onTake: (forms: EarlierForms) => void }) {
  const { data, error, refetch } = useQuery(apiQuery('GET /api/v1/organisations/upgrade-proposals/:id', { params: { id } }));
  if (!data) return error && <ErrorState title="The earlier proposal could not be read" error={error} onRetry={() => void refetch()} />;
  const { presentOrganisation, upgradedOrganisation } = data;
  if (data.organisationId !== organisationId || !presentOrganisation || !upgradedOrganisation) return null;
  return (
    <Notice
      title={`Begin with what “${data.proposalName}” proposed`}
      actions={<Button onClick={() => onTake({ presentOrganisation, upgradedOrganisation })}>Take over its changes</Button>}
    >
      Its changes come into this draft, beside what you have changed already. What of them stands on the chains is found there, and not
      created a second time.
    </Notice>
  );
}

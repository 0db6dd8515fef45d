import { UPGRADE_REFUSALS } from '@althing/domain/upgrades';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { ApiError } from '../../lib/http/apiError.ts';
import { apiQuery } from '../../lib/query/apiQuery.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { LinkButton } from '../../ui/RouterLinks.tsx';
import { LineSkeletons } from '../../ui/Skeletons.tsx';
import { CitizenshipGate, RequireAuth } from '../auth/index.ts';
import { EDIT } from './intro.ts';

const EditWizard = lazy(async () => ({ default: (await import('./edit/EditWizard.tsx')).EditWizard }));

interface EditOrganisationPageProps {
  slug: string;
  /** An upgrade proposal whose changes can be taken over. */
  from: string | undefined;
}

/** `/organisations/{slug}/edit`: anybody who is signed in may propose. */
export function EditOrganisationPage({ slug, from }: EditOrganisationPageProps) {
  return (
    <>
      <PageHeader {...EDIT} />
      <RequireAuth>
        <CitizenshipGate>
          <Suspense fallback={<LineSkeletons lines={4} />}>
            <Wizard slug={slug} from={from} />
          </Suspense>
        </CitizenshipGate>
      </RequireAuth>
    </>
  );
}

function Wizard({ slug, from }: EditOrganisationPageProps) {
  const organisation = useQuery(apiQuery('GET /api/v1/organisations/slug/:slug', { params: { slug: slug.toLowerCase() } }));
  if (organisation.data?.state === 'deployed')
    return <EditWizard key={organisation.data.id} organisation={organisation.data} from={from} />;
  if (organisation.isPending) return <LineSkeletons lines={4} />;
  if (!organisation.data && !(organisation.error instanceof ApiError && organisation.error.isNotFound))
    return <ErrorState title="The organisation could not be read" error={organisation.error} onRetry={() => void organisation.refetch()} />;
  const title = organisation.data ? UPGRADE_REFUSALS['upgrade-not-deployed'] : `Nothing is called “${slug}” here`;
  return (
    <EmptyState title={title} action={<LinkButton to="/organisations">All organisations</LinkButton>}>
      {organisation.data ? 'Finish its deployment first.' : 'Check the address, or look for it in the list.'}
    </EmptyState>
  );
}

import { useDeferredValue } from 'react';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TextLink } from '../../ui/RouterLinks.tsx';
import { LineSkeletons } from '../../ui/Skeletons.tsx';
import { PROPOSALS } from './intro.ts';
import { ProposalsList } from './proposals/ProposalsList.tsx';
import { useOrganisationBySlug } from './queries.ts';

export function ProposalsPage({ slug }: { slug: string }) {
  const organisation = useOrganisationBySlug(slug);
  // Deferred, so that drawing the whole page is interrupted by whoever presses something.
  const shown = useDeferredValue(organisation.data);
  return (
    <>
      <PageHeader
        {...PROPOSALS}
        pageTitle={`Proposals of ${organisation.data?.name ?? slug}`}
        eyebrow={
          <TextLink to="/organisations/$slug" params={{ slug }}>
            {organisation.data?.name ?? slug}
          </TextLink>
        }
      />
      {shown ? (
        <ProposalsList organisation={shown} isTitled={false} />
      ) : organisation.isError ? (
        <ErrorState title="The organisation could not be read" error={organisation.error} onRetry={() => void organisation.refetch()} />
      ) : (
        <LineSkeletons lines={6} />
      )}
    </>
  );
}

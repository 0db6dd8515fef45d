import { ACTIVITY_KINDS, ACTIVITY_LABELS, type ActivityKind } from '@althing/domain/activity';
import type { OrganisationDetail } from '@althing/domain/http';
import { useDeferredValue } from 'react';
import { useLive } from '../../lib/live/useLive.ts';
import { liveTopic } from '../../lib/live/topics.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TextLink } from '../../ui/RouterLinks.tsx';
import { LineSkeletons } from '../../ui/Skeletons.tsx';
import { useOrganisationBySlug } from '../governance/index.ts';
import classes from './Activity.module.css';
import { ActivityList } from './ActivityList.tsx';
import { INTRO } from './intro.ts';

const ALL = 'all';
const CHOICES = [{ value: ALL, label: 'Everything' }, ...ACTIVITY_KINDS.map((kind) => ({ value: kind, label: ACTIVITY_LABELS[kind] }))];

export interface ActivityPageProps {
  slug: string;
  kind: ActivityKind | undefined;
  onKind: (kind: ActivityKind | undefined) => void;
}

export function ActivityPage({ slug, kind, onKind }: ActivityPageProps) {
  const organisation = useOrganisationBySlug(slug);
  // Deferred, so that drawing the whole page is interrupted by whoever presses something.
  const shown = useDeferredValue(organisation.data);
  return (
    <>
      <PageHeader
        {...INTRO}
        pageTitle={`Activity of ${organisation.data?.name ?? slug}`}
        eyebrow={
          <TextLink to="/organisations/$slug" params={{ slug }}>
            {organisation.data?.name ?? slug}
          </TextLink>
        }
      />
      <div className={classes.bar}>
        <FilterSelect
          aria-label="Kind"
          data={CHOICES}
          value={kind ?? ALL}
          onChange={(value) => onKind(ACTIVITY_KINDS.find((known) => known === value))}
          w={240}
        />
      </div>
      {shown ? (
        <Loaded organisation={shown} kind={kind} />
      ) : organisation.isError ? (
        <ErrorState title="The organisation could not be read" error={organisation.error} onRetry={() => void organisation.refetch()} />
      ) : (
        <LineSkeletons lines={8} />
      )}
    </>
  );
}

function Loaded({ organisation, kind }: { organisation: OrganisationDetail; kind: ActivityKind | undefined }) {
  useLive([liveTopic.organisation(organisation.id)]);
  return <ActivityList organisation={organisation} kind={kind} />;
}

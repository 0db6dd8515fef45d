import type { ForumView } from '@althing/domain/http';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/http/api.ts';
import { formatTime } from '../../../lib/format/formatDate.ts';
import { apiQuery } from '../../../lib/query/apiQuery.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { notifyFailure } from '../../../ui/notifyFailure.ts';
import { Section } from '../../../ui/Section.tsx';
import { StatusBadge, type Tone } from '../../../ui/StatusBadge.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { CitizenButton } from '../../auth/index.ts';
import classes from '../Organisation.module.css';

const forumQuery = (id: string) => apiQuery('GET /api/v1/organisations/:id/tally', { params: { id } });

/** The voting forum outside: what it calls the organisation, what is discussed there, and the switch. */
export function Forum({ organisationId: id }: { organisationId: string }) {
  const { data, error, refetch } = useQuery(forumQuery(id));
  return (
    <Section
      title="Voting forum"
      description="A forum outside can show this organisation’s governors and proposals, and what is discussed about them there is listed here. Votes are counted on chain, whatever a forum shows."
    >
      {error ? (
        <ErrorState title="The forum could not be read" error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <ForumCard id={id} forum={data} />
      ) : (
        <LineSkeletons lines={3} />
      )}
    </Section>
  );
}

function stateText({ isEnabled, tallySlug, syncedAt, problem }: ForumView): string {
  if (!isEnabled) return 'Not mirrored: the forum knows nothing of this organisation.';
  const done = syncedAt
    ? `Known there as ${tallySlug}, last in step on ${formatTime(syncedAt)}.`
    : 'Waits for its first upload, within a minute.';
  return problem ? `${done} ${problem} It is tried again by itself.` : done;
}

function badgeOf({ isEnabled, syncedAt, problem }: ForumView): { tone: Tone; text: string } {
  if (!isEnabled) return { tone: 'quiet', text: 'off' };
  if (problem) return { tone: 'bad', text: 'not in step' };
  return syncedAt ? { tone: 'good', text: 'in step' } : { tone: 'waiting', text: 'waits' };
}

function ForumCard({ id, forum }: { id: string; forum: ForumView }) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (isEnabled: boolean) => api('PUT /api/v1/organisations/:id/tally', { params: { id }, body: { isEnabled } }),
    onSuccess: (answer) => client.setQueryData(forumQuery(id).queryKey, answer),
    onError: (error) => void notifyFailure(error),
  });
  const { isEnabled, url, topics, reason } = forum;
  const badge = badgeOf(forum);
  return (
    <div className={classes.card}>
      <div className={classes.cardHead}>
        <p className={classes.soft}>{stateText(forum)}</p>
        <StatusBadge tone={badge.tone}>{badge.text}</StatusBadge>
      </div>
      {topics.length > 0 && (
        <ul className={classes.owners} aria-label="Discussed in the forum">
          {topics.map((topic) => (
            <li key={topic.id}>
              <a href={topic.url} rel="noopener noreferrer" target="_blank">
                {topic.title}
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.cardHead}>
        <CitizenButton
          variant="default"
          size="sm"
          reason={reason ?? undefined}
          loading={change.isPending}
          onClick={() => change.mutate(!isEnabled)}
        >
          {isEnabled ? 'Stop mirroring' : 'Mirror to the forum'}
        </CitizenButton>
        {url && (
          <a href={url} rel="noopener noreferrer" target="_blank">
            Open the forum
          </a>
        )}
      </div>
    </div>
  );
}

import { OwnLabels } from '../names/index.ts';
import { useTasks, TaskFeed, TaskList } from '../tasks/index.ts';
import { Suspense, useDeferredValue } from 'react';
import { liveTopic } from '../../lib/live/topics.ts';
import { useLive } from '../../lib/live/useLive.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { OrganisationMark } from '../../ui/OrganisationMark.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { LinkButton, TextLink } from '../../ui/RouterLinks.tsx';
import { Section } from '../../ui/Section.tsx';
import { LineSkeletons } from '../../ui/Skeletons.tsx';
import classes from './HomePage.module.css';
import { RecentOrganisations } from './RecentOrganisations.tsx';

type Answer = NonNullable<ReturnType<typeof useTasks>['data']>;

/** What needs the reader in all organisations, and the organisations that are theirs. */
export function SignedInHome() {
  const tasks = useTasks();
  useLive((tasks.data?.organisations ?? []).map(({ id }) => liveTopic.organisation(id)));
  // Deferred, so that the page is drawn in slices.
  const answer = useDeferredValue(tasks.data);
  const answeredAt = useDeferredValue(tasks.dataUpdatedAt);
  return (
    <>
      <PageHeader
        title="Home"
        lead="What waits for you in all of your organisations, what ends soonest first."
        actions={<LinkButton to="/organisations/create">Create Org</LinkButton>}
      />
      {!answer && !tasks.isError && <LineSkeletons lines={6} />}
      {tasks.isError && (
        <>
          <ErrorState title="What waits for you could not be read" error={tasks.error} onRetry={() => void tasks.refetch()} />
          <RecentOrganisations />
        </>
      )}
      {answer && <Loaded answer={answer} answeredAt={answeredAt} />}
      {answer && (
        // What stands below comes with it, so that nothing is pushed away under the reader.
        <Suspense fallback={<LineSkeletons lines={4} />}>
          <TaskFeed />
          <OwnLabels />
          <RecentOrganisations />
        </Suspense>
      )}
    </>
  );
}

function Loaded({ answer: { items, organisations }, answeredAt }: { answer: Answer; answeredAt: number }) {
  const [yours, others] = [items.filter(({ isYours }) => isYours), items.filter(({ isYours }) => !isYours)];
  return (
    <>
      <Section title="What needs you">
        {yours.length > 0 ? (
          <TaskList tasks={yours} answeredAt={answeredAt} label="What needs you" isAcross />
        ) : (
          <EmptyState title="Nothing waits for you">
            Votes that you can cast, signatures of your Safes, vetoes and deployments that you have not finished would stand here.
          </EmptyState>
        )}
      </Section>
      {others.length > 0 && (
        <Section
          title="Anybody can take the next step"
          description="These are carried, or signed by enough; somebody has to send the transaction."
        >
          <TaskList tasks={others} answeredAt={answeredAt} label="Anybody can take the next step" isAcross />
        </Section>
      )}
      <Section title="Your organisations">
        {organisations.length > 0 ? (
          <ul className={classes.own} aria-label="Your organisations">
            {organisations.map(({ slug, name, logo, roles }) => (
              <li key={slug}>
                <OrganisationMark slug={slug} logo={logo} size={40} />
                <div>
                  <TextLink to="/organisations/$slug" params={{ slug }}>
                    <bdi>{name}</bdi>
                  </TextLink>
                  <span className={classes.roles}>{roles.map((role) => ROLES[role]).join(', ')}</span>
                </div>
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            title="You belong to none yet"
            action={
              <LinkButton to="/organisations" variant="default">
                See the organisations
              </LinkButton>
            }
          >
            Those that you found, whose token you hold or vote with, or whose Safes you sign for stand here.
          </EmptyState>
        )}
      </Section>
    </>
  );
}

const ROLES = { founder: 'Founder', member: 'Member', signer: 'Signer' } as const satisfies Record<
  Answer['organisations'][number]['roles'][number],
  string
>;

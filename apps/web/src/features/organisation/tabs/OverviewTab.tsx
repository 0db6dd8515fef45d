import type { OrganisationContract, OrganisationDetail, Proposal } from '@althing/domain/http';
import { memo, Suspense, useDeferredValue } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LinkButton, TextLink } from '../../../ui/RouterLinks.tsx';
import { Section } from '../../../ui/Section.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { useSettled } from '../../../ui/useSettled.ts';
import { ChainMark } from '../../../ui/ChainMark.tsx';
import { ActivityList } from '../../activity/index.ts';
import { ProposalRows, useProposals } from '../../governance/index.ts';
import { MembersTable } from '../../members/index.ts';
import { TaskList, useTasks } from '../../tasks/index.ts';
import { Balances } from '../../treasury/index.ts';
import { DriftNotice } from '../DriftNotice.tsx';
import classes from '../Organisation.module.css';
import { NextStep, useNextStep } from '../SetUpNotice.tsx';

/** How much of each list is shown; the rest is a step away. */
const SHOWN = { members: 5, activity: 8 };
const OPEN: readonly Proposal['state'][] = ['pending', 'active', 'succeeded', 'pendingexecution'];

/** What needs the reader here, what is decided at present, what there is, who decides, and what happened last. */
export function OverviewTab({ organisation }: { organisation: OrganisationDetail }) {
  const next = useNextStep(organisation);
  const tasks = useTasks();
  // What stands above the rest is known first, so that nothing moves under the reader; the rest is asked for meanwhile.
  const isSettled = useSettled(!next.isPending && !tasks.isLoading);
  return (
    <>
      {!isSettled && <LineSkeletons lines={8} />}
      <div className={classes.stack} hidden={!isSettled}>
        {next.step && <NextStep organisation={organisation} step={next.step} />}
        <Parts organisation={organisation} />
      </div>
    </>
  );
}

/** Not drawn again with the next step, of which a wallet that is reconnected tells in a task of its own. */
const Parts = memo(function Parts({ organisation }: { organisation: OrganisationDetail }) {
  const isRestDrawn = useDeferredValue(true, false);
  return (
    <>
      <DriftNotice organisation={organisation} />
      <OwnTasks slug={organisation.slug} />
      {organisation.governors.length > 0 && <OpenProposals organisation={organisation} />}
      {isRestDrawn && <Rest organisation={organisation} />}
    </>
  );
});

/** Drawn in a second step, so that the first one holds up nobody's input. */
function Rest({ organisation }: { organisation: OrganisationDetail }) {
  const { slug, contracts } = organisation;
  const tokens = contracts.filter(({ kind, state }) => kind === 'token' && (state === 'confirmed' || state === 'verified'));
  return (
    <>
      <Balances organisation={organisation} />
      {tokens[0] && <SomeMembers organisation={organisation} token={tokens[0]} />}
      <Section
        title="Latest activity"
        actions={
          <LinkButton to="/organisations/$slug/activity" params={{ slug }} variant="default">
            All activity
          </LinkButton>
        }
      >
        <ActivityList organisation={organisation} limit={SHOWN.activity} hasMore={false} />
      </Section>
    </>
  );
}

/** Nothing where nobody is signed in, or nothing waits for them here. */
function OwnTasks({ slug }: { slug: string }) {
  const { data, dataUpdatedAt } = useTasks();
  const tasks = data?.items.filter(({ organisation }) => organisation.slug === slug) ?? [];
  if (tasks.length === 0) return null;
  return (
    <Section title="What needs you here">
      <Suspense fallback={<LineSkeletons lines={3} />}>
        <TaskList tasks={tasks} answeredAt={dataUpdatedAt} label="What needs you here" />
      </Suspense>
    </Section>
  );
}

function OpenProposals({ organisation }: { organisation: OrganisationDetail }) {
  const list = useProposals(organisation.id, undefined);
  const { slug } = organisation;
  // Deferred, so that its rows are drawn in slices.
  const pages = useDeferredValue(list.data?.pages);
  const newest = pages?.[0]?.items ?? [];
  const open = newest.filter(({ state }) => OPEN.includes(state));
  return (
    <Section
      title="Open proposals"
      actions={
        <LinkButton to="/organisations/$slug/proposals/create" params={{ slug }}>
          New proposal
        </LinkButton>
      }
    >
      {!pages && !list.isError && <LineSkeletons lines={3} />}
      {list.isError && <ErrorState title="The proposals could not be read" error={list.error} onRetry={() => void list.refetch()} />}
      {pages && open.length === 0 && (
        <EmptyState title="Nothing is being decided">
          {newest.length === 0 ? (
            'Whoever has enough votes can propose something.'
          ) : (
            <TextLink to="/organisations/$slug/proposals" params={{ slug }}>
              All proposals
            </TextLink>
          )}
        </EmptyState>
      )}
      {open.length > 0 && <ProposalRows slug={slug} proposals={open} />}
    </Section>
  );
}

function SomeMembers({ organisation, token }: { organisation: OrganisationDetail; token: OrganisationContract }) {
  return (
    <Section
      title="Members"
      description={
        <>
          Most votes first, on <ChainMark chainId={token.chainId} withName size={16} />
        </>
      }
      actions={
        <LinkButton to="/organisations/$slug/members" params={{ slug: organisation.slug }} variant="default">
          All members
        </LinkButton>
      }
    >
      <MembersTable organisation={organisation} chainId={token.chainId} limit={SHOWN.members} hasMore={false} />
    </Section>
  );
}

import type { OrganisationDetail } from '@althing/domain/http';
import { Tabs } from '@mantine/core';
import { lazy, Suspense, useDeferredValue } from 'react';
import { ApiError } from '../../lib/http/apiError.ts';
import { useLive } from '../../lib/live/useLive.ts';
import { liveTopic } from '../../lib/live/topics.ts';
import { useFinalSlug } from '../../lib/query/useFinalSlug.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { LinkButton } from '../../ui/RouterLinks.tsx';
import { Skeleton, Loading } from '../../ui/Skeletons.tsx';
import { OrganisationHeader } from './OrganisationHeader.tsx';
import { ORGANISATION_TABS, type OrganisationTab, TAB_LABELS } from './organisationTabs.ts';
import { useOrganisation } from './queries.ts';
import { SetUpNotice } from './SetUpNotice.tsx';
import { OverviewTab } from './tabs/OverviewTab.tsx';

/** Each is loaded when it is looked at; the overview is what most come for. */
const GovernorTab = lazy(() => import('./tabs/GovernorTab.tsx').then((m) => ({ default: m.GovernorTab })));
const ModulesTab = lazy(() => import('./tabs/ModulesTab.tsx').then((m) => ({ default: m.ModulesTab })));
const SafeTab = lazy(() => import('./tabs/SafeTab.tsx').then((m) => ({ default: m.SafeTab })));
const TokenTab = lazy(() => import('./tabs/TokenTab.tsx').then((m) => ({ default: m.TokenTab })));
const TreasuryTab = lazy(() => import('../treasury/index.ts').then((m) => ({ default: m.TreasuryTab })));

export interface OrganisationPageProps {
  slug: string;
  tab: OrganisationTab;
  onTab: (tab: OrganisationTab) => void;
}

export function OrganisationPage({ slug, tab, onTab }: OrganisationPageProps) {
  const organisation = useOrganisation(slug);
  useFinalSlug(slug, organisation.data);
  // Deferred, so that drawing the whole page is interrupted by whoever presses something.
  const shown = useDeferredValue(organisation.data);
  if (shown) return <Loaded organisation={shown} tab={tab} onTab={onTab} />;
  if (organisation.error instanceof ApiError && organisation.error.isNotFound)
    return (
      <>
        <PageHeader title="No such organisation" />
        <EmptyState title={`Nothing is called “${slug}” here`} action={<LinkButton to="/organisations">All organisations</LinkButton>}>
          Check the address, or look for it in the list. What is not deployed yet is shown to its founder only, once signed in.
        </EmptyState>
      </>
    );
  if (organisation.isError)
    return (
      <>
        <PageHeader title={slug} />
        <ErrorState title="The organisation could not be read" error={organisation.error} onRetry={() => void organisation.refetch()} />
      </>
    );
  return (
    <Loading>
      <Skeleton height={220} />
      <div style={{ height: 24 }} />
      <Skeleton height={420} />
    </Loading>
  );
}

function TabSkeleton() {
  return (
    <Loading>
      <Skeleton height={420} />
    </Loading>
  );
}

const PANELS: Record<OrganisationTab, (props: { organisation: OrganisationDetail }) => React.ReactNode> = {
  overview: OverviewTab,
  governor: GovernorTab,
  treasury: TreasuryTab,
  safe: SafeTab,
  modules: ModulesTab,
  token: TokenTab,
};

function Loaded({ organisation, tab, onTab }: Omit<OrganisationPageProps, 'slug'> & { organisation: OrganisationDetail }) {
  useLive([liveTopic.organisation(organisation.id)]);
  const Panel = PANELS[tab];
  return (
    <>
      <OrganisationHeader organisation={organisation} />
      <SetUpNotice organisation={organisation} />
      <Tabs
        value={tab}
        onChange={(value) => onTab(ORGANISATION_TABS.find((candidate) => candidate === value) ?? 'overview')}
        keepMounted={false}
      >
        <Tabs.List mb="xl" aria-label="Parts of the organisation">
          {ORGANISATION_TABS.map((value) => (
            <Tabs.Tab key={value} value={value}>
              {TAB_LABELS[value]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab}>
          <Suspense fallback={<TabSkeleton />}>
            <Panel organisation={organisation} />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

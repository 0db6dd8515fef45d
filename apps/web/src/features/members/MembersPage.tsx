import type { OrganisationDetail } from '@althing/domain/http';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useAppConfig } from '../../lib/config/AppConfigContext.ts';
import { useLive } from '../../lib/live/useLive.ts';
import { liveTopic } from '../../lib/live/topics.ts';
import { AccountInput } from '../../ui/AccountInput.tsx';
import { download } from '../../ui/download.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import { notifyFailure } from '../../ui/notifyFailure.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TextLink } from '../../ui/RouterLinks.tsx';
import { Section } from '../../ui/Section.tsx';
import { LineSkeletons } from '../../ui/Skeletons.tsx';
import { DelegationPanel, useOrganisationBySlug } from '../governance/index.ts';
import { INTRO } from './intro.ts';
import classes from './Members.module.css';
import { membersCsv } from './membersCsv.ts';
import { beginningProblem, type MemberSearch } from './memberSearch.ts';
import { MembersTable } from './MembersTable.tsx';
import { fetchAllMembers, type MembersOf } from './queries.ts';
import type { Address } from '@althing/domain/units';
import { isSort, SORT_CHOICES } from './sortChoices.ts';
import { standingTokens } from './standingTokens.ts';

export interface MembersPageProps {
  slug: string;
  search: MemberSearch;
  onSearch: (search: MemberSearch) => void;
}

export function MembersPage({ slug, search, onSearch }: MembersPageProps) {
  const organisation = useOrganisationBySlug(slug);
  // Deferred, so that drawing the whole page is interrupted by whoever presses something.
  const shown = useDeferredValue(organisation.data);
  return (
    <>
      <PageHeader
        {...INTRO}
        pageTitle={`Members of ${organisation.data?.name ?? slug}`}
        eyebrow={
          <TextLink to="/organisations/$slug" params={{ slug }}>
            {organisation.data?.name ?? slug}
          </TextLink>
        }
      />
      {shown ? (
        <Loaded organisation={shown} search={search} onSearch={onSearch} />
      ) : organisation.isError ? (
        <ErrorState title="The organisation could not be read" error={organisation.error} onRetry={() => void organisation.refetch()} />
      ) : (
        <LineSkeletons lines={8} />
      )}
    </>
  );
}

function Loaded({ organisation, search, onSearch }: Omit<MembersPageProps, 'slug'> & { organisation: OrganisationDetail }) {
  useLive([liveTopic.organisation(organisation.id)]);
  const tokens = standingTokens(organisation);
  const token = tokens.find(({ chainId }) => chainId === search.chain) ?? tokens[0];
  if (!token)
    return (
      <EmptyState title="There are no members yet">
        {organisation.token
          ? 'Its token is not deployed yet. Whoever gets some of it then is a member.'
          : 'This organisation has no token, so nobody holds votes. Its Safes say who decides.'}
      </EmptyState>
    );
  const of: MembersOf = { organisationId: organisation.id, chainId: token.chainId, sort: search.sort, search: search.search };
  return (
    <>
      <Section title="Your part">
        <div className={classes.own}>
          <DelegationPanel organisation={organisation} chainId={token.chainId} token={token.address as Address} />
        </div>
      </Section>
      <Section title="All members">
        <Tools of={of} chainIds={tokens.map(({ chainId }) => chainId)} search={search} onSearch={onSearch} />
        <MembersTable organisation={organisation} chainId={token.chainId} sort={search.sort} search={search.search} />
      </Section>
    </>
  );
}

interface ToolsProps extends Pick<MembersPageProps, 'search' | 'onSearch'> {
  of: MembersOf;
  chainIds: readonly number[];
}

function Tools({ of, chainIds, search, onSearch }: ToolsProps) {
  const { chains } = useAppConfig();
  const [text, setText] = useState(search.search ?? '');
  const write = (value: string) => {
    setText(value);
    if (beginningProblem(value) === undefined) onSearch({ ...search, search: value.trim() || undefined });
  };
  return (
    <div className={classes.bar}>
      <div className={classes.tools}>
        {chainIds.length > 1 && (
          <FilterSelect
            label="Chain"
            data={chainIds.map((id) => ({ value: String(id), label: chains.find((chain) => chain.id === id)?.name ?? `Chain ${id}` }))}
            value={String(of.chainId)}
            onChange={(value) => onSearch({ ...search, chain: value === String(chainIds[0]) ? undefined : Number(value) })}
            w={170}
          />
        )}
        <FilterSelect
          label="Order"
          data={SORT_CHOICES}
          value={of.sort ?? 'power'}
          onChange={(value) => onSearch({ ...search, sort: isSort(value) && value !== 'power' ? value : undefined })}
          w={190}
        />
        <AccountInput label="Address" value={text} onChange={write} problemOf={beginningProblem} w={240} />
      </div>
      <Export of={of} />
    </div>
  );
}

function Export({ of }: { of: MembersOf }) {
  const fetching = useMutation({
    mutationFn: () => fetchAllMembers(of),
    onSuccess: (all) => download('members.csv', membersCsv(all, of.chainId), 'text/csv'),
    onError: (error) => void notifyFailure(error, 'The members could not be exported'),
  });
  return (
    <Button variant="default" loading={fetching.isPending} onClick={() => fetching.mutate()} data-print="hide">
      Export CSV
    </Button>
  );
}

import type { OrganisationDetail, UpgradeProposalSummary } from '@althing/domain/http';
import { UPGRADE_REFUSALS, UPGRADE_STATE_LABELS, UPGRADE_STATES } from '@althing/domain/upgrades';
import { Button } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ChainMark } from '../../../ui/ChainMark.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { FilterSelect } from '../../../ui/FilterSelect.tsx';
import { TextLink } from '../../../ui/RouterLinks.tsx';
import { Section } from '../../../ui/Section.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { UpgradeBadge } from '../UpgradeBadge.tsx';
import { useUpgrades } from '../queries.ts';
import { timeText } from '../timeText.ts';
import classes from '../Upgrades.module.css';
import { readUpgradeSearch } from '../upgradeSearch.ts';

const ALL = 'all';
const CHOICES = [{ value: ALL, label: 'All states' }, ...UPGRADE_STATES.map((value) => ({ value, label: UPGRADE_STATE_LABELS[value] }))];

/** All upgrade proposals of an organisation, newest first; rejected and expired ones stay. */
export function UpgradeList({ organisation }: { organisation: Pick<OrganisationDetail, 'id' | 'slug' | 'state'> }) {
  const { id, slug, state } = organisation;
  const { upgrades: filter } = readUpgradeSearch({ ...useSearch({ strict: false }) });
  const navigate = useNavigate();
  const choose = (value: string) =>
    void navigate({
      to: '.',
      search: (search) => ({ ...search, upgrades: UPGRADE_STATES.find((known) => known === value) }),
      resetScroll: false,
      replace: true,
    });
  const list = useUpgrades(id, filter);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (state !== 'deployed') return null;
  return (
    <Section
      title="Upgrade proposals"
      description="How this organisation changes: anybody proposes, the signers of its protocol upgrades decide."
      actions={
        (items.length > 0 || filter !== undefined) && (
          <FilterSelect aria-label="State of upgrade proposals" data={CHOICES} value={filter ?? ALL} onChange={choose} w={160} />
        )
      }
    >
      {list.isPending && <LineSkeletons lines={3} />}
      {list.isError && (
        <ErrorState title="The upgrade proposals could not be read" error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.isSuccess && items.length === 0 && filter !== undefined && (
        <EmptyState title="No upgrade proposal is in this state">Choose another state above.</EmptyState>
      )}
      {list.isSuccess && items.length === 0 && filter === undefined && (
        <EmptyState title="None yet">What somebody proposes to change is listed here, with what became of it.</EmptyState>
      )}
      {items.length > 0 && (
        <ul className={classes.list}>
          {items.map((item) => (
            <Row key={item.id} item={item} slug={slug} readAt={list.dataUpdatedAt} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button variant="subtle" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Show earlier ones
        </Button>
      )}
    </Section>
  );
}

function Row({ item, slug, readAt }: { item: UpgradeProposalSummary; slug: string; readAt: number }) {
  const { id, proposalName, state, isStale, chainIds } = item;
  return (
    <li>
      <div className={classes.row}>
        <div>
          <span className={classes.rowName}>
            <TextLink to="/organisations/$slug/upgrades/$proposalId" params={{ slug, proposalId: id }}>
              <bdi>{proposalName}</bdi>
            </TextLink>
          </span>
          <p className={classes.note}>
            {timeText(item, readAt)}
            {isStale && `. ${UPGRADE_REFUSALS['upgrade-stale']}.`}
          </p>
        </div>
        <span className={classes.buttons}>
          {chainIds.map((chainId) => (
            <ChainMark key={chainId} chainId={chainId} size={20} />
          ))}
          <UpgradeBadge state={state} isStale={isStale} />
        </span>
      </div>
    </li>
  );
}

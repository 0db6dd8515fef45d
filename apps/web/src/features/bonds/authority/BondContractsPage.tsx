import { bondContractsOf, type MarketParty } from '@althing/bindings';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { ChainSelect } from '../../../ui/ChainSelect.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { KeyValueList } from '../../../ui/KeyValueList.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { TextLink } from '../../../ui/RouterLinks.tsx';
import { Section } from '../../../ui/Section.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { useActor } from '../../governance/index.ts';
import { KnownAddress } from '../../transactions/index.ts';
import type { Manager } from '../manage/manager.ts';
import classes from './Authority.module.css';
import { type AuthoritySearch, NO_RANGE, readAuthoritySearch } from './authoritySearch.ts';
import { PairSection } from './PairSection.tsx';
import { RulesSection } from './RulesSection.tsx';
import { authorityOf, useBondOwners, useTimelockProposers } from './useBondOwners.ts';

const LEAD =
  'What the platform asks of every sale, and the market prices that sales may follow. Everybody can look; whoever owns the bond contracts changes it here.';

/** What the owner of the bond contracts decides, on one chain after the other. */
export function BondContractsPage() {
  const { chains, features } = useAppConfig();
  const search = readAuthoritySearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const choose = (part: AuthoritySearch) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...part }), resetScroll: false, replace: true });
  const chainIds = chains.filter(({ id }) => bondContractsOf(id) !== undefined).map(({ id }) => id);
  const chainId = chainIds.find((id) => id === search.chain) ?? chainIds[0];
  return (
    <>
      <PageHeader title="Bond contracts" isCompact lead={LEAD} eyebrow={<TextLink to="/veos">VEOs</TextLink>} />
      {chainId === undefined || !features.bonding ? (
        <EmptyState title="There are no bond contracts here">None of the chains of this installation has them.</EmptyState>
      ) : (
        <div className={classes.page}>
          {chainIds.length > 1 && (
            <ChainSelect label="Chain" value={chainId} chainIds={chainIds} onChange={(chain) => choose({ chain, ...NO_RANGE })} maw={280} />
          )}
          <Owned key={chainId} chainId={chainId} search={search} onSearch={choose} />
        </div>
      )}
    </>
  );
}

interface OwnedProps {
  chainId: number;
  search: AuthoritySearch;
  onSearch: (part: AuthoritySearch) => void;
}

function Owned({ chainId, search, onSearch }: OwnedProps) {
  const { account } = useActor();
  const { data: owners, isError, error, refetch } = useBondOwners(chainId);
  const timelocks = useTimelockProposers(chainId, owners, account);
  const failed = [{ isError, error, refetch, data: owners }, timelocks].find((each) => each.isError && !each.data);
  if (failed)
    return <ErrorState title="The bond contracts could not be asked" error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!owners || !timelocks.data) return <LineSkeletons lines={8} />;
  const managerOf = (party: MarketParty) => authorityOf(party, timelocks.data, account);
  const parties = [
    { label: 'Prices', party: owners.prices },
    { label: 'Pairs', party: owners.pairs },
    { label: 'Rules of new sales', party: owners.rules },
  ];
  return (
    <>
      <Section title="Who decides" variant="card">
        <KeyValueList
          items={parties.map(({ label, party }) => ({
            label,
            value: (
              <>
                <KnownAddress address={party.address} chainId={chainId} />{' '}
                <span className={classes.soft}>{roleText(managerOf(party))}</span>
              </>
            ),
          }))}
        />
      </Section>
      <PairSection {...{ chainId, search, onSearch }} prices={managerOf(owners.prices)} pairs={managerOf(owners.pairs)} />
      <RulesSection chainId={chainId} manager={managerOf(owners.rules)} />
    </>
  );
}

const ROLES: Record<Exclude<Manager['by'], 'timelock'>, string> = {
  account: 'Your account',
  safe: 'A Safe of which you are an owner',
  governor: 'Your organisation',
};

function roleText(manager: Manager | undefined): string {
  if (!manager) return 'You cannot act for this account.';
  if (manager.by !== 'timelock') return ROLES[manager.by];
  return manager.through.by === 'safe'
    ? 'A timelock with which a Safe may schedule, of which you are an owner'
    : 'A timelock with which your account may schedule';
}

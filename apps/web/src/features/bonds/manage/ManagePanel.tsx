import type { MarketParty } from '@althing/bindings';
import { type ReactNode, useDeferredValue } from 'react';
import { bondKnownContracts } from '../../../lib/chain/bondKnownContracts.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Section } from '../../../ui/Section.tsx';
import { executorOf, useActor, useProposeEligibility } from '../../governance/index.ts';
import { KnownAddress } from '../../transactions/index.ts';
import { type BondMarket, useOrganisation } from '../queries.ts';
import type { MarketNow } from '../useMarketNow.ts';
import { ChangeBuyers } from './ChangeBuyers.tsx';
import { CloseMarket } from './CloseMarket.tsx';
import { Funding } from './Funding.tsx';
import { IntervalsForm } from './IntervalsForm.tsx';
import classes from './Manage.module.css';
import { type GovernorManager, governorOf, type Manager, managerOf } from './manager.ts';
import { Permits } from './Permits.tsx';
import { HandOver, TakeOver } from './Ownership.tsx';
import { useManagedMarket } from './useManagedMarket.ts';

interface Props {
  market: BondMarket;
  now: MarketNow;
}

/** What its owner, or whom it is offered to, can do with a market. Nothing for anybody else. */
export function ManagePanel({ market, now }: Props) {
  const { account } = useActor();
  const managed = useManagedMarket(market, account !== null);
  const { isError, error, refetch } = managed;
  // Deferred, so that its many forms are drawn in slices.
  const data = useDeferredValue(managed.data);
  const organisation = useOrganisation(account === null ? undefined : market.organisation?.slug).data;
  const actingFor = (party: MarketParty | null) =>
    managerOf(party, account) ?? (account === null ? undefined : governorOf(party, market.chainId, organisation, executorOf));
  const owner = actingFor(data?.owner ?? null);
  const heir = actingFor(data?.candidate ?? null);
  // Whoever is not known to own it is not told that something could not be read.
  if (isError && !data && account?.toLowerCase() === market.user.address.toLowerCase())
    return <ErrorState title="What you can do with your market could not be read" error={error} onRetry={() => void refetch()} />;
  if (!data || (!owner && !heir)) return null;
  const contracts = [
    ...bondKnownContracts(market.chainId),
    { address: market.payoutToken.address as `0x${string}`, label: `Token ${market.payoutToken.symbol}`, abi: 'Token' } as const,
  ];
  const acting = owner ?? heir!;
  const panel = (
    <Section title="Manage this market" variant="card" description={<Who manager={acting} isOwner={owner !== undefined} market={market} />}>
      <div className={classes.rows}>
        {heir && <TakeOver {...{ market, contracts }} manager={heir} />}
        {owner && (
          <>
            <Funding {...{ market, contracts, now }} manager={owner} purse={data.purse} />
            {now.market.strategy === 'sda' && (
              <IntervalsForm
                {...{ market, contracts, now }}
                manager={owner}
                auction={now.market}
                minDebtDecayInterval={data.minDebtDecayInterval}
              />
            )}
            {market.isPrivate && market.state !== 'closed' && (
              <>
                <ChangeBuyers {...{ market, contracts }} manager={owner} />
                <Permits {...{ market, contracts, now }} manager={owner} />
              </>
            )}
            <HandOver {...{ market, contracts }} manager={owner} candidate={data.candidate} />
            <CloseMarket {...{ market, contracts, now }} manager={owner} />
          </>
        )}
      </div>
    </Section>
  );
  return acting.by === 'governor' ? <ForProposers manager={acting}>{panel}</ForProposers> : panel;
}

/** Buyers need not see what only those who may propose can begin. */
function ForProposers({ manager: { organisation, governor }, children }: { manager: GovernorManager; children: ReactNode }) {
  const { eligibility } = useProposeEligibility(organisation, governor);
  return eligibility?.isAllowed ? children : null;
}

function Who({ manager, isOwner, market }: { manager: Manager; isOwner: boolean; market: BondMarket }) {
  const role = isOwner ? 'owns this market' : 'may take this market over';
  if (manager.by === 'account') return <>Your account {role}.</>;
  if (manager.by === 'governor')
    return (
      <>
        The account <KnownAddress address={manager.address} chainId={market.chainId} />, with which {manager.governor.governorName} acts,{' '}
        {role}. What you choose here is written down as a proposal, on which its members vote.
      </>
    );
  return (
    <>
      The Safe <KnownAddress address={manager.address} chainId={market.chainId} /> {role}, and you are one of its owners. What you do here
      is put before all of them.
    </>
  );
}

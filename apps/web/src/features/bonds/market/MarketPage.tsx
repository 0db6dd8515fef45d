import { isPlatformOracle } from '@althing/bindings';
import type { Address } from '@althing/domain/units';
import { lazy, memo, Suspense, useDeferredValue } from 'react';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { useLive } from '../../../lib/live/useLive.ts';
import { liveTopic } from '../../../lib/live/topics.ts';
import { ChainMark } from '../../../ui/ChainMark.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { TextLink } from '../../../ui/RouterLinks.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { useSettled } from '../../../ui/useSettled.ts';
import { useWalletState } from '../../auth/index.ts';
import { useActor } from '../../governance/index.ts';
import { BuyPanel } from '../buy/BuyPanel.tsx';
import { usePurse } from '../buy/buyerReads.ts';
import bonds from '../Bonds.module.css';
import { PaidIn } from '../chart/PaidIn.tsx';
import { MARKET } from '../intro.ts';
import { MarketBadge } from '../MarketBadge.tsx';
import { marketTitle, saleTimes } from '../marketTexts.ts';
import { type BondMarket, useMarket } from '../queries.ts';
import { type MarketNow, useMarketNow } from '../useMarketNow.ts';
import { useReadWithServer } from '../useReadWithServer.ts';
import { isMarketPath, type MarketParams } from './loadMarket.ts';
import classes from './Market.module.css';
import { MarketChart } from './MarketChart.tsx';
import { MarketFacts, MarketRisks } from './MarketFacts.tsx';
import { MarketFigures } from './MarketFigures.tsx';
import { NoMarket } from './NoMarket.tsx';
import { PurchasesTable } from './PurchasesTable.tsx';

/** Few readers own the market. */
const ManagePanel = lazy(async () => ({ default: (await import('../manage/ManagePanel.tsx')).ManagePanel }));

/** One bond market: what it sells, what it costs now, and how to buy. */
export function MarketPage(params: MarketParams) {
  const { features } = useAppConfig();
  if (!features.bonding || !isMarketPath(params)) return <NoMarket mayBePrivate={false} />;
  return <Asked chainId={Number(params.chainId)} marketId={params.marketId} />;
}

function Asked({ chainId, marketId }: { chainId: number; marketId: string }) {
  useLive([liveTopic.market(chainId, marketId)]);
  const { data, dataUpdatedAt, isError, error, refetch } = useMarket(chainId, marketId);
  useReadWithServer({ chainId, marketId }, dataUpdatedAt);
  // Of another market nothing of this one is drawn, not even for a moment.
  if (data) return <Loaded key={`${chainId}:${marketId}`} market={data} />;
  if (isError && 'status' in error && error.status === 404) return <NoMarket mayBePrivate />;
  return (
    <>
      <PageHeader title="Bond" />
      {isError ? (
        <ErrorState title="The market could not be read" error={error} onRetry={() => void refetch()} />
      ) : (
        <LineSkeletons lines={8} />
      )}
    </>
  );
}

function Loaded({ market }: { market: BondMarket }) {
  const { market: now, steady, isError, refetch } = useMarketNow(market);
  const { account } = useActor();
  const isResuming = useWalletState() === 'resuming';
  const purse = usePurse(market, account);
  // What stands at the top is known first, so that nothing moves under the reader; the rest is drawn when nothing more urgent is.
  const isSettled = useSettled(!isResuming && (now !== undefined || isError) && !purse.isLoading);
  const isDrawn = useDeferredValue(isSettled);
  const isRestDrawn = useDeferredValue(isDrawn);
  const { chainId, state, isPrivate, organisation, payoutToken, quoteToken } = market;
  const isUnpriced = now !== undefined && now.price === undefined && state !== 'closed';
  return (
    <>
      <PageHeader
        title={marketTitle(market)}
        isCompact
        lead={`${payoutToken.symbol} for ${quoteToken.symbol}. ${MARKET.lead}`}
        eyebrow={
          organisation ? (
            <TextLink to="/organisations/$slug/veos" params={{ slug: organisation.slug }}>
              Bonds of {organisation.name}
            </TextLink>
          ) : (
            <TextLink to="/veos">VEOs</TextLink>
          )
        }
      />
      <div className={classes.badges}>
        <ChainMark chainId={chainId} withName />
        <MarketBadge state={state} isUnpriced={isUnpriced} />
        {isPrivate && <StatusBadge tone="neutral">Private</StatusBadge>}
        <span className={bonds.soft}>{saleTimes(market)}</span>
      </div>
      {!isDrawn && <LineSkeletons lines={8} />}
      {isDrawn && (
        <div className={classes.page}>
          <div className={classes.head}>
            {isError && !now && <ErrorState title="The chain does not answer" onRetry={() => void refetch()} />}
            {organisation === null && (
              <Notice title="Nobody vouches for this market">
                No organisation here has recorded it. Anybody can open a market for any token; look closely at both addresses.
              </Notice>
            )}
            {market.isUnlisted && (
              <Notice title="Taken out of the list of bonds">
                The platform does not show this market among all bonds any more. It can still be bought from here: find out why before you
                do.
              </Notice>
            )}
            {isUnpriced && <Unpriced market={market} />}
            <MarketFigures market={market} now={now} />
          </div>
          <div className={classes.aside}>
            <BuyPanel market={market} now={now} />
          </div>
          <div className={classes.main}>{isRestDrawn && <Rest market={market} now={steady} isConnected={account !== null} />}</div>
        </div>
      )}
    </>
  );
}

/** For markets that follow an oracle: the only ones that can be without a price. */
function Unpriced({ market: { chainId, oracle, oracleSettings } }: { market: BondMarket }) {
  const isOurs = isPlatformOracle(chainId, oracle as Address | null);
  return (
    <Notice title="Nothing is sold until there is a price">
      {!isOurs
        ? 'The price follows an oracle that the seller chose, which says none that is valid now. The sale goes on when it does.'
        : oracleSettings === null
          ? 'The price follows the platform’s oracle, in which this pair of tokens is not listed any more.'
          : 'The price follows the platform’s oracle, whose last price is too old. The sale goes on as soon as somebody brings a new one, which you can do under “Buy”.'}
    </Notice>
  );
}

interface RestProps {
  market: BondMarket;
  now: MarketNow | undefined;
  isConnected: boolean;
}

/** What became of the price, what its owner can do, and the terms in full. Not drawn again every second, as the price is. */
const Rest = memo(({ market, now, isConnected }: RestProps) => {
  return (
    <>
      <MarketChart market={market} now={now} />
      {market.id !== null && <PaidIn seller={{ market: market.id }} now={now && Number(now.moment.at)} />}
      {now && isConnected && (
        <Suspense>
          <ManagePanel market={market} now={now} />
        </Suspense>
      )}
      <MarketFacts market={market} now={now} />
      <MarketRisks market={market} />
      <PurchasesTable market={market} />
    </>
  );
});

import { Button } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { MayOpenMarkets } from '../../../lib/bonds/MayOpenMarkets.tsx';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { useLive } from '../../../lib/live/useLive.ts';
import { liveTopic } from '../../../lib/live/topics.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { LinkButton, TextLink } from '../../../ui/RouterLinks.tsx';
import { CardSkeletons } from '../../../ui/Skeletons.tsx';
import bonds from '../Bonds.module.css';
import { PaidIn } from '../chart/PaidIn.tsx';
import { MARKETS } from '../intro.ts';
import { type ListedMarket, type MarketList, useMarkets, useOrganisation } from '../queries.ts';
import { MarketCard } from './MarketCard.tsx';
import { MarketFilters } from './MarketFilters.tsx';
import { isNarrowed, type MarketSearch, readMarketSearch } from './marketSearch.ts';
import classes from './MarketsPage.module.css';

const CARD_HEIGHT = 330;
/** The filter in the page's address, and how to change a part of it. What was not understood leaves the address with the first change. */
function useMarketSearch() {
  const { chains } = useAppConfig();
  const chainIds = chains.map(({ id }) => id);
  const search = readMarketSearch(useSearch({ strict: false }), chainIds);
  const navigate = useNavigate();
  const narrow = (part: MarketSearch) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...readMarketSearch(before, chainIds), ...part }),
      resetScroll: false,
      replace: 'search' in part,
    });
  const clear = () => void navigate({ to: '.', search: {}, resetScroll: false });
  return { search, narrow, clear };
}

/** All markets, of every organisation. */
export function MarketsPage() {
  return (
    <>
      <PageHeader {...MARKETS} />
      <Markets of={{}} />
      <p className={bonds.more}>
        <TextLink to="/veos/platform">What every sale has to keep to</TextLink>
      </p>
    </>
  );
}

/** The markets of one organisation. */
export function OrganisationMarketsPage({ slug }: { slug: string }) {
  const organisation = useOrganisation(slug);
  const [openedAt] = useState(() => Date.now() / 1000);
  const name = organisation.data?.name ?? slug;
  return (
    <>
      <PageHeader
        title="Bonds"
        pageTitle={`Bonds of ${name}`}
        lead={MARKETS.lead}
        actions={
          organisation.data && (
            <MayOpenMarkets organisation={organisation.data}>
              <LinkButton to="/organisations/$slug/veos/create" params={{ slug }}>
                Create VEO
              </LinkButton>
            </MayOpenMarkets>
          )
        }
        eyebrow={
          <TextLink to="/organisations/$slug" params={{ slug }}>
            {name}
          </TextLink>
        }
      />
      {organisation.isError ? (
        <ErrorState title="The organisation could not be read" error={organisation.error} onRetry={() => void organisation.refetch()} />
      ) : organisation.data ? (
        <>
          <Markets of={{ organisationId: organisation.data.id }} />
          <PaidIn seller={{ organisation: organisation.data.id }} now={openedAt} />
        </>
      ) : (
        <CardSkeletons count={3} height={CARD_HEIGHT} />
      )}
    </>
  );
}

function Markets({ of }: { of: Pick<MarketList, 'organisationId'> }) {
  const { search, narrow, clear } = useMarketSearch();
  const list = useMarkets({ ...of, ...search });
  const markets = list.data && withoutRepeats(list.data.pages.flatMap(({ items }) => items));
  const compared = list.data?.pages[0]?.comparedOnly;
  useLive([...new Set(markets?.map(({ chainId, marketId }) => liveTopic.market(chainId, marketId)))]);
  return (
    <>
      <MarketFilters search={search} onSearch={narrow} />
      {list.isError ? (
        <ErrorState title="The bonds could not be read" error={list.error} onRetry={() => void list.refetch()} />
      ) : !markets || (markets.length === 0 && list.isPlaceholderData) ? (
        <CardSkeletons count={6} height={CARD_HEIGHT} />
      ) : markets.length === 0 ? (
        <Nothing isNarrowed={isNarrowed(search)} isOfOne={of.organisationId !== undefined} onClear={clear} />
      ) : (
        <>
          <ul className={classes.grid} aria-label="Bonds for sale" aria-busy={list.isPlaceholderData}>
            {markets.map((market) => (
              <li key={keyOf(market)}>
                <MarketCard market={market} />
              </li>
            ))}
          </ul>
          {compared != null && (
            <p className={bonds.soft}>Only the newest {compared} of them were compared. Narrow them down to see others.</p>
          )}
          {list.hasNextPage && (
            <div className={bonds.more}>
              <Button variant="default" onClick={() => void list.fetchNextPage()} loading={list.isFetchingNextPage}>
                Show more
              </Button>
            </div>
          )}
        </>
      )}
    </>
  );
}

const keyOf = ({ chainId, marketId }: ListedMarket) => `${chainId}:${marketId}`;

/** Where prices have moved between two pages, a market may be on both. */
const withoutRepeats = (markets: readonly ListedMarket[]) => [...new Map(markets.map((market) => [keyOf(market), market])).values()];

function Nothing({ isNarrowed, isOfOne, onClear }: { isNarrowed: boolean; isOfOne: boolean; onClear: () => void }) {
  if (isNarrowed)
    return (
      <EmptyState
        title="No bond fits"
        action={
          <Button variant="default" onClick={onClear}>
            Clear the filters
          </Button>
        }
      >
        Nothing here has all of these properties. Take one away, or clear them all.
      </EmptyState>
    );
  return (
    <EmptyState
      title="No bonds yet"
      action={<LinkButton to={isOfOne ? '/veos' : '/organisations'}>{isOfOne ? 'See all bonds' : 'See the organisations'}</LinkButton>}
    >
      {isOfOne
        ? 'This organisation has not offered any. Those who manage it can, once it has a bonding engine.'
        : 'No organisation has offered any here yet.'}
    </EmptyState>
  );
}

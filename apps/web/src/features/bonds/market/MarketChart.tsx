import { isPlatformOracle } from '@althing/bindings';
import { decayCurve, humanPrice } from '@althing/domain/bonds';
import type { Address } from '@althing/domain/units';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Loading, Skeleton } from '../../../ui/Skeletons.tsx';
import { type BondMarket, type ChartPoint as Recorded, useMarketChart } from '../queries.ts';
import { decimalsOf } from '../tokenRates.ts';
import type { MarketNow } from '../useMarketNow.ts';
import type { ChartPoint } from '../chart/chartPath.ts';
import classes from './Market.module.css';
import { PriceChart, type PriceEvent } from './PriceChart.tsx';

const POINTS = 80;
const CHART_HEIGHT = 330;

/** What the seller's own oracle said is drawn nowhere as the market price. */
const eventOf =
  ({ chainId, oracle }: BondMarket) =>
  ({ timestamp, bondPrice, bondOraclePrice }: Recorded): PriceEvent => ({
    at: Math.floor(Date.parse(timestamp) / 1000),
    value: Number(bondPrice),
    price: bondPrice,
    oracle: isPlatformOracle(chainId, oracle as Address | null) ? bondOraclePrice : null,
  });

/** What was asked from the last purchase until now, by the model: since then nothing but time and the oracle has moved the price. */
function sinceLastEvent(market: BondMarket, now: MarketNow, last: PriceEvent | undefined): ChartPoint[] {
  const end = now.moment.at < now.market.conclusion ? now.moment.at : now.market.conclusion;
  const begin = BigInt(last?.at ?? Date.parse(market.createdAt) / 1000);
  if (end <= begin) return [];
  const oracle = now.oracle?.price;
  return decayCurve(now.market, begin, end, POINTS, oracle).map(({ at, price }) => ({
    at: Number(at),
    value: Number(humanPrice(price, now.market.scale, decimalsOf(market))),
  }));
}

type Computed = readonly (readonly { timestamp: string; bondPrice: string }[])[];

/** Between purchases as the server has computed it; and the price of a market that never changes it was the same all along. */
function stretches(market: BondMarket, now: MarketNow | undefined, events: readonly PriceEvent[], computed: Computed): ChartPoint[][] {
  const earlier = computed.map((line) =>
    line.map(({ timestamp, bondPrice }) => ({ at: Math.floor(Date.parse(timestamp) / 1000), value: Number(bondPrice) })),
  );
  if (!now) return earlier;
  const last = sinceLastEvent(market, now, events.at(-1));
  return [...earlier, market.strategy === 'fpa' ? [...events, ...last] : last];
}

export function MarketChart({ market, now }: { market: BondMarket; now: MarketNow | undefined }) {
  const { data, isError, error, refetch } = useMarketChart(market.id);
  const unit = `${market.quoteToken.symbol} per ${market.payoutToken.symbol}`;
  const title = 'Price over time';
  if (market.id === null)
    return (
      <Section title={title}>
        <p>Nobody has recorded this market under an organisation here, so its history is not drawn.</p>
      </Section>
    );
  const isUnpriced = now !== undefined && now.price === undefined && market.state !== 'closed';
  const events = data?.items.map(eventOf(market)) ?? [];
  return (
    <Section title={title}>
      {isError ? (
        <ErrorState title="The history could not be read" error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <PriceChart
            events={events}
            computed={stretches(market, now, events, data.computed)}
            now={Number(now?.moment.at ?? events.at(-1)?.at ?? 0)}
            purchases={market.purchaseCount}
            unit={unit}
          />
          {isUnpriced && (
            <p className={classes.note}>The oracle has no valid price now, so nothing is computed for the time since the last one.</p>
          )}
        </>
      ) : (
        <Loading>
          <Skeleton height={CHART_HEIGHT} />
        </Loading>
      )}
    </Section>
  );
}

import { isPlatformOracle } from '@althing/bindings';
import { converted, discountPercent, discountText, humanPrice, priceText } from '@althing/domain/bonds';
import { durationText } from '@althing/domain/display';
import type { Address } from '@althing/domain/units';
import { usdText } from '@althing/domain/treasury';
import type { ReactNode } from 'react';
import { usePrice } from '../../../lib/prices/usePrices.ts';
import { formatTime } from '../../../lib/format/formatDate.ts';
import { Skeleton } from '../../../ui/Skeletons.tsx';
import bonds from '../Bonds.module.css';
import { CapacityBar } from '../CapacityBar.tsx';
import type { BondMarket } from '../queries.ts';
import { Term } from '../Term.tsx';
import { decimalsOf } from '../tokenRates.ts';
import { type MarketNow, modelPrice, momentAt } from '../useMarketNow.ts';
import classes from './Market.module.css';
import { useReference } from './useReference.ts';

const HOUR = 3600n;
/** What it costs now, and what becomes of the price. */
export function MarketFigures({ market, now }: { market: BondMarket; now: MarketNow | undefined }) {
  const reference = useReference(market, now);
  const human = (price: bigint) => humanPrice(price, BigInt(market.scale), decimalsOf(market));
  const unit = `${market.quoteToken.symbol} per ${market.payoutToken.symbol}`;
  const price = now?.price;
  const usd = usePrice(market.chainId, market.quoteToken.address as Address) ?? undefined;
  const isOurs = isPlatformOracle(market.chainId, market.oracle as Address | null);
  const discount = price === undefined ? undefined : discountPercent(human(price), reference);
  return (
    <>
      <dl className={classes.figures}>
        <Figure label={<Term of="price">Price now</Term>}>
          {now === undefined ? (
            <Skeleton width={120} height={22} />
          ) : price === undefined ? (
            'None now'
          ) : (
            <span title={human(price)}>
              {priceText(human(price))}{' '}
              <span className={classes.unit}>
                {unit}
                {usd !== undefined && ` ≈ ${usdText(Number(human(price)) * usd)}`}
              </span>
            </span>
          )}
        </Figure>
        <Figure label={<Term of="discount">Discount</Term>}>
          {discount === undefined ? 'Not known' : <span className={discount < 0 ? bonds.bad : bonds.good}>{discountText(discount)}</span>}
        </Figure>
        {market.oracle !== null && (
          <Figure label={isOurs ? <Term of="oracle">Market price</Term> : <Term of="ownOracle">Seller’s oracle</Term>}>
            {now ? <OracleText now={now} human={human} /> : <Skeleton width={120} height={22} />}
          </Figure>
        )}
        <Figure label="In an hour, if nobody buys">{nextText(market, now, human)}</Figure>
      </dl>
      <div style={{ marginBottom: 28 }}>
        <CapacityBar market={market} {...(now && { left: now.market.capacity })} />
      </div>
    </>
  );
}

function Figure({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What the oracle says, in the scale to which the market itself converts it, whatever the oracle's decimals are. */
function OracleText({ now: { market, moment, oracle }, human }: { now: MarketNow; human: (price: bigint) => string }) {
  if (!oracle || oracle.price === 0n || !('oracleConversion' in market)) return 'None that is valid';
  const { observedAt, expiresAt } = oracle;
  const age = observedAt === undefined ? undefined : Number(moment.at - observedAt);
  return (
    <span title={expiresAt === undefined ? undefined : `Valid until ${formatTime(Number(expiresAt))}`}>
      {priceText(human(converted(oracle.price, market)))}{' '}
      {age !== undefined && <span className={classes.unit}>{durationText(age)} ago</span>}
    </span>
  );
}

/** The next step of the price, by the model. */
function nextText({ strategy, state }: BondMarket, now: MarketNow | undefined, human: (price: bigint) => string): ReactNode {
  if (state === 'closed') return 'The sale is over';
  if (!now) return <Skeleton width={120} height={22} />;
  if (strategy === 'fpa') return 'The same';
  if (strategy === 'ofda') return now.oracle?.isOurs ? 'As the market price' : 'As the seller’s oracle says';
  const later = modelPrice(now, momentAt(now, now.moment.at + HOUR));
  return later === undefined ? 'Not known' : priceText(human(later));
}

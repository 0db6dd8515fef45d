import { discountText, priceText, STRATEGY_WORDS } from '@althing/domain/bonds';
import { usdText } from '@althing/domain/treasury';
import { Link } from '@tanstack/react-router';
import { ChainMark } from '../../../ui/ChainMark.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import bonds from '../Bonds.module.css';
import { CapacityBar } from '../CapacityBar.tsx';
import { MarketBadge } from '../MarketBadge.tsx';
import { marketTitle, saleTimes, vestingWords } from '../marketTexts.ts';
import type { ListedMarket } from '../queries.ts';
import classes from './MarketsPage.module.css';

/** A market in a list: what is sold for what, what it costs now, how much is left and when a buyer gets it. */
export function MarketCard({ market }: { market: ListedMarket }) {
  const {
    chainId,
    marketId,
    organisation,
    payoutToken,
    quoteToken,
    strategy,
    state,
    isPrivate,
    isUnlisted,
    isUnpriced,
    terms,
    isHandedOver,
  } = market;
  return (
    <article className={classes.card}>
      <header>
        <h2 className={classes.name} dir="auto">
          <Link to="/veos/$chainId/$marketId" params={{ chainId: String(chainId), marketId }} className={classes.cover}>
            {marketTitle(market)}
          </Link>
        </h2>
        <p className={bonds.soft}>
          {payoutToken.symbol} for {quoteToken.symbol}
          {organisation && ` · ${isHandedOver ? 'recorded by ' : ''}${organisation.name}`}
        </p>
      </header>
      <div className={classes.badges}>
        <ChainMark chainId={chainId} size={22} />
        <MarketBadge state={state} isUnpriced={isUnpriced} />
        {isPrivate && <StatusBadge tone="neutral">Private</StatusBadge>}
        {isUnlisted && <StatusBadge tone="waiting">Unlisted</StatusBadge>}
      </div>
      <Price market={market} />
      <CapacityBar market={market} />
      {terms?.fundedPayout === '0' && <p className={bonds.soft}>Nothing can be bought now: what is sold is not there to be paid out.</p>}
      <dl className={classes.facts}>
        <div>
          <dt>You receive it</dt>
          <dd>{vestingWords(market)}</dd>
        </div>
        <div>
          <dt>{STRATEGY_WORDS[strategy].name}</dt>
          <dd>{saleTimes(market)}</dd>
        </div>
      </dl>
    </article>
  );
}

/** Why a market has no present price. */
function whyNone({ state, isUnpriced }: ListedMarket): string {
  if (state === 'closed') return 'Last price';
  return isUnpriced
    ? 'Its oracle has no valid price now, and nothing is sold until it has one; this is the last price known.'
    : 'The chain does not answer; this is the last price known.';
}

function Price({ market }: { market: ListedMarket }) {
  const { now, lastPrice, quoteToken, payoutToken } = market;
  if (now === null) {
    return (
      <div className={classes.price}>
        <p className={classes.amount}>
          {lastPrice === null ? (
            'No price'
          ) : (
            <>
              {priceText(lastPrice)}
              <span className={classes.unit}>
                {' '}
                {quoteToken.symbol} per {payoutToken.symbol}
              </span>
            </>
          )}
        </p>
        <p className={bonds.soft}>{whyNone(market)}</p>
      </div>
    );
  }
  const { price, discount } = now;
  const usd = quoteToken.tokenPrice.lastPriceUsd;
  return (
    <div className={classes.price}>
      <p className={classes.amount} title={price}>
        {priceText(price)}
        <span className={classes.unit}>
          {' '}
          {quoteToken.symbol} per {payoutToken.symbol}
          {usd !== null && ` ≈ ${usdText(Number(price) * usd)}`}
        </span>
      </p>
      <p className={bonds.soft}>
        {discount === null ? (
          'No market price is known'
        ) : (
          <span className={discount < 0 ? bonds.bad : bonds.good}>{discountText(discount)}</span>
        )}
      </p>
    </div>
  );
}

import { discountText, priceText, STRATEGY_WORDS } from '@althing/domain/bonds';
import { Link } from '@tanstack/react-router';
import { ChainMark } from '../../../ui/ChainMark.tsx';
import { Skeleton } from '../../../ui/Skeletons.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import bonds from '../Bonds.module.css';
import { CapacityBar } from '../CapacityBar.tsx';
import { marketTitle, saleTimes, STATE_TONES, vestingWords } from '../marketTexts.ts';
import type { BondMarket } from '../queries.ts';
import { useLivePrice } from '../useLivePrice.ts';
import classes from './MarketsPage.module.css';
import { STATE_WORDS } from './marketSearch.ts';

/** A market in a list: what is sold for what, what it costs now, how much is left and when a buyer gets it. */
export function MarketCard({ market }: { market: BondMarket }) {
  const { chainId, marketId, organisation, payoutToken, quoteToken, strategy, state, isPrivate } = market;
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
          {organisation && ` · ${organisation.name}`}
        </p>
      </header>
      <div className={classes.badges}>
        <ChainMark chainId={chainId} size={22} />
        <StatusBadge tone={STATE_TONES[state]}>{STATE_WORDS[state]}</StatusBadge>
        {isPrivate && <StatusBadge tone="neutral">Private</StatusBadge>}
      </div>
      <Price market={market} />
      <CapacityBar market={market} />
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

function Price({ market }: { market: BondMarket }) {
  const { shown, isError } = useLivePrice(market);
  const isClosed = market.state === 'closed';
  const last = market.lastPrice;
  if (isClosed || isError)
    return (
      <div className={classes.price}>
        <p className={classes.amount}>{last === null ? 'No price' : priceText(last)}</p>
        <p className={bonds.soft}>{isClosed ? 'Last price' : 'The chain does not answer; this is the last price known.'}</p>
      </div>
    );
  if (!shown)
    return (
      <div className={classes.price}>
        <Skeleton width={120} height={28} />
      </div>
    );
  return (
    <div className={classes.price}>
      <p className={classes.amount}>
        {shown.price === null ? 'No price now' : priceText(shown.price)}
        {shown.price !== null && (
          <span className={classes.unit}>
            {' '}
            {market.quoteToken.symbol} per {market.payoutToken.symbol}
          </span>
        )}
      </p>
      <p className={bonds.soft}>
        {shown.discount === undefined ? (
          shown.price === null ? (
            'Its oracle has no valid price now.'
          ) : (
            'No market price is known'
          )
        ) : (
          <span className={shown.discount < 0 ? bonds.bad : bonds.good}>{discountText(shown.discount)}</span>
        )}
      </p>
    </div>
  );
}

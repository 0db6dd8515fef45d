import { usdText } from '@althing/domain/treasury';
import type { ReactNode } from 'react';
import { useAppConfig } from '../../lib/config/AppConfigContext.ts';
import { chainName } from '@althing/domain/chains';
import { Amount } from '../../ui/Amount.tsx';
import { Loading, Skeleton } from '../../ui/Skeletons.tsx';
import { summaryOf } from './summary.ts';
import classes from './Treasury.module.css';
import type { Holdings } from './useHoldings.ts';

/** The sum in USD and of each coin and token. What is missing in it is said beside it. */
export function Totals({ holdings, pending, action }: Pick<Holdings, 'holdings' | 'pending'> & { action?: ReactNode }) {
  const summary = summaryOf(holdings);
  const isPending = pending.length > 0;
  return (
    <section className={classes.head} aria-label="Total">
      <div>
        <p className={classes.label}>In all, at today’s prices</p>
        {isPending ? (
          <Loading>
            <Skeleton width={180} height={32} />
          </Loading>
        ) : (
          <p className={classes.total}>{summary.usd === null ? 'No price known' : usdText(summary.usd)}</p>
        )}
        {!isPending && (
          <>
            <ul className={classes.sums}>
              {summary.totals.map(({ symbol, decimals, amount, usd }, index) => (
                <li key={`${symbol}${index}`}>
                  <Amount value={amount} decimals={decimals} symbol={symbol} />
                  <span className={classes.soft}>{usd === null ? 'no price' : `≈ ${usdText(usd)}`}</span>
                </li>
              ))}
            </ul>
            <Missing unread={summary.unread} unpriced={summary.usd === null ? [] : summary.unpriced} />
          </>
        )}
      </div>
      {action}
    </section>
  );
}

function Missing({ unread, unpriced }: { unread: readonly number[]; unpriced: readonly string[] }) {
  const { chains } = useAppConfig();
  const parts = [
    ...(unread.length > 0 ? [`what lies on ${unread.map((id) => chainName(chains, id)).join(', ')}, which could not be read`] : []),
    ...(unpriced.length > 0 ? [`${unpriced.join(', ')}, of which no price is known`] : []),
  ];
  return parts.length === 0 ? null : <p className={classes.note}>Not counted: {parts.join('; ')}.</p>;
}

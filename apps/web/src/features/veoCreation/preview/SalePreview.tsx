import {
  extremes,
  humanPrice,
  lastPayout,
  type Market,
  openingPrice,
  priceText,
  rushOf,
  type SalePlan,
  timeToFloor,
} from '@althing/domain/bonds';
import { durationText, momentText } from '@althing/domain/display';
import type { ReactNode } from 'react';
import { Amount } from '../../../ui/Amount.tsx';
import { Term } from '../../bonds/index.ts';
import classes from '../Veo.module.css';
import { PriceDrawing } from './PriceDrawing.tsx';

interface SalePreviewProps {
  plan: SalePlan | undefined;
  oraclePrice: bigint | undefined;
}

/** The sale as the model foresees it. */
export function SalePreview({ plan, oraclePrice }: SalePreviewProps) {
  if (!plan) return <p className={classes.placeholder}>Fill in the form, and the price over time is drawn here as you write.</p>;
  const { market } = plan;
  if (!market) return null;
  return (
    <>
      <PriceDrawing plan={{ ...plan, market }} oraclePrice={oraclePrice} />
      <SaleSums plan={plan} market={market} oraclePrice={oraclePrice} />
    </>
  );
}

interface SaleSumsProps {
  plan: SalePlan;
  market: Market;
  /** Missing where the price follows none, or it is not known here. */
  oraclePrice?: bigint | undefined;
}

/** What a market asks, gives and needs, in figures. */
export function SaleSums({ plan, market, oraclePrice }: SaleSumsProps) {
  const { parameters, symbols } = plan;
  const { payoutDecimals, quoteDecimals } = parameters;
  const human = (price: bigint) => `${priceText(humanPrice(price, market.scale, parameters))} ${symbols.quote}`;
  const opening = openingPrice(market, oraclePrice);
  const noPrice = oraclePrice === undefined ? 'What the oracle says then' : 'None';
  const worst = extremes(market);
  const floor = timeToFloor(market, oraclePrice);
  return (
    <dl className={classes.sums}>
      <Sum label={<Term of="price">Price at the start</Term>}>{opening === undefined ? noPrice : human(opening)}</Sum>
      {market.strategy !== 'fpa' && (
        <Sum label="Lowest price">
          {human(market.minPrice)}
          {floor !== undefined && <span className={classes.soft}> · after {durationText(Number(floor))} without buyers</span>}
        </Sum>
      )}
      <Sum label={<Term of="most">One purchase</Term>}>
        up to <Amount value={market.maxPayout} decimals={payoutDecimals} symbol={symbols.payout} />
      </Sum>
      <Sum label="Tokens needed at most">
        <Amount value={worst.payout} decimals={payoutDecimals} symbol={symbols.payout} />
      </Sum>
      <Sum label="You receive at least, if all is sold">
        <Amount value={worst.quote} decimals={quoteDecimals} symbol={symbols.quote} />
      </Sum>
      {market.strategy === 'sda' && <Sum label={<Term of="rush">In a rush</Term>}>{rushText(market, human)}</Sum>}
      <Sum label="The last buyer has everything">{momentText(Number(lastPayout(plan)))}</Sum>
    </dl>
  );
}

function rushText(market: Market, human: (price: bigint) => string): string {
  const rush = rushOf(market);
  if (!rush) return 'nothing can be bought';
  const last = `${rush.count} largest purchases at once, the last at ${human(rush.price)}`;
  return rush.isClosed ? `it closes after ${last}` : `it takes ${last}`;
}

function Sum({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.sum}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

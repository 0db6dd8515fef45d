import { durationText, momentText } from '@althing/domain/display';
import classes from '../Veo.module.css';
import type { SaleToCreate } from './saleCalls.ts';

/** When a sale that is about to be created begins and ends, and who may buy. */
export function SaleTerms({ sale }: { sale: SaleToCreate }) {
  const { parameters, at } = sale.plan;
  const { start, duration } = parameters;
  const isAtOnce = start === 0n;
  const end = momentText(Number((isAtOnce ? at : start) + duration));
  return (
    <dl className={classes.sums}>
      <Term label="The sale begins">{isAtOnce ? 'As soon as it is created' : momentText(Number(start))}</Term>
      <Term label="It ends">{isAtOnce ? `${durationText(Number(duration))} later, about ${end}` : end}</Term>
      <Term label="Who may buy">{buyersText(sale)}</Term>
    </dl>
  );
}

function buyersText({ draft: { isPrivate, buyers } }: SaleToCreate): string {
  if (!isPrivate) return 'Everybody';
  return buyers.length === 1
    ? 'The one account on your list, up to its limit'
    : `The ${buyers.length} accounts on your list, each up to its limit`;
}

function Term({ label, children }: { label: string; children: string }) {
  return (
    <div className={classes.sum}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

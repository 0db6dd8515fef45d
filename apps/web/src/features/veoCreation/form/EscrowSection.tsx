import { extremes } from '@althing/domain/bonds';
import { amountText } from '@althing/domain/token';
import { Section } from '../../../ui/Section.tsx';
import { Term } from '../../bonds/index.ts';
import classes from '../Veo.module.css';
import type { FormPart } from './fieldProps.ts';
import { NumberField } from './fields.tsx';

/** What is put aside for buyers. */
export function EscrowSection(part: FormPart) {
  const { plan, pair } = part.planned;
  const needed = plan?.market && extremes(plan.market).payout;
  return (
    <Section title="What is put aside" variant="card">
      <div className={classes.fields}>
        <NumberField
          {...part}
          field="escrow"
          label={<Term of="escrow">Into escrow</Term>}
          description="Left empty: all that the sale needs at most. It is put there in a step of its own, after the market is created."
          placeholder={needed === undefined ? 'All that is needed' : amountText(needed, plan!.parameters.payoutDecimals)}
          unit={pair.payout?.symbol}
        />
      </div>
    </Section>
  );
}

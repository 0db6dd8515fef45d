import type { SaleDraft, SalePlan } from '@althing/domain/bonds';
import { durationText, momentText } from '@althing/domain/display';

/** What becomes of the times of the form while the owners of the Safe take theirs. */
export const saleLength = ({ start }: Pick<SaleDraft, 'start'>, { parameters: { duration } }: Pick<SalePlan, 'parameters'>): string =>
  start === ''
    ? `The sale begins when the Safe creates the market and lasts ${durationText(Number(duration))} from then on. If its owners take their time, it ends that much later than the form says.`
    : `The Safe has to create the market before ${momentText(start)}, when the sale begins. After that the contract refuses it, and the sale has to be prepared anew.`;

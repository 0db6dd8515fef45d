import type { DraftProblems, SaleDraft } from '@althing/domain/bonds';
import type { ChangeDraft } from '../useSale.ts';
import type { PlannedSale } from '../useSalePlan.ts';

/** What every part of the form gets. */
export interface FormPart {
  draft: SaleDraft;
  change: ChangeDraft;
  planned: PlannedSale;
  /** What is wrong, of the fields that somebody has left already. */
  shown: DraftProblems;
  /** Notes that a field was left. */
  leave: (field: keyof SaleDraft) => void;
}

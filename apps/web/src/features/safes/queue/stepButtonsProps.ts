import type { NoncePlace, SafeFacts } from '@althing/domain/safes';
import type { SafePlace, SafeTransactionView } from '../service/queries.ts';
import type { SafeWords } from '../useSafeWords.ts';

/** A transaction that waits, and what is known of its Safe. */
export interface StepButtonsProps {
  place: SafePlace;
  transaction: SafeTransactionView;
  title: string;
  facts: SafeFacts;
  places: readonly NoncePlace[];
  words: SafeWords;
  /** False where the page has no builder for what would stand in its place. */
  isReplaceable?: boolean;
}

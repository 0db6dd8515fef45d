import type { NoncePlace, SafeFacts } from '@althing/domain/safes';
import type { SafePlace, SafeTransactionView } from '../service/queries.ts';
import type { SafeOrganisation, SafeWords } from '../useSafeWords.ts';

/** A transaction that waits, and what is known of its Safe. */
export interface StepButtonsProps {
  place: SafePlace;
  /** Whose Safe it is; undefined where that is not known. */
  organisation: SafeOrganisation;
  transaction: SafeTransactionView;
  title: string;
  facts: SafeFacts;
  places: readonly NoncePlace[];
  words: SafeWords;
  /** False where the page has no builder for what would stand in its place. */
  isReplaceable?: boolean;
  /** Shows all that it would do, where the page can. */
  onSimulate?: () => void;
}

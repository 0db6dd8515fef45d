import type { UseDraft } from './useDraft.ts';

export interface StageProps {
  drafting: UseDraft;
  /** By dotted path, empty until the person wanted to go on. */
  errors: Record<string, string>;
}

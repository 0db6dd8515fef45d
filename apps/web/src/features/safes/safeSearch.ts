import type { HistoryEntry } from '@althing/domain/safeService';

/** Parts of a Safe's page; the queue has no name in the URL. */
const VIEWS = ['history', 'messages', 'delegates', 'new'] as const;
export type SafeView = (typeof VIEWS)[number];

/** What is shown of the history: everything, or one kind. */
export const HISTORY_KINDS = ['executed', 'receipt', 'module'] as const satisfies readonly HistoryEntry['kind'][];
export type HistoryKind = (typeof HISTORY_KINDS)[number];

export interface SafeSearch {
  view?: SafeView | undefined;
  /** With `new`: the nonce of what a new transaction is to replace. */
  nonce?: number | undefined;
  /** With `history`: the one kind that is shown. */
  kind?: HistoryKind | undefined;
}

/** What is not understood is removed. */
export function readSafeSearch({ view, nonce, kind }: Record<string, unknown>): SafeSearch {
  const known = VIEWS.find((each) => each === view);
  return {
    view: known,
    nonce: known === 'new' && Number.isSafeInteger(nonce) && Number(nonce) >= 0 ? Number(nonce) : undefined,
    kind: known === 'history' ? HISTORY_KINDS.find((each) => each === kind) : undefined,
  };
}

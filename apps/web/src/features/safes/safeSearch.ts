/** Parts of a Safe's page; the queue has no name in the URL. */
const VIEWS = ['history', 'new'] as const;
export type SafeView = (typeof VIEWS)[number];

export interface SafeSearch {
  view?: SafeView | undefined;
  /** With `new`: the nonce of what a new transaction is to replace. */
  nonce?: number | undefined;
}

/** What is not understood is removed. */
export function readSafeSearch({ view, nonce }: Record<string, unknown>): SafeSearch {
  const known = VIEWS.find((each) => each === view);
  return { view: known, nonce: known === 'new' && Number.isSafeInteger(nonce) && Number(nonce) >= 0 ? Number(nonce) : undefined };
}

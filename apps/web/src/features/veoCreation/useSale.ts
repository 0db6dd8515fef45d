import type { SaleDraft } from '@althing/domain/bonds';
import type { ChainId } from '@althing/domain/units';
import { useState } from 'react';
import { type KeptSale, keepSale, type Opening, readSale } from './saleDraftStore.ts';

export type ChangeDraft = (change: Partial<SaleDraft>) => void;

/** The sale that is being prepared, kept in this browser with every change. */
export function useSale(organisationId: string, chainId: ChainId) {
  const [sale, setSale] = useState(() => readSale(localStorage, organisationId, chainId));
  const put = (next: (before: KeptSale) => KeptSale) =>
    setSale((before) => {
      const after = next(before);
      keepSale(localStorage, organisationId, after);
      return after;
    });
  return {
    ...sale,
    change: (change: Partial<SaleDraft>) => put(({ draft, ...rest }) => ({ ...rest, draft: { ...draft, ...change } })),
    /** Undefined: back to the form. */
    open: (opening: Opening | undefined) => put(({ draft }) => ({ draft, ...(opening && { opening }) })),
    /** Forgets everything, as the market is open or is not wanted. */
    forget: () => {
      keepSale(localStorage, organisationId, undefined);
      setSale(readSale(localStorage, organisationId, chainId));
    },
  };
}

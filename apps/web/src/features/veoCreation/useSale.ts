import { newSaleDraft, type SaleDraft } from '@althing/domain/bonds';
import type { Address, ChainId } from '@althing/domain/units';
import { useRef, useState } from 'react';
import { createSaleStore, type KeptSale, type Opening } from './saleDraftStore.ts';

export type ChangeDraft = (change: Partial<SaleDraft>) => void;

/** The sale that `account` is preparing, kept in this browser with every change. */
export function useSale(organisationId: string, chainId: ChainId, account: Address | null) {
  const [store] = useState(() => {
    const created = createSaleStore(localStorage, organisationId, chainId);
    created.open(account ?? undefined);
    return created;
  });
  const [sale, setSale] = useState((): KeptSale => store.draft() ?? { draft: newSaleDraft(chainId) });
  // Two changes may come before the next rendering.
  const latest = useRef(sale);
  const become = (next: KeptSale) => {
    latest.current = next;
    setSale(next);
  };
  const put = (next: KeptSale) => {
    become(next);
    store.saveDraft(next);
  };
  return {
    ...sale,
    store,
    change: (change: Partial<SaleDraft>) => put({ ...latest.current, draft: { ...latest.current.draft, ...change } }),
    /** Undefined: back to the form. */
    open: (opening: Opening | undefined) => put({ draft: latest.current.draft, ...(opening && { opening }) }),
    /** Forgets everything, as the market is open or is not wanted. */
    forget: () => {
      store.clear();
      become({ draft: newSaleDraft(chainId) });
    },
  };
}

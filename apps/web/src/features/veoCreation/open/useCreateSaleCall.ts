import type { Call } from '@althing/bindings';
import { useMemo } from 'react';
import { buyersRootOf, createSaleCall, type SaleToCreate } from './saleCalls.ts';

/** The call that creates the market. Its list is hashed once, while prices and times of the plan are new with every drawing. */
export function useCreateSaleCall(sale: SaleToCreate): Call {
  const { draft, pair } = sale;
  const { isPrivate, buyers } = draft;
  const { decimals } = pair.quote;
  const buyersRoot = useMemo(() => buyersRootOf({ isPrivate, buyers, decimals }), [isPrivate, buyers, decimals]);
  return createSaleCall(sale, buyersRoot);
}

// @vitest-environment happy-dom
import { decodeCreateMarket } from '@althing/bindings';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OWNER, saleOf } from '../../../../test/sales.ts';
import { buyersRootOf } from './saleCalls.ts';
import { useCreateSaleCall } from './useCreateSaleCall.ts';

test('a list is hashed once, however often the page is drawn, and anew when it changes', () => {
  const buyers = [{ address: OWNER, amount: '1.5' }];
  const read = vi.spyOn(buyers, 'map');
  const drawn = (list: typeof buyers, leastOraclePrice = 5n) => ({ ...saleOf('fpa', { isPrivate: true, buyers: list }), leastOraclePrice });
  const { result, rerender } = renderHook(useCreateSaleCall, { initialProps: drawn(buyers) });
  rerender(drawn(buyers, 6n));
  expect(decodeCreateMarket('fpa', result.current.data)?.options).toMatchObject({ leastOraclePrice: 6n });
  expect(read).toHaveBeenCalledTimes(1);
  const changed = [{ address: OWNER, amount: '2' }];
  rerender(drawn(changed));
  const buyersRoot = buyersRootOf({ isPrivate: true, buyers: changed, decimals: 6 });
  expect(decodeCreateMarket('fpa', result.current.data)?.options).toMatchObject({ buyersRoot });
});

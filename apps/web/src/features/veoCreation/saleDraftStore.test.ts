// @vitest-environment happy-dom
import { newSaleDraft } from '@althing/domain/bonds';
import { beforeEach, expect, it } from 'vitest';
import { keepSale, readSale } from './saleDraftStore.ts';

beforeEach(() => localStorage.clear());
const draft = { ...newSaleDraft(31_337), name: 'Winter', buyers: [{ address: '0x01', amount: '1' }] as never };

it('a sale is found again as it was left, with how far it had come', () => {
  const opening = { sealedAt: 5, escrow: '100', leastOraclePrice: '90', transactionHash: '0xab', recordId: 'r' } as const;
  keepSale(localStorage, 'one', { draft, opening });
  expect(readSale(localStorage, 'one', 31_338)).toEqual({ draft, opening });
  expect(readSale(localStorage, 'two', 31_338)).toEqual({ draft: newSaleDraft(31_338) });
  keepSale(localStorage, 'one', undefined);
  expect(readSale(localStorage, 'one', 31_338)).toEqual({ draft: newSaleDraft(31_338) });
});

it('what another version has kept otherwise begins anew, field by field', () => {
  localStorage.setItem('sale:one', JSON.stringify({ draft: { name: 'Winter', capacity: 5, buyers: {} }, opening: { sealedAt: 'soon' } }));
  expect(readSale(localStorage, 'one', 31_337)).toEqual({ draft: { ...newSaleDraft(31_337), name: 'Winter' } });
  localStorage.setItem('sale:one', '{');
  expect(readSale(localStorage, 'one', 31_337)).toEqual({ draft: newSaleDraft(31_337) });
});

// @vitest-environment happy-dom
import { newSaleDraft } from '@althing/domain/bonds';
import { beforeEach, expect, it } from 'vitest';
import { createSaleStore } from './saleDraftStore.ts';

beforeEach(() => localStorage.clear());
const draft = { ...newSaleDraft(31_337), name: 'Winter', buyers: [{ address: '0x01', amount: '1' }] as never };
const tab = (organisationId = 'one') => {
  const store = createSaleStore(localStorage, organisationId, 31_337);
  store.open('0xA1');
  return store;
};

it('a sale is found again as it was left, with how far it had come', () => {
  const opening = { sealedAt: 5, escrow: '100', leastOraclePrice: '90', transactionHash: '0xab', recordId: 'r', wasFilled: true } as const;
  const store = tab();
  store.saveDraft({ draft, opening });
  expect(tab().draft()).toEqual({ draft, opening });
  expect(tab('two').draft()).toBeUndefined();
  store.clear();
  expect(tab().draft()).toBeUndefined();
});

it('what another version has kept otherwise begins anew, field by field', () => {
  localStorage.setItem('sale:one', JSON.stringify({ draft: { name: 'Winter', capacity: 5, buyers: {} }, opening: { sealedAt: 'soon' } }));
  expect(tab().draft()).toEqual({ draft: { ...newSaleDraft(31_337), name: 'Winter' } });
});

it('what cannot be read at all is kept beside the new sale', () => {
  localStorage.setItem('sale:one', '{');
  const store = tab();
  expect(store.draft()).toBeUndefined();
  store.saveDraft({ draft });
  expect(store.unreadable()).toBe('{');
});

it('a tab does not write over what another one has written meanwhile', () => {
  const [one, two] = [tab(), tab()];
  one.saveDraft({ draft });
  two.saveDraft({ draft: { ...draft, name: 'Spring' } });
  expect(two.saveState()).toBe('elsewhere');
  expect(tab().draft()).toEqual({ draft });
  two.keepOwn();
  expect(tab().draft()?.draft.name).toBe('Spring');
  expect(two.takeAside('otherTab')).toBe(true);
  expect(tab().draft()).toEqual({ draft });
});

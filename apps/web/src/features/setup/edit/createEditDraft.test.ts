// @vitest-environment happy-dom
import { emptyForm } from '@althing/domain/setup';
import { beforeEach, expect, test } from 'vitest';
import { createEditDraft } from './createEditDraft.ts';

const form = (name: string) => ({ ...emptyForm(), name });
beforeEach(() => localStorage.clear());

test('each organisation has a draft of its own, which is there after a reload', () => {
  const one = createEditDraft(localStorage, 'one', () => form('One'));
  one.open('0xA');
  one.saveDraft(form('One, changed'));
  const again = createEditDraft(localStorage, 'one', () => form('One'));
  again.open('0xA');
  expect(again.draft()?.name).toBe('One, changed');
  const two = createEditDraft(localStorage, 'two', () => form('Two'));
  two.open('0xA');
  expect(two.draft()).toBeUndefined();
  expect(localStorage.getItem('organisationFormState')).toBeNull();
});

test('a draft is outdated once the organisation is another than it was begun on', () => {
  const draft = createEditDraft(localStorage, 'one', () => form('One'));
  draft.open('0xA');
  expect(draft.isOutdated(form('Other'))).toBe(false);
  draft.saveDraft(form('Mine'));
  expect(draft.isOutdated(form('One'))).toBe(false);
  expect(draft.isOutdated(form('Other'))).toBe(true);
  draft.rebase(form('Mine, too'), form('Other'));
  expect([draft.isOutdated(form('Other')), draft.base()?.name, draft.draft()?.name]).toEqual([false, 'Other', 'Mine, too']);
  draft.clear();
  expect(draft.isOutdated(form('Other'))).toBe(false);
});

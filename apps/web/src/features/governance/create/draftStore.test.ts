import { emptyAction } from '@althing/domain/governance';
import { describe, expect, test } from 'vitest';
import { emptyDraft, type ProposalDraft, readDraft, removeDraft, writeDraft } from './draftStore.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
const draft: ProposalDraft = {
  form: { title: 'Pay', body: 'Because', actions: [emptyAction('sendToken', '1'), emptyAction('custom', '2')] },
  stage: 'actions',
  governor: '31337:0x1',
  savedAt: 5,
};

describe('the draft of a proposal', () => {
  test('comes back as it was, each organisation its own', () => {
    const store = storage();
    writeDraft(store, 'ting', draft);
    expect(readDraft(store, 'ting')).toEqual(draft);
    expect(readDraft(store, 'other')).toEqual(emptyDraft());
  });

  test('is gone once removed', () => {
    const store = storage();
    writeDraft(store, 'ting', draft);
    removeDraft(store, 'ting');
    expect(readDraft(store, 'ting')).toEqual(emptyDraft());
  });

  test.each([
    'nonsense{',
    'null',
    '{}',
    JSON.stringify({ ...draft, stage: 'voting' }),
    JSON.stringify({ ...draft, form: { ...draft.form, actions: [{ type: 'sendNative' }] } }),
    JSON.stringify({ ...draft, form: { ...draft.form, actions: [{ ...emptyAction('custom', '1'), args: 'x' }] } }),
  ])('what cannot be read is an empty draft, not a broken page: %s', (text) => {
    const store = storage();
    store.kept.set('proposalDraft:ting', text);
    expect(readDraft(store, 'ting')).toEqual(emptyDraft());
  });
});

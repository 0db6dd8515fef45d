import { type CustomCallDraft, emptyAction, emptyRemote } from '@althing/domain/governance';
import { describe, expect, test } from 'vitest';
import { createProposalDraft, type ProposalDraft } from './proposalDraft.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
const draft: ProposalDraft = {
  form: {
    title: 'Pay',
    body: 'Because',
    actions: [
      emptyAction('sendToken', '1'),
      emptyAction('custom', '2'),
      { ...emptyRemote('3', 31338), calls: [emptyAction('custom', '4') as CustomCallDraft], bridges: ['axelar'] },
    ],
  },
  governor: '31337:0x1',
};

describe('the draft of a proposal', () => {
  test('comes back as it was, each organisation its own', () => {
    const storage = memory();
    createProposalDraft(storage, 'ting').saveDraft(draft);
    expect(createProposalDraft(storage, 'ting').draft()).toEqual(draft);
    expect(createProposalDraft(storage, 'other').draft()).toBeUndefined();
  });

  test.each([
    'nonsense{',
    'null',
    '{}',
    JSON.stringify({ ...draft, form: { ...draft.form, actions: [{ type: 'sendNative' }] } }),
    JSON.stringify({ ...draft, form: { ...draft.form, actions: [{ ...emptyAction('custom', '1'), args: 'x' }] } }),
    JSON.stringify({ ...draft, form: { ...draft.form, actions: [{ ...emptyRemote('1'), calls: [emptyAction('sendNative', '2')] }] } }),
    JSON.stringify({ ...draft, form: { ...draft.form, actions: [{ ...emptyRemote('1'), bridges: ['none'] }] } }),
  ])('what cannot be read is no draft, not a broken page: %s', (text) => {
    const storage = memory();
    storage.kept.set('proposalDraft:ting', text);
    expect(createProposalDraft(storage, 'ting').draft()).toBeUndefined();
  });
});

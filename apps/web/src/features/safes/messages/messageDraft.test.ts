import { expect, test } from 'vitest';
import { EMPTY_MESSAGE, type MessageDraft, openMessageDraft } from './messageDraft.ts';

const SAFE = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const ANN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const BEN = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const place = { chainId: 31337, safe: SAFE } as const;
const draft: MessageDraft = { kind: 'typed', text: 'Ahoy', typed: '{' };

function memory() {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
    texts,
  };
}

test('a message that is being written is read back with both kinds, per Safe and account, and forgotten once it is empty', () => {
  const storage = memory();
  openMessageDraft(storage, place, ANN).keep(draft);
  expect(openMessageDraft(storage, place, ANN).read()).toEqual(draft);
  expect(openMessageDraft(storage, { ...place, chainId: 1 }, ANN).read()).toEqual(EMPTY_MESSAGE);
  expect(openMessageDraft(storage, place, BEN).read()).toEqual(EMPTY_MESSAGE);
  openMessageDraft(storage, place, ANN).keep({ ...EMPTY_MESSAGE, kind: 'typed' });
  expect(storage.texts.size).toBe(0);
});

test.each(['nonsense', '[]', '{"kind":"poem","text":"","typed":""}', '{"kind":"text","text":5,"typed":""}'])(
  'what this version cannot read is an empty message: %s',
  (text) => {
    const storage = memory();
    storage.setItem(`safeMessage:31337:${SAFE}`, text);
    expect(openMessageDraft(storage, place, undefined).read()).toEqual(EMPTY_MESSAGE);
  },
);

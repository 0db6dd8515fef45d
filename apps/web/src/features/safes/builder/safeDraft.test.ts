import { emptyAction } from '@althing/domain/governance';
import type { SafeActionDraft } from '@althing/domain/safes';
import { expect, test, vi } from 'vitest';
import { openSafeDraft } from './safeDraft.ts';

vi.mock('../../governance/index.ts', async () => ({
  isActionDraft: (await import('../../governance/create/proposalDraft.ts')).isActionDraft,
}));

const SAFE = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const ANN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const BEN = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const place = { chainId: 31337, safe: SAFE } as const;
const actions: SafeActionDraft[] = [
  { ...emptyAction('sendNative', 'a'), type: 'sendNative', recipient: BEN, amount: '1.5' },
  { tempId: 'b', type: 'addOwner', owner: BEN, threshold: '2' },
  { tempId: 'd', type: 'changeThreshold', threshold: '1' },
];

function memory() {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
    texts,
  };
}

test('what is being written is read back, per Safe and chain, and forgotten once there is nothing', () => {
  const storage = memory();
  openSafeDraft(storage, place, ANN).keep(actions);
  expect(openSafeDraft(storage, place, ANN).read()).toEqual(actions);
  expect(openSafeDraft(storage, { ...place, chainId: 1 }, ANN).read()).toEqual([]);
  openSafeDraft(storage, place, ANN).keep([]);
  expect(storage.texts.size).toBe(0);
});

test('nobody sees what another account of the same browser was writing, and finds their own again', () => {
  const storage = memory();
  openSafeDraft(storage, place, ANN).keep(actions);
  const ben = openSafeDraft(storage, place, BEN);
  expect(ben.read()).toEqual([]);
  ben.keep(actions.slice(0, 1));
  expect(openSafeDraft(storage, place, ANN).read()).toEqual(actions);
  expect(openSafeDraft(storage, place, BEN).read()).toEqual(actions.slice(0, 1));
});

test('what was written before signing in goes to the account that signs in and has nothing', () => {
  const storage = memory();
  openSafeDraft(storage, place, undefined).keep(actions);
  expect(openSafeDraft(storage, place, ANN).read()).toEqual(actions);
  expect(openSafeDraft(storage, place, BEN).read()).toEqual([]);
});

test.each(['nonsense', '{}', '[{"type":"addOwner"}]', '[{"tempId":"a","type":"addOwner","threshold":"1"}]', '[null]'])(
  'what this version cannot read is an empty list: %s',
  (text) => {
    const storage = memory();
    storage.setItem(`safeDraft:31337:${SAFE}`, text);
    expect(openSafeDraft(storage, place, undefined).read()).toEqual([]);
  },
);

test('a browser that keeps nothing is no reason to fail', () => {
  const refuse = () => {
    throw new Error('full');
  };
  const draft = openSafeDraft({ getItem: refuse, setItem: refuse, removeItem: refuse }, place, ANN);
  expect(() => draft.keep(actions)).not.toThrow();
  expect(draft.read()).toEqual([]);
});

import { safeAbi } from '@althing/bindings';
import { emptyAction } from '@althing/domain/governance';
import type { SafeActionDraft } from '@althing/domain/safes';
import { decodeFunctionData, parseEther } from 'viem';
import { expect, test, vi } from 'vitest';
import { callsOfActions } from './callsOfActions.ts';
import { keepSafeDraft, readSafeDraft } from './safeDraft.ts';

vi.mock('../../governance/index.ts', async () => ({
  isActionDraft: (await import('../../governance/create/proposalDraft.ts')).isActionDraft,
}));

const SAFE = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const ANN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const BEN = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const actions: SafeActionDraft[] = [
  { ...emptyAction('sendNative', 'a'), type: 'sendNative', recipient: BEN, amount: '1.5' },
  { tempId: 'b', type: 'addOwner', owner: BEN, threshold: '2' },
  { tempId: 'c', type: 'removeOwner', owner: ANN, threshold: '1' },
  { tempId: 'd', type: 'changeThreshold', threshold: '1' },
];

test('actions become calls in their order, and a change of owners knows those before it', () => {
  const [pay, add, remove, change] = callsOfActions(actions, SAFE, [ANN]);
  expect(pay).toEqual({ to: BEN, value: parseEther('1.5'), data: '0x' });
  const argsOf = (call: typeof add) => [call!.to, decodeFunctionData({ abi: safeAbi, data: call!.data }).args];
  expect(argsOf(add)).toEqual([SAFE, [BEN, 2n]]);
  expect(argsOf(remove)).toEqual([SAFE, [BEN, ANN, 1n]]);
  expect(argsOf(change)).toEqual([SAFE, [1n]]);
});

const place = { chainId: 31337, safe: SAFE } as const;
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
  keepSafeDraft(storage, place, actions);
  expect(readSafeDraft(storage, place)).toEqual(actions);
  expect(readSafeDraft(storage, { ...place, chainId: 1 })).toEqual([]);
  keepSafeDraft(storage, place, []);
  expect(storage.texts.size).toBe(0);
});

test.each(['nonsense', '{}', '[{"type":"addOwner"}]', '[{"tempId":"a","type":"addOwner","threshold":"1"}]', '[null]'])(
  'what this version cannot read is an empty list: %s',
  (text) => expect(readSafeDraft({ getItem: () => text }, place)).toEqual([]),
);

test('a browser that keeps nothing is no reason to fail', () => {
  const full = {
    setItem() {
      throw new Error('full');
    },
    removeItem() {},
  };
  expect(() => keepSafeDraft(full, place, actions)).not.toThrow();
});

import { safeAbi } from '@althing/bindings';
import { emptyAction } from '@althing/domain/governance';
import type { SafeActionDraft } from '@althing/domain/safes';
import { decodeFunctionData, parseEther } from 'viem';
import { expect, test } from 'vitest';
import { callsOfActions } from './callsOfActions.ts';

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

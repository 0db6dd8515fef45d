import { decodeFunctionData, type Address } from 'viem';
import { expect, test } from 'vitest';
import { safeAbi } from './abi.ts';
import { encodeSafeByContract, isByModule } from './safeByContract.ts';

const [SAFE, TIMELOCK, OTHER] = ['aa', 'bb', 'cc'].map((end) => `0x${end.padStart(40, '0')}`) as [Address, Address, Address];
const content = { to: OTHER, value: 1n, data: '0x12', operation: 0 } as const;
const nameOf = (rights: Partial<Parameters<typeof encodeSafeByContract>[2]>) => {
  const call = encodeSafeByContract(SAFE, TIMELOCK, { owners: [OTHER], threshold: 1, modules: [], ...rights }, content);
  return call && decodeFunctionData({ abi: safeAbi, data: call.data }).functionName;
};

test('an owner whose word is enough has the Safe execute, a module acts past its owners', () => {
  expect(nameOf({ owners: [OTHER, TIMELOCK] })).toBe('execTransaction');
  expect(nameOf({ modules: [TIMELOCK] })).toBe('execTransactionFromModule');
});

test('only what a module has a Safe do is known by its call', () => {
  const by = (rights: { owners: Address[]; modules: Address[] }) =>
    encodeSafeByContract(SAFE, TIMELOCK, { threshold: 1, ...rights }, content)!;
  expect(isByModule(by({ owners: [OTHER], modules: [TIMELOCK] }).data)).toBe(true);
  expect(isByModule(by({ owners: [TIMELOCK], modules: [TIMELOCK] }).data)).toBe(false);
});

test('one of several owners who have to agree, and anybody else, can do nothing', () => {
  expect(nameOf({ owners: [OTHER, TIMELOCK], threshold: 2 })).toBeUndefined();
  expect(nameOf({})).toBeUndefined();
});

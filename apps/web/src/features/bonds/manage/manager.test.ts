import type { Address } from '@althing/domain/units';
import { expect, test } from 'vitest';
import { governorOf, managerOf } from './manager.ts';

const [ONE, TWO, SAFE] = ['a1', 'b2', 'c3'].map((end) => `0x${end.padStart(40, '0')}`) as [Address, Address, Address];

test('whoever owns a market manages it, alone or through the Safe that owns it', () => {
  expect(managerOf({ address: ONE, safe: null }, ONE)).toEqual({ by: 'account', address: ONE });
  expect(managerOf({ address: SAFE, safe: { owners: [ONE, TWO], threshold: 2 } }, TWO)).toEqual({ by: 'safe', address: SAFE });
});

test('a Safe that is connected itself acts as the account, and nobody else manages anything', () => {
  expect(managerOf({ address: SAFE, safe: { owners: [ONE], threshold: 1 } }, SAFE)?.by).toBe('account');
  expect(managerOf({ address: SAFE, safe: { owners: [ONE], threshold: 1 } }, TWO)).toBeUndefined();
  expect(managerOf({ address: ONE, safe: null }, null)).toBeUndefined();
  expect(managerOf(null, ONE)).toBeUndefined();
});

test('a governor of the organisation manages what its account owns on its chain', () => {
  const governor = { chainId: 1, address: TWO, timelock: SAFE };
  const guild = { governors: [governor] } as never;
  const executorOf = ({ timelock }: { timelock: string | null }) => timelock as Address;
  expect(governorOf({ address: SAFE, safe: null }, 1, guild, executorOf)).toEqual({
    by: 'governor',
    address: SAFE,
    governor,
    organisation: guild,
  });
  expect(governorOf({ address: SAFE, safe: null }, 2, guild, executorOf)).toBeUndefined();
  expect(governorOf({ address: ONE, safe: null }, 1, guild, executorOf)).toBeUndefined();
  expect(governorOf({ address: SAFE, safe: null }, 1, undefined, executorOf)).toBeUndefined();
});

import { bondVestingVaultAbi, bondVestingVaultOf, fixedExpiryTellerAbi, fixedTermTellerAbi, tellerOf } from '@althing/bindings';
import { decodeFunctionData } from 'viem';
import { describe, expect, test } from 'vitest';
import type { BalanceGroup } from '../queries.ts';
import { claimableOf, claimCall, heldOf, placeOf } from './claims.ts';

const DAY = '2027-01-15T00:00:00.000Z';
const ON_THE_DAY = Date.parse(DAY) / 1000;
const TOKEN = '0x00000000000000000000000000000000000000aa';
const group = (contract: Partial<BalanceGroup['contract']>) =>
  ({ chainId: 31337, contract: { redeem: null, linearVesting: null, ...contract } }) as unknown as BalanceGroup;
const term = (tokenId: string, balance: string) =>
  group({ redeem: { expiry: DAY, balance, tokenId, tokenAddress: null, teller: tellerOf(31337, 'fixed-term') } });
const expiry = group({
  redeem: { expiry: DAY, balance: '7', tokenId: null, tokenAddress: TOKEN, teller: tellerOf(31337, 'fixed-expiry') },
});
const linear = (ids: string[]) =>
  group({ linearVesting: { vestingScheduleIds: ids, releasableAmount: '3', totalAmount: '10', releasedAmount: '2', end: DAY } });

describe('what can be had of a bond', () => {
  test('is nothing before its day, and all of it from then on', () => {
    expect(claimableOf(term('1', '5'), ON_THE_DAY - 1)).toBe(0n);
    expect(claimableOf(term('1', '5'), ON_THE_DAY)).toBe(5n);
  });
  test('is what has vested where it vests over time, out of what was not released', () => {
    expect(claimableOf(linear(['4']), 0)).toBe(3n);
    expect(heldOf(linear(['4']))).toBe(8n);
  });
});

describe('one transaction', () => {
  test('redeems all bonds of a term', () => {
    expect(placeOf(term('1', '5'))).toBe(placeOf(term('2', '6')));
    const { to, data } = claimCall([term('1', '5'), term('2', '6')]);
    expect(to).toBe(tellerOf(31337, 'fixed-term'));
    expect(decodeFunctionData({ abi: fixedTermTellerAbi, data })).toEqual({
      functionName: 'batchRedeem',
      args: [
        [1n, 2n],
        [5n, 6n],
      ],
    });
  });
  test('redeems bonds of a day by their token', () => {
    expect(placeOf(expiry)).not.toBe(placeOf(term('1', '5')));
    const { functionName, args } = decodeFunctionData({ abi: fixedExpiryTellerAbi, data: claimCall([expiry]).data });
    expect([functionName, String(args?.[0]).toLowerCase(), args?.[1]]).toEqual(['batchRedeem', TOKEN, [7n]]);
  });
  test('releases all schedules', () => {
    const { to, data } = claimCall([linear(['4']), linear(['8', '9'])]);
    expect(to).toBe(bondVestingVaultOf(31337));
    expect(decodeFunctionData({ abi: bondVestingVaultAbi, data })).toEqual({ functionName: 'releaseMany', args: [[4n, 8n, 9n]] });
  });
});

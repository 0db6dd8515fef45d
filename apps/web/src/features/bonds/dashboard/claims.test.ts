import { bondVestingVaultAbi, bondVestingVaultOf, fixedExpiryTellerAbi, fixedTermTellerAbi, tellerOf } from '@althing/bindings';
import { decodeFunctionData } from 'viem';
import { describe, expect, test } from 'vitest';
import type { BalanceGroup } from '../queries.ts';
import { claimableOf, claimCall, heldOf, nextClaim, placeOf } from './claims.ts';

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
/** With one schedule that nothing can be released of. */
const linear = (amounts: Record<string, string>, releasableAmount = '3') =>
  group({
    linearVesting: {
      vestingScheduleIds: [...Object.keys(amounts), '77'],
      releasable: Object.entries(amounts).map(([id, amount]) => ({ id, amount })),
      releasableAmount,
      totalAmount: '10',
      releasedAmount: '2',
      end: DAY,
    },
  });
const callOf = (groups: BalanceGroup[]) => claimCall(nextClaim(groups, ON_THE_DAY).parts);

describe('what can be had of a bond', () => {
  test('is nothing before its day, and all of it from then on', () => {
    expect(claimableOf(term('1', '5'), ON_THE_DAY - 1)).toBe(0n);
    expect(claimableOf(term('1', '5'), ON_THE_DAY)).toBe(5n);
  });
  test('is what has vested where it vests over time, out of what was not released', () => {
    expect(claimableOf(linear({ 4: '3' }), 0)).toBe(3n);
    expect(heldOf(linear({ 4: '3' }))).toBe(8n);
  });
});

describe('one transaction', () => {
  test('redeems all bonds of a term', () => {
    expect(placeOf(term('1', '5'))).toBe(placeOf(term('2', '6')));
    const { to, data } = callOf([term('1', '5'), term('2', '6')]);
    expect(to).toBe(tellerOf(31337, 'fixed-term'));
    expect(decodeFunctionData({ abi: fixedTermTellerAbi, data })).toEqual({
      functionName: 'batchRedeem',
      args: [
        [2n, 1n],
        [6n, 5n],
      ],
    });
  });
  test('redeems bonds of a day by their token', () => {
    expect(placeOf(expiry)).not.toBe(placeOf(term('1', '5')));
    const { functionName, args } = decodeFunctionData({ abi: fixedExpiryTellerAbi, data: callOf([expiry]).data });
    expect([functionName, String(args?.[0]).toLowerCase(), args?.[1]]).toEqual(['batchRedeem', TOKEN, [7n]]);
  });
  test('releases all schedules of which there is something to release, and no other', () => {
    const { to, data } = callOf([linear({ 4: '3' }), linear({ 8: '2', 9: '1' })]);
    expect(to).toBe(bondVestingVaultOf(31337));
    expect(decodeFunctionData({ abi: bondVestingVaultAbi, data })).toEqual({ functionName: 'releaseMany', args: [[4n, 8n, 9n]] });
  });
  test('takes what is due of a group alone where another group is too large for one', () => {
    const many = Array.from({ length: 60 }, (_, index) => term(`${index + 1}`, '1'));
    const { parts, isAll } = nextClaim([...many, term('99', '5'), term('100', '0')], ON_THE_DAY);
    expect([parts.length, isAll, parts[0]?.group.contract.redeem?.tokenId]).toEqual([50, false, '99']);
    expect(nextClaim([many[59]!], ON_THE_DAY)).toEqual({ parts: [{ group: many[59], amount: 1n }], isAll: true });
  });
  test('takes the largest of each group before the dust of any', () => {
    const dust = linear(Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`${100 + index}`, '9'])), '450');
    const { parts, isAll } = nextClaim([dust, linear({ 4: '3' })], ON_THE_DAY);
    expect([parts.length, isAll]).toEqual([50, false]);
    expect(parts.slice(0, 2).map(({ scheduleId }) => scheduleId)).toEqual(['100', '4']);
  });
  test('is all where nothing is left for another, and is none where nothing is due', () => {
    expect(nextClaim([linear({ 4: '2', 5: '1' })], 0).isAll).toBe(true);
    expect(nextClaim([linear({ 4: '2' })], 0).isAll).toBe(false);
    expect(nextClaim([term('1', '5')], ON_THE_DAY - 1).parts).toEqual([]);
  });
});

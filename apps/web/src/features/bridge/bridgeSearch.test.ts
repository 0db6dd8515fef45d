import { describe, expect, test } from 'vitest';
import { bridgesIn, byOf, readBridgeSearch, writeBridgeSearch } from './bridgeSearch.ts';

const token = `0x${'ab'.repeat(20)}`;

describe('the address of the bridge page', () => {
  test('keeps the whole form', () => {
    const search = { token, from: 31337, to: 31338, amount: 2.5, recipient: token, way: 'several', by: 'axelar.hyperlane', unwrap: true };
    expect(readBridgeSearch(search)).toMatchObject({ ...search, amount: '2.5', by: 'hyperlane.axelar' });
  });

  test('keeps the form of the second set', () => {
    const search = { set: 'others', asset: 'local-euro', route: 'mayan-swift', order: 'time' };
    expect(readBridgeSearch(search)).toMatchObject(search);
  });

  test('forgets what it does not understand', () => {
    const read = readBridgeSearch({
      token: 'gold',
      from: '31337',
      to: -1,
      amount: {},
      way: 'all',
      by: 'ferry',
      unwrap: 'yes',
      sent: '0x12',
      set: 'all',
      asset: 'A Token',
      route: 'ferry',
      order: 'luck',
    });
    expect(Object.values(read).filter((value) => value !== undefined)).toEqual([]);
  });

  test('shows an amount as a number where it reads back as the same text', () => {
    const there = (amount: string) => writeBridgeSearch({ amount })['amount'];
    expect([there('2.5'), there('2.50'), there('1,5'), there('.5')]).toEqual([2.5, '2.50', '1,5', '.5']);
    expect(writeBridgeSearch({ from: 1 })).toEqual({ from: 1 });
  });

  test('names bridges once, in an order of their own', () => {
    expect(byOf(['polymer', 'ccip', 'polymer'])).toBe('ccip.polymer');
    expect(bridgesIn('polymer.ccip')).toEqual(['ccip', 'polymer']);
    expect([byOf([]), bridgesIn(undefined)]).toEqual([undefined, []]);
  });
});

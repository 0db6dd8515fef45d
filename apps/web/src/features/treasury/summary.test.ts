import { type Address, NATIVE } from '@althing/domain/units';
import { describe, expect, test } from 'vitest';
import type { Holder } from './queries.ts';
import { type Asset, assetsOf, type Holding, isShown, summaryOf, worthOf } from './summary.ts';

const address = (byte: string): Address => `0x${byte.repeat(20)}`;
const holder = (chainId: number, byte = '01', kind: Holder['kind'] = 'safeTreasury'): Holder => ({
  chainId,
  address: address(byte),
  kind,
  name: '',
});
const ether = (chainId: number, usd: number | null = 2000): Asset => ({
  chainId,
  address: NATIVE,
  symbol: 'ETH',
  decimals: 18,
  usd,
  isOwn: false,
});
const own = (chainId: number): Asset => ({ chainId, address: address('aa'), symbol: 'ACME', decimals: 18, usd: null, isOwn: true });
const one = 10n ** 18n;

describe('what an organisation has', () => {
  const holdings: Holding[] = [
    {
      holder: holder(1),
      held: [
        { asset: ether(1), amount: 2n * one },
        { asset: own(1), amount: 5n * one },
      ],
    },
    {
      holder: holder(2),
      held: [
        { asset: ether(2), amount: one },
        { asset: own(2), amount: one },
      ],
    },
    { holder: holder(3), held: undefined },
  ];

  test('is summed over contracts and chains, coins of one name together', () => {
    const { usd, totals } = summaryOf(holdings);
    expect(usd).toBe(6000);
    expect(totals).toEqual([
      { symbol: 'ETH', decimals: 18, amount: 3n * one, usd: 6000 },
      { symbol: 'ACME', decimals: 18, amount: 6n * one, usd: null },
    ]);
  });

  test('leaves out what has no price and what was not read, and says so', () => {
    expect(summaryOf(holdings)).toMatchObject({ unpriced: ['ACME'], unread: [3] });
  });

  test('without a price is worth something unknown, not nothing', () => {
    expect(worthOf([{ asset: own(1), amount: one }])).toBeNull();
    const held = [
      { asset: ether(1), amount: 0n },
      { asset: own(1), amount: one },
    ];
    expect(worthOf(held)).toBeNull();
    expect(summaryOf([{ holder: holder(1), held }]).usd).toBeNull();
    expect(worthOf([{ asset: ether(1), amount: 0n }])).toBe(0);
    expect(summaryOf([]).usd).toBe(0);
  });

  test('does not mix tokens of strangers that call themselves alike', () => {
    const token = (byte: string): Asset => ({ ...own(1), symbol: 'USDC', address: address(byte), usd: 1, isOwn: false });
    const held = ['b1', 'b2'].map((byte) => ({ asset: token(byte), amount: one }));
    expect(summaryOf([{ holder: holder(1), held }]).totals).toHaveLength(2);
  });
});

test('a governor whose timelock keeps its money is shown only where something lies with it', () => {
  const shown = isShown([{ chainId: 1, address: address('01'), timelock: address('02') }]);
  const governor = holder(1, '01', 'governor');
  expect(shown({ holder: governor, held: [{ asset: ether(1), amount: 0n }] })).toBe(false);
  expect(shown({ holder: governor, held: [{ asset: ether(1), amount: 1n }] })).toBe(true);
  expect(shown({ holder: holder(1, '02', 'timelock'), held: undefined })).toBe(true);
});

test('the assets of a chain begin with its coin', () => {
  const tokens = [{ address: address('aa'), name: 'Acme', symbol: 'ACME', decimals: 18, usd: null, isOwn: true }];
  const assets = assetsOf({ chainId: 1, coin: { usd: 5 }, tokens }, { symbol: 'ETH', decimals: 18 });
  expect(assets.map(({ symbol, usd }) => [symbol, usd])).toEqual([
    ['ETH', 5],
    ['ACME', null],
  ]);
});

import { expect, test } from 'vitest';
import { granted, market, T0, TWO } from '../../test/bonds.ts';
import type { Market } from './market.ts';
import { priceAt } from './price.ts';
import { type Purchase, purchase } from './purchase.ts';
import { type PastPurchase, replay } from './replay.ts';
import { DAY, HOUR } from './units.ts';

/** What was bought in a new market of the strategy, as the chain would log it, with the market before each. */
function history(strategy: 'sda' | 'osda') {
  const opened: Market = market(strategy);
  let now: Market = opened;
  const past: PastPurchase[] = [];
  const before: Market[] = [];
  for (const [index, wait] of [HOUR, DAY, 2n * HOUR, 3n * DAY].entries()) {
    const at = (past.at(-1)?.at ?? T0) + wait;
    const moment = strategy === 'osda' ? { at, oraclePrice: TWO + BigInt(index) * 10n ** 16n } : { at };
    const net = 1_000_000n * BigInt(500 + index * 250);
    const outcome: Purchase = granted(purchase(now, { ...moment, amount: net }));
    before.push(now);
    past.push({ ...moment, net, price: outcome.price });
    now = outcome.market;
  }
  return { opened, past, before };
}

test.each(['sda', 'osda'] as const)(
  'between purchases a market (%s) is what it was then, and each stretch ends at the price that was paid',
  (strategy) => {
    const { opened, past, before } = history(strategy);
    const stretches = replay(opened, past);
    expect(stretches.map((stretch) => stretch.market)).toEqual(before);
    expect(stretches.map(({ from }) => from)).toEqual([T0, ...past.slice(0, -1).map(({ at }) => at)]);
    for (const [index, { market: then, to, oraclePrice }] of stretches.entries())
      expect(priceAt(then, { at: to, ...(oraclePrice !== undefined && { oraclePrice }) })).toBe(past[index]!.price);
  },
);

test('nothing is computed from where the market no longer moved as it was created', () => {
  const { opened, past } = history('sda');
  const changed = past.map((each, index) => (index === 2 ? { ...each, price: each.price + 1n } : each));
  expect(replay(opened, changed)).toHaveLength(2);
});

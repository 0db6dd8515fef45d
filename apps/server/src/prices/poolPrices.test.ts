import { type Address, NATIVE } from '@althing/domain/units';
import { describe, expect, it } from 'vitest';
import type { PricePool } from '../base/config.ts';
import type { ChainClients } from '../chains/chainClients.ts';
import { poolPrices } from './poolPrices.ts';

const DOLLAR: Address = `0x${'d0'.repeat(20)}`;
const WRAPPED: Address = `0x${'ee'.repeat(20)}`;
const POOL: Address = `0x${'aa'.repeat(20)}`;

/** A dollar of 6 decimals against ether of 18: 1.0001^tick whole units of side 1 for one of side 0, after the decimals. */
const tickOf = (price: number, decimals0: number, decimals1: number) =>
  BigInt(Math.round(Math.log(price / 10 ** (decimals0 - decimals1)) / Math.log(1.0001)));

interface Pool {
  sides: readonly [Address, Address];
  decimals: readonly [number, number];
  /** Whole units of side 1 for one of side 0. */
  price: number;
}

function chainWith({ sides, decimals, price }: Pool): Pick<ChainClients, 'has' | 'quick'> {
  const tick = tickOf(price, ...decimals);
  const answers = {
    token0: () => sides[0],
    token1: () => sides[1],
    decimals: (address: Address) => decimals[sides.indexOf(address)],
    observe: () => [
      [1_000n, 1_000n + tick * 1800n],
      [0n, 0n],
    ],
  };
  const readContract = async ({ address, functionName }: { address: Address; functionName: keyof typeof answers }) =>
    answers[functionName](address);
  return { has: () => true, quick: () => ({ readContract }) as never };
}

const newest = (known: Record<string, number> = {}) => ({ newest: async () => new Map(Object.entries(known)) });

async function priceOf(pool: Pool, entry: PricePool, known?: Record<string, number>) {
  const failures: unknown[] = [];
  const source = poolPrices({
    pools: [entry],
    chains: chainWith(pool),
    tokenPrices: newest(known),
    failed: (_, error) => failures.push(error),
  });
  const [price] = await source.prices();
  return price && { ...price, usd: Number(price.usd) };
}

describe('a price by a pool', () => {
  const ether: PricePool = { chainId: 1, token: NATIVE, pool: POOL, dollar: DOLLAR };

  it('is that of ether in dollars, whichever side of the pool the dollar is', async () => {
    const first = await priceOf({ sides: [DOLLAR, WRAPPED], decimals: [6, 18], price: 1 / 2500 }, ether);
    expect(first?.address).toBe(NATIVE);
    expect(first?.usd).toBeCloseTo(2500, -1);
    const second = await priceOf({ sides: [WRAPPED, DOLLAR], decimals: [18, 6], price: 2500 }, ether);
    expect(second?.usd).toBeCloseTo(2500, -1);
  });

  it('of a token counts what the other side costs', async () => {
    const token: Address = `0x${'cc'.repeat(20)}`;
    const pool: Pool = { sides: [token, WRAPPED], decimals: [18, 18], price: 0.01 };
    const price = await priceOf(pool, { chainId: 1, token, pool: POOL, dollar: null }, { [WRAPPED]: 2000 });
    expect(price?.usd).toBeCloseTo(20, 1);
  });

  it('is not told where nothing is known of the other side, or the token is not in the pool', async () => {
    const pool: Pool = { sides: [DOLLAR, WRAPPED], decimals: [6, 18], price: 1 / 2500 };
    expect(await priceOf(pool, { ...ether, dollar: null })).toBeUndefined();
    expect(await priceOf(pool, { ...ether, token: `0x${'cc'.repeat(20)}` })).toBeUndefined();
  });

  it('of one pool is left out where it cannot be read, and the others are told', async () => {
    const failures: string[] = [];
    const good = chainWith({ sides: [DOLLAR, WRAPPED], decimals: [6, 18], price: 1 / 2500 });
    const bad = { quick: () => ({ readContract: () => Promise.reject(new Error('OLD')) }) as never };
    const source = poolPrices({
      pools: [{ ...ether, chainId: 2 }, ether],
      chains: { has: () => true, quick: (chainId) => (chainId === 2 ? bad.quick() : good.quick(chainId)) },
      tokenPrices: newest(),
      failed: ({ chainId }) => failures.push(`chain ${chainId}`),
    });
    expect((await source.prices()).map(({ chainId }) => chainId)).toEqual([1]);
    expect(failures).toEqual(['chain 2']);
  });
});

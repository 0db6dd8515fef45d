import { bondContractsOf } from '@althing/bindings';
import type { BondMarket } from '@althing/domain/http';
import { createClient, custom, encodeAbiParameters, numberToHex } from 'viem';
import { expect, test } from 'vitest';
import type { ChainClients } from '../chains/chainClients.ts';
import { createMarketPrices } from './marketPrices.ts';

const TOKEN = { decimals: 18, tokenPrice: { lastPriceUsd: null } };
const market = (marketId: string, oracle: string | null) =>
  ({ chainId: 31337, marketId, oracle, isClosed: false, scale: '1', payoutToken: TOKEN, quoteToken: TOKEN }) as unknown as BondMarket;

test('a market is asked again after seconds, and one whose oracle is the seller’s after a minute, by a client of its own', async () => {
  const asked = { trusted: 0, quick: 0 };
  const clientOf = (kind: keyof typeof asked) =>
    createClient({
      transport: custom({
        request: () => {
          asked[kind] += 1;
          return Promise.resolve(encodeAbiParameters([{ type: 'uint256' }], [7n]));
        },
      }),
    });
  const chains = { has: () => true, client: () => clientOf('trusted'), quick: () => clientOf('quick') } as unknown as ChainClients;
  let time = 0;
  const { pricesNow } = createMarketPrices({ chains, now: () => new Date(time) });
  const [plain, sellers] = [market('1', null), market('2', numberToHex(0xfa, { size: 20 }))];
  const priced = await pricesNow([plain, sellers]);
  expect(priced.map(({ now }) => now?.price)).toEqual([priced[0]!.now!.price, priced[0]!.now!.price]);
  const first = { ...asked };
  expect(Math.min(first.trusted, first.quick)).toBeGreaterThan(0);
  time = 10_000;
  await pricesNow([plain, sellers]);
  expect(asked).toEqual({ trusted: 2 * first.trusted, quick: first.quick });
  time = 60_000;
  await pricesNow([plain, sellers]);
  expect(asked).toEqual({ trusted: 3 * first.trusted, quick: 2 * first.quick });
});

test('the platform’s oracle is no stranger’s', async () => {
  let quick = 0;
  const client = createClient({ transport: custom({ request: () => Promise.resolve(encodeAbiParameters([{ type: 'uint256' }], [7n])) }) });
  const chains = { has: () => true, client: () => client, quick: () => (quick++, client) } as unknown as ChainClients;
  await createMarketPrices({ chains, now: () => new Date(0) }).pricesNow([market('1', bondContractsOf(31337)!.twapBondOracle)]);
  expect(quick).toBe(0);
});

test('a market whose oracle has no price is told apart from one whose chain does not answer', async () => {
  const answering = (request: () => Promise<unknown>) => {
    const client = createClient({ transport: custom({ request }, { retryCount: 0 }) });
    const chains = { has: () => true, client: () => client, quick: () => client } as unknown as ChainClients;
    return createMarketPrices({ chains, now: () => new Date(0) }).pricesNow([market('1', bondContractsOf(31337)!.twapBondOracle)]);
  };
  expect(await answering(() => Promise.resolve(encodeAbiParameters([{ type: 'uint256' }], [0n])))).toEqual([
    { now: null, isUnpriced: true },
  ]);
  expect(await answering(() => Promise.reject(new Error('silent')))).toEqual([{ now: null, isUnpriced: false }]);
});

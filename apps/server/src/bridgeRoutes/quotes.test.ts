import type { RoutePlace } from '@althing/domain/bridges';
import { NO_ROUTE, ROUTE_SILENT } from '@althing/domain/bridges';
import { NATIVE } from '@althing/domain/units';
import { describe, expect, it, vi } from 'vitest';
import { Refusal } from '../base/errors.ts';
import type { ProviderOffer, RouteProvider } from './ports.ts';
import { createRouteQuotes } from './quotes.ts';

const address = (byte: string) => `0x${byte.repeat(20)}` as const;
const place = (chainId: number, decimals: number, contracts: RoutePlace['contracts']): RoutePlace => ({
  chainId,
  address: address('aa'),
  decimals,
  contracts,
});
const contract = address('cc');
const all = { across: contract, layerzero: contract, relay: contract };
const ask = {
  token: { id: 'x', symbol: 'X', name: 'X', places: [] },
  origin: place(1, 6, all),
  destination: place(2, 18, all),
  amount: 1_000_000n,
  sender: address('11'),
  recipient: address('22'),
};
const offer: ProviderOffer = {
  isApproved: true,
  received: String(99n * 10n ** 16n),
  nativeFee: '0',
  terms: { kind: 'oft', minAmount: '1', extraOptions: '0x' },
};
const provider = (id: RouteProvider['id'], quote: RouteProvider['quote'], reason: string | null = null): RouteProvider => ({
  id,
  offReason: () => reason,
  quote,
});
const prices = (entries: [string, number][]) => ({ newest: async () => new Map(entries) });
const log = { warn: vi.fn() };

describe('quotes of all bridges', () => {
  it('come although one is silent, and its question is ended', async () => {
    let signal: AbortSignal | undefined;
    const silent = provider('across', (_, given) => {
      signal = given;
      return new Promise(() => {});
    });
    const quotes = createRouteQuotes({
      providers: [silent, provider('layerzero', async () => offer)],
      tokenPrices: prices([]),
      log,
      patienceMs: 20,
    });
    const { items } = await quotes(ask);
    expect(items.map(({ refusal }) => refusal)).toEqual([ROUTE_SILENT, null]);
    expect(items[1]!.offer).toMatchObject({ received: offer.received, contract, seconds: 5, cost: null });
    expect(signal?.aborted).toBe(true);
  });

  it('say why one is off or has no way, what it refuses, and nothing of what broke', async () => {
    const broken = provider('layerzero', () => Promise.reject(new Error('http://node.test?key=secret')));
    const refusing = provider('relay', () => Promise.reject(new Refusal('conflict', 'route-refused', 'Too little.')));
    const quotes = createRouteQuotes({
      providers: [provider('across', async () => offer, 'Off.'), broken, refusing, provider('stargate', async () => offer)],
      tokenPrices: prices([]),
      log,
    });
    const { items } = await quotes(ask);
    expect(items.map(({ refusal }) => refusal)).toEqual(['Off.', 'It could not be asked just now.', 'Too little.', NO_ROUTE]);
  });

  it('tell in USD what is lost on the way, in tokens and in fees, across different decimals', async () => {
    const paid = { ...offer, nativeFee: String(10n ** 15n) };
    const known: [string, number][] = [
      [ask.origin.address, 2],
      [NATIVE, 3000],
    ];
    const costs = async (entries: [string, number][], given: ProviderOffer) => {
      const quotes = createRouteQuotes({ providers: [provider('across', async () => given)], tokenPrices: prices(entries), log });
      return (await quotes(ask)).items[0]!.offer!.cost;
    };
    expect(await costs(known, paid)).toBeCloseTo(0.01 * 2 + 3, 9);
    expect(await costs(known.slice(0, 1), paid)).toBeNull();
    expect(await costs(known.slice(0, 1), offer)).toBeCloseTo(0.02, 9);
    // Nothing of the token is lost, so its price is not needed.
    expect(await costs(known.slice(1), { ...paid, received: String(10n ** 18n) })).toBeCloseTo(3, 9);
  });
});

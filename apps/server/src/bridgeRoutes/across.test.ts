import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SERVICE_OFF } from '@althing/domain/bridges';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { acrossRoutes } from './across.ts';
import type { QuoteChains } from './ports.ts';

const address = (byte: string) => `0x${byte.repeat(20)}` as const;
const NOW = 1_800_000_000;
const times: Record<number, number> = { 1: NOW, 10: NOW + 3 };
/** Six hours, as Across has it. */
const BUFFER = 21_600;
const chains = {
  has: () => true,
  quick: (chainId: number) => ({ getBlock: async () => ({ timestamp: BigInt(times[chainId]!) }), readContract: async () => BUFFER }),
} as unknown as QuoteChains;

const place = (chainId: number, decimals: number) => ({ chainId, address: address(chainId === 1 ? 'aa' : 'bb'), decimals, contracts: {} });
const ask = {
  token: { id: 'usdc', symbol: 'USDC', name: 'USD Coin', places: [] },
  origin: place(1, 6),
  destination: place(10, 18),
  amount: 1_000_000n,
  sender: address('11'),
  recipient: address('22'),
  contract: address('cc'),
  peer: address('dd'),
};
/** What Across's service answers, in the shape of its documentation. */
const RECORDED = {
  totalRelayFee: { pct: '1000000000000000', total: '1000' },
  timestamp: String(NOW - 40),
  isAmountTooLow: false,
  spokePoolAddress: address('ee'),
  estimatedFillTimeSec: 2,
};

let service: Server;
let url: string;
let answer: { status: number; body: string };
let asked: URL | undefined;
beforeAll(async () => {
  service = createServer(({ url: path }, response) => {
    asked = new URL(path!, 'http://service.test');
    response.writeHead(answer.status, { 'content-type': 'application/json', location: '/elsewhere' }).end(answer.body);
  });
  await new Promise<void>((listens) => service.listen(0, '127.0.0.1', listens));
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/api`;
});
afterAll(() => service.close());
beforeEach(() => {
  answer = { status: 200, body: JSON.stringify(RECORDED) };
  times[10] = NOW + 3;
});

const say = (change: object) => (answer = { status: 200, body: JSON.stringify({ ...RECORDED, ...change }) });
const quote = () => acrossRoutes(chains, url).quote(ask, new AbortController().signal);

describe('Across on public chains', () => {
  it('is off until its service is named', () => {
    expect(acrossRoutes(chains, undefined).offReason(ask)).toBe(SERVICE_OFF);
    expect(acrossRoutes(chains, url).offReason(ask)).toBeNull();
  });

  it('takes from its service nothing but the fee', async () => {
    const offer = await quote();
    expect(Object.fromEntries(asked!.searchParams)).toEqual({
      inputToken: address('aa'),
      outputToken: address('bb'),
      originChainId: '1',
      destinationChainId: '10',
      amount: '1000000',
      recipient: address('22'),
    });
    const outputAmount = String(999_000n * 10n ** 12n);
    expect(offer).toEqual({
      isApproved: true,
      received: outputAmount,
      nativeFee: '0',
      terms: { kind: 'across', outputToken: address('bb'), outputAmount, quoteTimestamp: NOW, fillDeadline: NOW + 3 + 7200 },
    });
  });

  it('refuses what asks for more than 5 %, more than there is, or carries no so little', async () => {
    say({ totalRelayFee: { total: '50000' } });
    await expect(quote()).resolves.toMatchObject({ received: String(950_000n * 10n ** 12n) });
    say({ totalRelayFee: { total: '50001' } });
    await expect(quote()).rejects.toThrow('more than 5 %');
    say({ totalRelayFee: { total: '1000000' } });
    await expect(quote()).rejects.toThrow('does not carry this little');
    say({ isAmountTooLow: true });
    await expect(quote()).rejects.toThrow('does not carry this little');
  });

  it.each([
    [200, JSON.stringify({ totalRelayFee: { total: '-1' } })],
    [200, JSON.stringify({ totalRelayFee: { total: 1000 } })],
    [200, '[]'],
    [500, '{}'],
  ])('takes no answer of another shape (%i %s)', async (status, body) => {
    answer = { status, body };
    await expect(quote()).rejects.toMatchObject({ code: 'route-service' });
  });

  it('follows its service nowhere else, and reads no endless answer', async () => {
    answer = { status: 302, body: '' };
    await expect(quote()).rejects.toThrow();
    answer = { status: 200, body: JSON.stringify({ ...RECORDED, more: 'x'.repeat(300_000) }) };
    await expect(quote()).rejects.toThrow();
  });

  it('offers nothing that nobody could bring in time, as clocks are', async () => {
    times[10] = NOW + BUFFER;
    await expect(quote()).rejects.toThrow('clocks');
    times[10] = NOW + BUFFER - 1;
    await expect(quote()).resolves.toMatchObject({ terms: { fillDeadline: NOW + BUFFER } });
  });
});

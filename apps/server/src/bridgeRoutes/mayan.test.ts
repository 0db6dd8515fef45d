import { type MayanAnswer, type MayanQuote, MayanService } from '@althing/devnet';
import { NO_ROUTE, ORDER_SECONDS, SERVICE_OFF } from '@althing/domain/bridges';
import { type Hex, pad, zeroHash } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mayanRoutes } from './mayan.ts';
import type { ProviderAsk, QuoteChains } from './ports.ts';

const address = (byte: string) => `0x${byte.repeat(20)}` as const;
const NOW = 1_800_000_000;
const [FORWARDER, KEEPER, BRINGER, STRANGER] = [address('dd'), address('ee'), address('ef'), address('66')];
const place = (chainId: number, decimals: number) => ({ chainId, address: address(chainId === 1 ? 'aa' : 'bb'), decimals, contracts: {} });
const ask: ProviderAsk = {
  token: { id: 'usdc', symbol: 'USDC', name: 'USD Coin', places: [] },
  origin: place(1, 6),
  destination: place(10, 6),
  amount: 1_000_000n,
  sender: address('11'),
  recipient: address('22'),
  contract: FORWARDER,
  peer: FORWARDER,
};

/** What the contracts answer. */
let says: { known: readonly Hex[]; bringer: Hex; paused: readonly Hex[]; time: bigint };
interface Read {
  address: Hex;
  functionName: string;
  args?: readonly unknown[];
}
const chains = {
  has: () => true,
  quick: (chainId: number) => ({
    getBlock: async () => ({ timestamp: says.time }),
    readContract: async ({ address: of, functionName, args }: Read) => {
      const at = `${chainId}:${of}:${functionName}:${args?.join() ?? ''}`.toLowerCase();
      if (at === `1:${FORWARDER}:mayanprotocols:${String(args?.[0]).toLowerCase()}`)
        return says.known.some((each) => each === String(args?.[0]).toLowerCase());
      if (at === `1:${KEEPER}:emitters:24`) return says.bringer;
      if (at === `1:${KEEPER}:paused:` || at === `10:${BRINGER}:paused:`) return says.paused.includes(of.toLowerCase() as Hex);
      throw new Error(at);
    },
  }),
} as unknown as QuoteChains;

let service: MayanService;
beforeAll(async () => {
  service = await MayanService.start({ protocol: KEEPER, decimals: 6 });
});
afterAll(() => service.stop());
beforeEach(() => {
  service.twist = (answer) => answer;
  service.deadline = NOW + 3600;
  says = { known: [KEEPER], bringer: pad(BRINGER), paused: [], time: 0n };
});

const routes = () => mayanRoutes(chains, service.url, () => new Date(NOW * 1000));
const quote = (change: Partial<ProviderAsk> = {}) => routes().quote({ ...ask, ...change }, new AbortController().signal);
/** Changes Swift's offer among the others. */
const offers = (change: Partial<MayanQuote>) => {
  service.twist = (answer) => ({ ...answer, quotes: answer.quotes.map((each) => (each.type === 'SWIFT' ? { ...each, ...change } : each)) });
};

describe('Mayan Swift', () => {
  it('is off until its service is named', () => {
    expect(mayanRoutes(chains, undefined, () => new Date()).offReason(ask)).toBe(SERVICE_OFF);
    expect(routes().offReason(ask)).toBeNull();
  });

  it('is asked for Swift alone, without a swap or coins, and for nobody’s address', async () => {
    await quote();
    expect(service.asked).toEqual({
      amountIn64: '1000000',
      fromToken: address('aa'),
      fromChain: 'ethereum',
      toToken: address('bb'),
      toChain: 'optimism',
      slippageBps: '50',
      gasDrop: '0',
      swift: 'true',
      mctp: 'false',
      fastMctp: 'false',
      wormhole: 'false',
      shuttle: 'false',
      monoChain: 'false',
      gasless: 'false',
      onlyDirect: 'true',
      forwarderAddress: FORWARDER,
      sdkVersion: '13_1_0',
      solanaProgram: 'FC4eXxkyrMPTjiYUpp4EAnkmwMbQyZ6NDCh1kfLn6vsf',
    });
  });

  it('offers what is brought at least, with the figures of an order that is nobody else’s', async () => {
    const { terms, ...offer } = await quote();
    expect(offer).toEqual({ isApproved: true, received: '999000', nativeFee: '0' });
    expect(terms).toEqual({
      kind: 'mayan-swift',
      protocol: expect.stringMatching(/^0xee/i),
      outputToken: address('bb'),
      minAmountOut: '999000',
      cancelFee: '100',
      refundFee: '200',
      deadline: NOW + 3600,
      auctionMode: 2,
      random: expect.stringMatching(/^0x0{30}[0-9a-f]{34}$/),
    });
    const another = await quote();
    expect(another.terms).not.toEqual(terms);
    // However much of the random word the service would take, or whatever it calls its offer.
    for (const quoteId of [`0x${'12'.repeat(32)}`, 'mine', '0x1'] as const) {
      offers({ quoteId });
      expect((await quote()).terms).toMatchObject({ random: expect.stringMatching(/^0x(?!(12){16})[0-9a-f]{64}$/) });
    }
  });

  it('tells amounts in the decimals that travel, rounded down', async () => {
    offers({ effectiveAmountIn64: String(10n ** 18n), minAmountOut: 0.999_999_995 });
    const wide = { origin: place(1, 18), destination: place(10, 18), amount: 10n ** 18n };
    expect(await quote(wide)).toMatchObject({ received: '999999990000000000', terms: { minAmountOut: '99999999' } });
    offers({ effectiveAmountIn64: String(10n ** 18n), minAmountOut: 0.999_999_9 });
    expect(await quote({ ...wide, destination: place(10, 6) })).toMatchObject({ received: '999999', terms: { minAmountOut: '999999' } });
  });

  it('is refused an amount of which digits would be lost, or that is too large', async () => {
    const wide = { origin: place(1, 18), destination: place(10, 18) };
    await expect(quote({ ...wide, amount: 10n ** 18n + 1n })).rejects.toThrow('fewer decimals');
    await expect(quote({ ...wide, amount: 2n ** 64n * 10n ** 10n })).rejects.toThrow('takes less than this');
  });

  it('is refused where it does not serve a chain', async () => {
    await expect(quote({ origin: place(424242, 6) })).rejects.toThrow(NO_ROUTE);
  });
});

describe('an offer that its service twists', () => {
  it.each<[string, Partial<MayanQuote>]>([
    ['chain', { fromChain: 'base' }],
    ['chain', { toChain: 'base' }],
    ['token', { fromToken: { contract: STRANGER, decimals: 6 } }],
    ['token', { swiftInputContract: STRANGER }],
    ['token', { toToken: { contract: STRANGER, decimals: 6 } }],
    ['amount', { effectiveAmountIn64: '999999' }],
    ['gift of coins', { gasDrop: 0.01 }],
    ['contract', { swiftMayanContract: STRANGER }],
  ])('is refused: another %s than was asked', async (what, change) => {
    offers(change);
    await expect(quote()).rejects.toMatchObject({ code: 'route-refused', message: expect.stringContaining(`another ${what}`) });
  });

  it('is refused where it takes more than 5 %, or brings nothing', async () => {
    offers({ minAmountOut: 0.95 });
    await expect(quote()).resolves.toMatchObject({ received: '950000' });
    offers({ minAmountOut: 0.949999 });
    await expect(quote()).rejects.toThrow('more than 5 % of the amount.');
    offers({ minAmountOut: 1 });
    await expect(quote()).resolves.toMatchObject({ received: '1000000' });
    offers({ minAmountOut: 1.000001 });
    await expect(quote()).rejects.toThrow('names more than is sent');
    offers({ minAmountOut: 0.0000009 });
    await expect(quote()).rejects.toThrow('does not carry this little');
  });

  it('is refused where more than 5 % would be kept of what nobody brings', async () => {
    offers({ cancelRelayerFee64: '20000', refundRelayerFee64: '30000' });
    await expect(quote()).resolves.toMatchObject({ terms: { cancelFee: '20000', refundFee: '30000' } });
    offers({ cancelRelayerFee64: '20001', refundRelayerFee64: '30000' });
    await expect(quote()).rejects.toThrow('where nobody brings it');
  });

  it('is refused where it could be over before it is sent, or keeps the tokens for too long', async () => {
    for (const [deadline, why] of [
      [NOW + ORDER_SECONDS - 1, 'over before'],
      [NOW + 86_401, 'longer than a day'],
    ] as const) {
      service.deadline = deadline;
      await expect(quote()).rejects.toThrow(why);
    }
    service.deadline = NOW + ORDER_SECONDS;
    await expect(quote()).resolves.toMatchObject({ terms: { deadline: NOW + ORDER_SECONDS } });
    says.time = BigInt(NOW + 1);
    await expect(quote()).rejects.toThrow('over before');
  });

  it.each<[string, (answer: MayanAnswer) => unknown, string]>([
    [
      'is of Swift’s first version',
      (answer) => ({ quotes: answer.quotes.map((each) => ({ ...each, swiftVersion: 'V1' })) }),
      'no plain order',
    ],
    ['is none of Swift', () => ({ quotes: [{ type: 'WH' }] }), 'no plain order'],
    [
      'leaves out the deadline',
      (answer) => ({ quotes: answer.quotes.map((each) => ({ ...each, deadline64: undefined })) }),
      'no plain order',
    ],
    ['is no list', () => ({ quotes: 'none' }), 'cannot be understood'],
    ['is one of very many', () => ({ quotes: Array.from({ length: 21 }, () => ({})) }), 'cannot be understood'],
  ])('is refused where it %s', async (_, twist, why) => {
    service.twist = twist;
    await expect(quote()).rejects.toThrow(why);
  });
});

describe('contracts of Mayan Swift', () => {
  it('have to know who brings it on the other chain', async () => {
    says.bringer = zeroHash;
    await expect(quote()).rejects.toThrow(NO_ROUTE);
  });

  it.each([
    ['here', KEEPER],
    ['there', BRINGER],
  ])('take nothing while they are paused %s', async (_, which) => {
    says.paused = [which];
    await expect(quote()).rejects.toThrow('It is paused.');
  });
});

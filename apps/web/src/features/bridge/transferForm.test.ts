import { describe, expect, test } from 'vitest';
import type { TransferFees, TransferLimits } from './queries.ts';
import { bridgeOptions, checkTransfer, mostNow, readyTransfer, type TransferChoice } from './transferForm.ts';

const ME = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const TOKEN = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const PAIR = { controller: OTHER.toLowerCase(), from: 1, to: 2 };
const unit = 10n ** 18n;

const used = (most: bigint, left = most) => ({ most: String(most * unit), used: '0', left: String(left * unit), windowSeconds: 86_400 });
const FITS = { outcome: 'fits' as const, obstacles: [], until: null };
const REFUSED = {
  outcome: 'refused' as const,
  obstacles: [{ side: 'origin' as const, reason: 'limit' as const, until: null }],
  until: null,
};
type Way = TransferLimits['ways'][number];
const way = (bridge: Way['bridge'], change: Partial<Way> = {}): Way => ({
  adapter: bridge === null ? null : ME,
  bridge,
  isAmongSeveral: true,
  origin: used(100n),
  destination: used(100n),
  fit: FITS,
  ...change,
});
const limits = (change: Partial<TransferLimits> = {}): TransferLimits => ({
  controllerAddress: OTHER,
  origin: { chainId: 1, minBridges: 2 } as TransferLimits['origin'],
  destination: { chainId: 2, minBridges: 2 } as TransferLimits['destination'],
  ways: [way('axelar'), way('hyperlane'), way('ccip', { isAmongSeveral: false }), way(null, { origin: used(1000n) })],
  quote: {
    grossAmount: String(5n * unit),
    platformFee: '10',
    amount: String(5n * unit - 10n),
    bridgeTax: '0',
    received: String(5n * unit - 10n),
    wrapperAddress: OTHER,
  },
  ...change,
});
const fee = (wei: string) => ({ fee: wei, gasLimit: '300000', isMeasured: true, onlyRecords: false, problem: null, durationSeconds: 50 });
const fees: TransferFees = {
  fees: [
    { bridgeAdapterId: 'hyperlane', quote: fee('7'), refusal: null },
    { bridgeAdapterId: 'axelar', quote: fee('11'), refusal: null },
    {
      bridgeAdapterId: 'ccip',
      quote: null,
      refusal: { code: 'ccip-missing', message: 'CCIP config is missing data for getting gas limit' },
    },
  ],
  total: null,
  agreementSeconds: null,
};
const choice = (change: Partial<TransferChoice> = {}): TransferChoice => ({
  amountText: '5',
  recipientText: '',
  isSeveral: false,
  bridges: ['hyperlane'],
  unwrap: false,
  ...change,
});
const check = (chosen: Partial<TransferChoice> = {}, change: Partial<Parameters<typeof checkTransfer>[0]> = {}) =>
  checkTransfer({
    choice: choice(chosen),
    symbol: 'ACME',
    decimals: 18,
    account: ME,
    isSafe: false,
    contracts: [TOKEN],
    balance: 6n * unit,
    limits: limits(),
    fees,
    durationMultiplier: 3,
    ...change,
  });

describe('a transfer', () => {
  test('by one bridge costs that bridge’s fee and time', () => {
    expect(check()).toMatchObject({ fee: 7n, duration: 150, recipient: ME, reason: undefined });
  });

  test('by several costs all their fees, and takes until so many as must agree have delivered', () => {
    expect(check({ isSeveral: true, bridges: ['hyperlane', 'axelar'] })).toMatchObject({ fee: 18n, duration: 3_780, reason: undefined });
  });

  test.each<[string, Partial<TransferChoice>, Partial<Parameters<typeof checkTransfer>[0]>, RegExp]>([
    ['without a wallet', {}, { account: null }, /^User is not connected/],
    ['without an amount', { amountText: '' }, {}, /^Enter how much/],
    ['of nothing', { amountText: '0' }, {}, /^The amount has to be corrected/],
    ['of more than there is', { amountText: '7' }, {}, /^The amount has to be corrected/],
    ['without a bridge', { bridges: [] }, {}, /^Choose a bridge/],
    ['by fewer bridges than must agree', { isSeveral: true }, {}, /^Choose 2 bridges at least/],
    [
      'by a bridge that carries none of it',
      { bridges: ['polymer'] },
      {},
      /^Some of the selected bridges are unsupported for asset transfer/,
    ],
    ['to nobody', { recipientText: 'bob' }, {}, /^The recipient has to be corrected/],
    ['to the token itself', { recipientText: TOKEN }, {}, /^The recipient has to be corrected/],
    ['of a Safe, to itself', {}, { isSafe: true }, /^Enter who gets it: a Safe/],
    ['by a bridge that gives no quote', { bridges: ['ccip'] }, {}, /^CCIP config is missing data/],
    ['before fees are known', {}, { fees: undefined }, /asked for their fees/],
    ['above what may leave', {}, { limits: limits({ ways: [way('hyperlane', { fit: REFUSED })] }) }, /^It cannot leave this way now/],
  ])('%s is not sent, and is told why', (_, chosen, change, reason) => {
    const checked = check(chosen, change);
    expect(checked.reason).toMatch(reason);
    expect(readyTransfer(PAIR, choice(chosen), checked, change.limits ?? limits(), fees)).toBeUndefined();
  });

  test('has a problem of its amount only where one was entered', () => {
    const problem = (amountText: string) => check({ amountText }).amountProblem;
    expect([problem(''), problem('5')]).toEqual([undefined, undefined]);
    expect(problem('7')).toMatch(/^Your account has 6.00 ACME on this chain/);
    expect(problem('0')).toMatch(/greater than 0/);
  });

  test('is ready with what each bridge is given, and waits where the numbers are of another amount', () => {
    const several = choice({ isSeveral: true, bridges: ['hyperlane', 'axelar'], recipientText: OTHER });
    const ready = readyTransfer(PAIR, several, check(several), limits(), fees);
    expect(ready).toMatchObject({
      recipient: OTHER,
      threshold: 2,
      legs: [
        { bridge: 'hyperlane', fee: 7n, gasLimit: 300_000n },
        { bridge: 'axelar', fee: 11n },
      ],
    });
    expect(readyTransfer(PAIR, choice({ amountText: '4' }), check({ amountText: '4' }), limits(), fees)).toBeUndefined();
  });

  test.each([
    ['on the way back', { from: 2, to: 1 }],
    ['from another chain', { from: 3 }],
    ['to another chain', { to: 3 }],
    ['of another controller', { controller: ME }],
  ])('waits where the numbers are still those of before: %s', (_, change) => {
    expect(readyTransfer(PAIR, choice(), check(), limits(), fees)).toBeDefined();
    expect(readyTransfer({ ...PAIR, ...change }, choice(), check(), limits(), fees)).toBeUndefined();
  });
});

describe('bridges to choose from', () => {
  test('stand by their speed; of several only those whose word counts', () => {
    const names = (isSeveral: boolean) => bridgeOptions(limits(), { isSeveral, bridges: [] }).map(({ bridge }) => bridge);
    expect(names(false)).toEqual(['hyperlane', 'axelar', 'ccip']);
    expect(names(true)).toEqual(['hyperlane', 'axelar']);
  });

  test('alone carry nothing where they have no limit of their own', () => {
    const closed = limits({ ways: [way('hyperlane', { origin: used(0n), destination: used(0n) }), way('axelar')] });
    expect(bridgeOptions(closed, { isSeveral: false, bridges: [] }).map(({ bridge }) => bridge)).toEqual(['axelar']);
  });

  test('may carry what both chains let through', () => {
    expect(mostNow({ origin: used(10n, 9n), destination: used(10n, 4n) })).toBe(4n * unit);
  });
});

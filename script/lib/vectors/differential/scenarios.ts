import { DAY, formatPrice, HOUR, type Strategy, STRATEGIES, type Term, TERMS } from '@althing/domain/bonds';
import fc from 'fast-check';
import type { JsonRecord, Vector } from '../vectorFile.ts';

/** What somebody does after `wait` seconds. A share is of the most that the market takes then, parts of 10,000. */
export type Move = { wait: number } & (
  | { do: 'buy'; share: number; dust: number; minShare: number; hasReferrer: boolean }
  | { do: 'setOracle'; share: number }
  | { do: 'setIntervals'; intervals: [number, number, number]; by: string }
  | { do: 'setProtocolFee'; fee: number }
  | { do: 'pushOwnership' | 'pullOwnership' | 'closeMarket'; by: string }
);

export interface Scenario {
  vector: Vector;
  moves: Move[];
}

/** Seconds from T0 until which a market can start. */
const LATEST_START = 10 * Number(DAY);
const T0 = 1_800_000_000;

const decimals = fc.integer({ min: 6, max: 18 });
const duration = fc.integer({ min: Number(DAY), max: 60 * Number(DAY) });
/** A price in whole tokens from 0.00001 to 99,999. */
const price = fc
  .record({ digits: fc.integer({ min: 1, max: 99_999 }), exponent: fc.integer({ min: 0, max: 5 }) })
  .map(({ digits, exponent }) => ({ digits: BigInt(digits), exponent }));
/** Whole payout tokens. */
const size = fc
  .record({ digits: fc.integer({ min: 1, max: 9999 }), zeros: fc.integer({ min: 0, max: 7 }) })
  .map(({ digits, zeros }) => BigInt(digits) * 10n ** BigInt(zeros));
const share = (most: number) => fc.integer({ min: 0, max: most });

const actor = fc.constantFrom('owner', 'owner', 'owner', 'newOwner', 'stranger');
/** Purchases of up to so much of the most; some go for all of it and beyond. */
const buying = (appetite: number) =>
  fc.record({
    do: fc.constant('buy' as const),
    share: fc.oneof({ weight: 9, arbitrary: share(appetite) }, { weight: 1, arbitrary: share(12_000) }),
    dust: share(1000),
    minShare: fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: share(12_000) }),
    hasReferrer: fc.boolean(),
  });
const seldom = [
  fc.record({ do: fc.constant('setProtocolFee' as const), fee: share(5500) }),
  fc.record({ do: fc.constantFrom('pushOwnership' as const, 'pullOwnership' as const), by: actor }),
];
const close = fc.record({ do: fc.constant('closeMarket' as const), by: fc.constantFrom('stranger', 'newOwner', 'owner') });
/** Sometimes an oracle has no price, or one ten thousand times as high. */
const setOracle = fc.record({
  do: fc.constant('setOracle' as const),
  share: fc.oneof({ weight: 18, arbitrary: fc.integer({ min: 5000, max: 20_000 }) }, { weight: 2, arbitrary: fc.constantFrom(0, 1e8) }),
});
const setIntervals = fc.record({
  do: fc.constant('setIntervals' as const),
  intervals: fc.tuple(
    fc.integer({ min: Number(HOUR), max: 30 * Number(DAY) }),
    fc.integer({ min: 0, max: Number(DAY) }),
    fc.integer({ min: 2 * Number(DAY), max: 20 * Number(DAY) }),
  ),
  by: actor,
});

/** Moves that the strategy knows, most of them purchases, spread over about the life of the market. */
function movesOf(strategy: Strategy, appetite: number, length: number, lifetime: number): fc.Arbitrary<Move[]> {
  const own = { fpa: [], ofda: [setOracle], osda: [setOracle], sda: [setIntervals] }[strategy];
  const move = fc.oneof(
    { weight: 85, arbitrary: buying(appetite) },
    ...own.map((arbitrary) => ({ weight: 10, arbitrary })),
    ...seldom.map((arbitrary) => ({ weight: 4, arbitrary })),
    { weight: 1, arbitrary: close },
  );
  const mean = Math.ceil((0.9 * lifetime) / length);
  const wait = fc.oneof(
    { weight: 1, arbitrary: fc.constant(0) },
    { weight: 8, arbitrary: share(2 * mean) },
    { weight: 1, arbitrary: share(9 * mean) },
  );
  const moves = fc.array(fc.tuple(wait, move), { minLength: length, maxLength: length, size: 'max' });
  return moves.map((all) => all.map(([wait, move]) => ({ wait, ...move })));
}

/** What the strategies need besides what is common to all; prices by the whole token. */
function ownFields(
  strategy: Strategy,
): fc.Arbitrary<(human: string, pair: { payoutDecimals: number; quoteDecimals: number }) => JsonRecord> {
  switch (strategy) {
    case 'fpa':
      return fc.constant((human, pair) => {
        const { formattedPrice, scaleAdjustment } = formatPrice(human, pair);
        return { formattedPrice: formattedPrice.toString(), scaleAdjustment };
      });
    case 'ofda':
      return fc.tuple(share(60_000), share(39_999)).map(([fixedDiscount, more]) => () => ({
        fixedDiscount,
        maxDiscountFromCurrent: fixedDiscount + more,
      }));
    case 'osda':
      return fc.tuple(share(60_000), share(39_999), share(20_000)).map(([baseDiscount, more, targetIntervalDiscount]) => () => ({
        baseDiscount,
        maxDiscountFromCurrent: baseDiscount + more,
        targetIntervalDiscount,
      }));
    case 'sda':
      return fc.tuple(fc.integer({ min: 1, max: 10_000 }), share(300_000)).map(([least, debtBuffer]) => (human, pair) => {
        const { formattedPrice, scaleAdjustment } = formatPrice(human, pair);
        const formattedMinimumPrice = (formattedPrice * BigInt(least)) / 10_000n;
        return {
          formattedInitialPrice: formattedPrice.toString(),
          formattedMinimumPrice: formattedMinimumPrice.toString(),
          debtBuffer,
          scaleAdjustment,
        };
      });
  }
}

/** What makes the strategy refuse a market, by the fields that it changes; most markets have none. */
const FLAWS: Record<Strategy, readonly JsonRecord[]> = {
  fpa: [{ formattedPrice: '0' }, { scaleAdjustment: 25 }, { scaleAdjustment: -25 }, { vesting: 1 }, { start: 1 }],
  ofda: [{ fixedDiscount: 100_000 }, { maxDiscountFromCurrent: 100_001 }, { fixedDiscount: 99_999 }],
  osda: [{ baseDiscount: 100_000 }, { maxDiscountFromCurrent: 100_000 }, { targetIntervalDiscount: 100_001 }],
  sda: [
    { formattedMinimumPrice: '0' },
    { formattedInitialPrice: '1' },
    { scaleAdjustment: 25 },
    { debtBuffer: 4_294_967_295 },
    { scaleAdjustment: 24, capacity: '1000000' },
  ],
};
const COMMON_FLAWS: readonly JsonRecord[] = [
  { capacity: '0' },
  { capacity: (2n ** 128n).toString() },
  { capacity: '1' },
  { linearDuration: 1_572_480_001 },
  { duration: Number(DAY) - 1 },
  { depositInterval: Number(HOUR) - 1 },
  { duration: Number(DAY), depositInterval: Number(DAY) + 1 },
];
const flawOf = (strategy: Strategy): fc.Arbitrary<JsonRecord> =>
  fc.oneof({ weight: 9, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: fc.constantFrom(...COMMON_FLAWS, ...FLAWS[strategy]) });

const common = fc.record({
  term: fc.constantFrom<Term>(...TERMS),
  payoutDecimals: decimals,
  quoteDecimals: decimals,
  oracleDecimals: decimals,
  price,
  size,
  capacityInQuote: fc.boolean(),
  duration,
  /** Of the duration, parts of 10,000. */
  interval: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 100, max: 1000 }) }, { weight: 1, arbitrary: share(10_000) }),
  start: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: share(LATEST_START) }),
  vestingDays: share(400),
  linearDuration: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: share(400 * Number(DAY)) }),
  /** How much of the most a purchase goes for, parts of 10,000. */
  appetite: fc.constantFrom(5, 100, 1000, 5000, 10_000),
  fees: fc.record({ protocol: share(5000), referrer: share(5000) }),
});

function scenario(strategy: Strategy, length: number): fc.Arbitrary<Scenario> {
  return common.chain((chosen) =>
    fc
      .record({
        own: ownFields(strategy),
        flaw: flawOf(strategy),
        moves: movesOf(strategy, chosen.appetite, length, chosen.duration + chosen.start),
      })
      .map(({ own, flaw, moves }) => {
        const { payoutDecimals, quoteDecimals, oracleDecimals, capacityInQuote } = chosen;
        const human = amountOf(chosen.price);
        const oracle = { price: scaled(chosen.price, oracleDecimals).toString(), decimals: oracleDecimals };
        const capacity = capacityInQuote
          ? scaled({ digits: chosen.price.digits * chosen.size, exponent: chosen.price.exponent }, quoteDecimals)
          : chosen.size * 10n ** BigInt(payoutDecimals);
        const market = {
          ...own(human, { payoutDecimals, quoteDecimals }),
          capacityInQuote,
          capacity: capacity.toString(),
          duration: chosen.duration,
          depositInterval: Math.max(Number(HOUR), Math.floor((chosen.duration * chosen.interval) / 10_000)),
          start: chosen.start === 0 ? 0 : T0 + chosen.start,
          vesting: vestingOf(chosen.term, chosen.vestingDays, chosen.start + chosen.duration),
          linearDuration: chosen.linearDuration,
          ...flaw,
        };
        const token = (symbol: string, decimals: number) => ({ symbol, name: symbol, decimals });
        const vector: Vector = {
          id: strategy,
          title: '',
          strategy,
          term: chosen.term,
          quote: token('QUOTE', quoteDecimals),
          payout: token('PAYOUT', payoutDecimals),
          fees: chosen.fees,
          oracle,
          market,
          steps: [],
        };
        return { vector, moves };
      }),
  );
}

/** 0 days pay at once. */
function vestingOf(term: Term, days: number, lifetime: number): number {
  if (days === 0) return 0;
  return term === 'fixed-term' ? days * Number(DAY) + days : T0 + lifetime + days * Number(DAY);
}

const amountOf = ({ digits, exponent }: { digits: bigint; exponent: number }): string => {
  const text = digits.toString().padStart(exponent + 1, '0');
  return `${text.slice(0, text.length - exponent)}.${text.slice(text.length - exponent)}`;
};

const scaled = ({ digits, exponent }: { digits: bigint; exponent: number }, decimals: number): bigint =>
  (digits * 10n ** BigInt(decimals)) / 10n ** BigInt(exponent);

/** The same scenarios for the same seed, the strategies in turn. */
export const scenarios = (seed: number, count: number, length: number): Scenario[] =>
  STRATEGIES.flatMap((strategy, index) =>
    fc.sample(scenario(strategy, length), { seed: seed + index, numRuns: Math.ceil(count / STRATEGIES.length) }),
  );

import type { Market } from '@althing/domain/bonds';
import type { Json, JsonRecord } from '../vectorFile.ts';

type Values = Record<string, bigint | boolean | Record<string, bigint | boolean>>;

/** A market's storage, by the names of the conventions. */
export function stateOf(market: Market): JsonRecord {
  const { capacity, maxPayout, sold, purchased, start, conclusion, vesting, scale } = market;
  return texts({
    capacity,
    maxPayout,
    sold,
    purchased,
    ...STATES[market.strategy](market as never, { start, conclusion, vesting }, scale),
  });
}

type Term = Record<string, bigint>;
const STATES: { [S in Market['strategy']]: (market: Extract<Market, { strategy: S }>, terms: Term, scale: bigint) => Values } = {
  fpa: ({ price }, terms, scale) => ({ price, scale, terms }),
  ofda: ({ fixedDiscount, minPrice, oracleConversion }, terms, scale) => ({
    terms: { ...terms, fixedDiscount, minPrice, scale, oracleConversion },
  }),
  osda: ({ baseDiscount, decaySpeed, minPrice, oracleConversion }, terms, scale) => ({
    terms: { ...terms, baseDiscount, decaySpeed, minPrice, scale, oracleConversion },
  }),
  sda: ({ totalDebt, minPrice, controlVariable, maxDebt, adjustment, ...market }, terms, scale) => ({
    totalDebt,
    minPrice,
    scale,
    terms: { controlVariable, maxDebt, ...terms },
    metadata: {
      lastTune: market.lastTune,
      lastDecay: market.lastDecay,
      depositInterval: market.depositInterval,
      tuneInterval: market.tuneInterval,
      tuneAdjustmentDelay: market.tuneAdjustmentDelay,
      debtDecayInterval: market.debtDecayInterval,
      tuneIntervalCapacity: market.tuneIntervalCapacity,
      tuneBelowCapacity: market.tuneBelowCapacity,
      lastTuneDebt: market.lastTuneDebt,
    },
    adjustment: { ...adjustment },
  }),
};

/** Integers as decimal texts, as the files have them. */
function texts(values: Values): JsonRecord {
  const json = (value: Values[string]): Json => {
    if (typeof value === 'object') return texts(value);
    return typeof value === 'bigint' ? value.toString() : value;
  };
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, json(value)]));
}

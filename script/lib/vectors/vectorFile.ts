import { readFileSync } from 'node:fs';

/** What a vector file can hold at any place. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonRecord = Record<string, Json>;

export interface TokenFacts {
  symbol: string;
  name: string;
  decimals: number;
  /** Parts of 10,000 that the token keeps of a transfer. */
  feeOnTransferBps?: number;
}

export interface Step {
  n: number;
  /** Seconds after T0; missing where time plays no part. */
  at?: number;
  do: string;
  expect?: Json;
  expectRevert?: JsonRecord;
  /** A defect of the reference that this step shows, and what is suggested instead. */
  quirk?: string;
  suggested?: string;
  [input: string]: Json | undefined;
}

export interface Vector {
  id: string;
  title: string;
  strategy: string;
  term: string;
  quote: TokenFacts;
  payout: TokenFacts;
  fees?: { protocol?: number; referrer?: number; createDiscount?: number };
  oracle?: { price: string; decimals: number };
  market?: JsonRecord;
  steps: Step[];
}

export interface VestingVector {
  id: string;
  start: number;
  /** Seconds after the start. */
  cliff: number;
  duration: number;
  slice: number;
  amount: string;
  storedCliff?: string;
  steps: JsonRecord[];
}

export interface VectorFile {
  t0: bigint;
  vectors: Vector[];
  vesting: VestingVector[];
  priceFormatting: JsonRecord[];
  specDerived: JsonRecord[];
}

const COMMENTS = ['note', 'comment'];
const STEP_KEYS = ['n', 'at', 'do', 'expect', 'expectRevert', 'quirk', 'suggested', ...COMMENTS];
/** By which a step may name another market than the one that was created last. */
export const MARKET_KEYS = ['marketId', 'market', 'id'] as const;
const INPUTS: Record<string, readonly string[]> = {
  createMarket: ['as', 'params'],
  view: ['what', ...MARKET_KEYS],
  purchase: ['as', 'amount', 'minAmountOut', 'referrer', 'recipient', 'ownerIs', 'stateAfter', ...MARKET_KEYS],
  auc: ['as', 'fn', 'args'],
  teller: ['as', 'fn', 'args', 'watch'],
  aggregator: ['as', 'fn', 'args'],
  setOracle: ['as', 'price', 'decimals'],
  redeem: ['as', 'expiry', 'amount', 'batch', 'fakeToken'],
  setCallbackShort: ['as', 'short'],
  tokenId: ['pairs'],
  registerAuctioneer: ['as'],
  registerMarket: ['as'],
};
const VECTOR_KEYS = ['strategy', 'term', 'quote', 'payout', 'fees', 'oracle', 'market', 'steps', 'id', 'title', 'group', ...COMMENTS];
const FILE_KEYS = ['meta', 'conventions', 'vectors', 'vesting', 'priceFormatting', 'specDerived'];

/** @throws Error that names every key which the conventions of `place` do not know: nothing is passed over in silence. */
export function onlyKeys(value: object, known: readonly string[], place: string): void {
  const unknown = Object.keys(value).filter((key) => !known.includes(key));
  if (unknown.length > 0) throw new Error(`${place} has ${unknown.join(', ')}, which the format does not know`);
}

/** @throws Error where the vector has a verb or a key that the conventions do not know. */
export function checkVector(vector: Vector): void {
  onlyKeys(vector, VECTOR_KEYS, vector.id);
  for (const step of vector.steps) {
    const inputs = INPUTS[step.do];
    if (!inputs) throw new Error(`${vector.id} step ${step.n} does "${step.do}", which the format does not know`);
    onlyKeys(step, [...STEP_KEYS, ...inputs], `${vector.id} step ${step.n}`);
  }
}

/** @throws Error where the file cannot be read or is of another format. */
export function readVectorFile(path: string): VectorFile {
  const file = JSON.parse(readFileSync(path, 'utf8')) as Partial<VectorFile> & { meta?: { T0?: number } };
  onlyKeys(file, FILE_KEYS, path);
  if (file.meta?.T0 === undefined) throw new Error(`${path} does not say when T0 is`);
  const { vectors = [], vesting = [], priceFormatting = [], specDerived = [] } = file;
  return { t0: BigInt(file.meta.T0), vectors, vesting, priceFormatting, specDerived };
}

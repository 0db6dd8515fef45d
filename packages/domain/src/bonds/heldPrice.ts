import { durationText } from '../display/index.ts';
import { amountSentence, parseAmount } from '../token/index.ts';
import { type Address, sameAddress } from '../units.ts';
import { WHOLE } from './units.ts';

/** The range in which the oracle's owner lets one price in, however it differs from the last. */
export interface ExpectedPrice {
  vault: Address;
  /** Quote per payout token with 18 decimals, as `highest`; both are in the range. */
  lowest: bigint;
  highest: bigint;
  /** UNIX seconds. */
  until: bigint;
}

/** The last price that the oracle has taken of a pair; 0 as its price where it was dropped, as its time where there never was one. */
export interface TakenPrice {
  price: bigint;
  /** UNIX seconds. */
  observedAt: bigint;
  vault: Address | undefined;
  /** Parts of 100,000. */
  maxJump: bigint;
  expected: ExpectedPrice | undefined;
  /** Time of the block, UNIX seconds. */
  at: bigint;
}

/** A price that signers attest and the oracle has not taken yet. */
export interface AttestedPrice {
  price: bigint;
  /** UNIX seconds. */
  timestamp: bigint;
  vault: Address;
}

/** Whether anybody may bring an attested price to the chain, or only the oracle's owner; `late` where nobody can any more. */
export type PriceWay = 'anybody' | 'owner' | 'late';

export interface HeldPrice {
  way: PriceWay;
  why: string;
}

const PERCENT = 1_000n;

/** How far one price is from another, in parts of 100,000 of the other; rounded up, as the contract's bound is not reached by less. */
const distance = (price: bigint, from: bigint): bigint => {
  const apart = price > from ? price - from : from - price;
  return (apart * WHOLE + from - 1n) / from;
};

const percentText = (parts: bigint): string => `${(Number(parts) / Number(PERCENT)).toFixed(1)} %`;

/** Whether the owner lets a price in, whatever the last one was. */
const isExpected = (claim: AttestedPrice, { expected, at }: TakenPrice): boolean =>
  expected !== undefined &&
  at < expected.until &&
  sameAddress(expected.vault, claim.vault) &&
  claim.price >= expected.lowest &&
  claim.price <= expected.highest;

/** What keeps a newer price from following the last one; undefined where nothing does. */
function heldBecause(claim: AttestedPrice, taken: TakenPrice): string | undefined {
  if (taken.price === 0n) return 'The last price was dropped. The next one needs the owner of the price oracle.';
  if (taken.vault !== undefined && !sameAddress(taken.vault, claim.vault))
    return 'It is of another vault than the last price. That needs the owner of the price oracle.';
  const moved = distance(claim.price, taken.price);
  if (moved <= taken.maxJump) return undefined;
  return `It is ${percentText(moved)} ${claim.price > taken.price ? 'above' : 'below'} the last one, which is ${durationText(Number(claim.timestamp - taken.observedAt))} older. More than ${percentText(taken.maxJump)} needs the owner of the price oracle.`;
}

/** Who may bring an attested price to the chain, as the contract decides it. */
export function priceWay(claim: AttestedPrice, taken: TakenPrice): HeldPrice {
  if (taken.observedAt === 0n) return { way: 'anybody', why: 'It is the first of this pair, which anybody may bring to the chain.' };
  if (claim.timestamp <= taken.observedAt) return { way: 'late', why: 'The chain has this one already, or a newer one.' };
  const held = heldBecause(claim, taken);
  if (held === undefined) return { way: 'anybody', why: 'Anybody may bring it to the chain; buyers are offered that before they buy.' };
  if (!isExpected(claim, taken)) return { way: 'owner', why: held };
  return {
    way: 'anybody',
    why: 'The owner of the price oracle lets it in. Anybody may bring it to the chain; buyers are offered that before they buy.',
  };
}

const DIGITS = 3;

/** A range of prices around one, `percent` to both sides, each rounded outwards to three digits. */
export function rangeAround(price: bigint, percent: bigint): { lowest: bigint; highest: bigint } {
  const lowest = (price * (100n - percent)) / 100n;
  const highest = (price * (100n + percent) + 99n) / 100n;
  const unit = 10n ** BigInt(Math.max(String(lowest).length - DIGITS, 0));
  const floor = (lowest / unit) * unit;
  return { lowest: floor > 0n ? floor : 1n, highest: ((highest + unit - 1n) / unit) * unit };
}

/** A range as it is written: in whole tokens, with up to 18 decimals. */
export interface WrittenRange {
  lowest: string;
  highest: string;
}

const MOST = 2n ** 128n - 1n;

/** The range that is meant, or what is wrong with it. */
export function readRange(written: WrittenRange): { lowest: bigint; highest: bigint; problem?: undefined } | { problem: string } {
  const [lowest, highest] = [parseAmount(written.lowest), parseAmount(written.highest)];
  if (lowest.problem !== undefined) return { problem: amountSentence(lowest.problem, written.lowest) };
  if (highest.problem !== undefined) return { problem: amountSentence(highest.problem, written.highest) };
  if (highest.value > MOST) return { problem: 'No price can be that high.' };
  if (lowest.value > highest.value) return { problem: 'The lowest price is above the highest one.' };
  return { lowest: lowest.value, highest: highest.value };
}

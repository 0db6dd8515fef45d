import { durationText } from '../display/index.ts';
import { type Address, sameAddress } from '../units.ts';
import { WHOLE } from './units.ts';

/** The last price that the oracle has taken of a pair; 0 as its price where it was dropped, as its time where there never was one. */
export interface TakenPrice {
  price: bigint;
  /** UNIX seconds. */
  observedAt: bigint;
  vault: Address | undefined;
  /** Parts of 100,000. */
  maxJump: bigint;
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

/** Who may bring an attested price to the chain, as the contract decides it. */
export function priceWay(claim: AttestedPrice, taken: TakenPrice): HeldPrice {
  if (taken.observedAt === 0n) return { way: 'anybody', why: 'It is the first of this pair, which anybody may bring to the chain.' };
  if (claim.timestamp <= taken.observedAt) return { way: 'late', why: 'The chain has this one already, or a newer one.' };
  if (taken.price === 0n) return { way: 'owner', why: 'The last price was dropped. The next one needs the owner of the price oracle.' };
  if (taken.vault !== undefined && !sameAddress(taken.vault, claim.vault))
    return { way: 'owner', why: 'It is of another vault than the last price. That needs the owner of the price oracle.' };
  const moved = distance(claim.price, taken.price);
  if (moved > taken.maxJump)
    return {
      way: 'owner',
      why: `It is ${percentText(moved)} ${claim.price > taken.price ? 'above' : 'below'} the last one, which is ${durationText(Number(claim.timestamp - taken.observedAt))} older. More than ${percentText(taken.maxJump)} needs the owner of the price oracle.`,
    };
  return { way: 'anybody', why: 'Anybody may bring it to the chain; buyers are offered that before they buy.' };
}

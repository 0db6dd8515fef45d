declare const brand: unique symbol;

/** Fee, discount or buffer of a bond market in parts of 100,000, so that 1000 is 1 %. (Bridge taxes use another unit.) */
export type Per1e5 = bigint & { readonly [brand]: 'Per1e5' };
/** UNIX time, whole seconds. */
export type Timestamp = bigint;
/** Duration, whole seconds. */
export type Duration = bigint;

export const per1e5 = (parts: bigint): Per1e5 => parts as Per1e5;

/** 100 % of a `Per1e5`. */
export const WHOLE = 100_000n;
/** Largest amount that a market can have: contracts store 128 bits. */
export const MAX_AMOUNT = 2n ** 128n - 1n;
export const HOUR: Duration = 3600n;
export const DAY: Duration = 86_400n;

/** `share` of `value`, rounded down. */
export const shareOf = (value: bigint, share: Per1e5): bigint => (value * share) / WHOLE;

/** The largest number of 256 bits. Prices are limited to it, here as in the contracts. */
export const MAX_WORD = 2n ** 256n - 1n;

/** Division rounded up. The denominator must be above 0 and the numerator at least 0. */
export const divideUp = (numerator: bigint, denominator: bigint): bigint => (numerator + denominator - 1n) / denominator;

/** a × b / divisor, rounded down, at most `MAX_WORD`. */
export const multiplyDivide = (a: bigint, b: bigint, divisor: bigint): bigint => smaller((a * b) / divisor, MAX_WORD);

/** a × b / divisor, rounded up, at most `MAX_WORD`. */
export const multiplyDivideUp = (a: bigint, b: bigint, divisor: bigint): bigint => smaller(divideUp(a * b, divisor), MAX_WORD);

export const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);
export const larger = (a: bigint, b: bigint): bigint => (a > b ? a : b);
/** The exponent must be at least 0. */
export const powerOfTen = (exponent: number): bigint => 10n ** BigInt(exponent);

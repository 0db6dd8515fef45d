import { getAddress, isAddress } from 'viem';

export { sameAddress } from './sameAddress.ts';

declare const brand: unique symbol;
type Branded<Base, Name extends string> = Base & { readonly [brand]: Name };

/** 0x-prefixed bytes of any length. */
export type Hex = `0x${string}`;
/** Checksummed (EIP-55) account or contract address. */
export type Address = `0x${string}`;
/** EIP-155 chain id. */
export type ChainId = number;
/** Amount in the smallest unit of a chain's native currency. */
export type Wei = Branded<bigint, 'Wei'>;
/** Duration or UNIX time in whole seconds. */
export type Seconds = Branded<number, 'Seconds'>;

export const SECONDS_PER_HOUR = 3600;
export const SECONDS_PER_DAY = 86_400;
/** docs/requirements.md#minimums: decimals of every token that Althing creates. */
export const TOKEN_DECIMALS = 18;

export const seconds = (value: number): Seconds => Math.round(value) as Seconds;
export const days = (value: number): Seconds => seconds(value * SECONDS_PER_DAY);
export const wei = (value: bigint): Wei => value as Wei;

/** Means a chain's own currency where a token's address is asked for. */
export const NATIVE: Address = '0x0000000000000000000000000000000000000000';

/** The checksummed form of an address that was checked before, such as one that is stored, whatever its letters are; undefined where it is none. */
export const addressInAnyCase = (value: string): Address | undefined =>
  isAddress(value, { strict: false }) ? getAddress(value) : undefined;

const ONE_CASE = /^0x(?:[\da-f]{40}|[\dA-F]{40})$/;

/**
 * The checksummed form of what somebody has typed, or undefined where it is not an address. Letters of both cases are a checksum (ERC-55): where it is wrong, something was
 * mistyped.
 */
export function parseAddress(value: string): Address | undefined {
  return ONE_CASE.test(value) || isAddress(value) ? getAddress(value) : undefined;
}

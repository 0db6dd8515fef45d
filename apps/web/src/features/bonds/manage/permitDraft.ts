import { type MarketPermit, marketPermitTypedData, safeMessageHash } from '@althing/bindings';
import type { TypedMessage } from '@althing/domain/safeService';
import { type Address, type ChainId, parseAddress } from '@althing/domain/units';
import { maxUint256 } from 'viem';

interface Place {
  chainId: ChainId;
  auctioneer: Address;
  id: bigint;
}

const DAY = 86_400n;
/** UNIX seconds of the last moment that a date can have; nobody signs a permit for longer. */
const LAST_DAY = 8_640_000_000_000n;
const HOUR = 3_600n;

/** For how long a permit is signed. */
export type PermitLength = 'day' | 'week' | 'end';

/**
 * UNIX seconds: a full hour, so that what is signed does not change while it is read, and no later than the sale ends.
 *
 * @param at - the chain's clock.
 */
export function permitDeadline(length: PermitLength, at: bigint, conclusion: bigint): bigint {
  if (length === 'end') return conclusion;
  const until = at + (length === 'day' ? DAY : 7n * DAY);
  const hour = ((until + HOUR - 1n) / HOUR) * HOUR;
  return hour < conclusion ? hour : conclusion;
}

export type Permit = Omit<MarketPermit, 'id'>;

/** What an owner signs, in the form in which services of Safes keep it. */
export function permitMessage({ chainId, auctioneer, id }: Place, permit: Permit): TypedMessage {
  const { domain, types, primaryType, message } = marketPermitTypedData({ auctioneer, chainId, permit: { id, ...permit } });
  const { buyer, ...numbers } = message;
  const texts = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, String(value)]));
  return { domain, types: { MarketPermit: [...types.MarketPermit] }, primaryType, message: { buyer, ...texts } };
}

function uintOf(value: unknown, most = maxUint256): bigint | undefined {
  const number = typeof value === 'string' && /^\d{1,78}$/.test(value) ? BigInt(value) : undefined;
  return number !== undefined && number <= most ? number : undefined;
}

/** The permit for this market that a message of a Safe is; undefined for any other message. */
export function permitIn(place: Place, message: TypedMessage): Permit | undefined {
  const { buyer: account, maxQuote, nonce, deadline } = message.message;
  const buyer = typeof account === 'string' ? parseAddress(account) : undefined;
  const [most, of, until] = [uintOf(maxQuote), uintOf(nonce), uintOf(deadline, LAST_DAY)];
  if (buyer === undefined || most === undefined || of === undefined || until === undefined) return undefined;
  const permit = { buyer, maxQuote: most, nonce: of, deadline: until };
  return safeMessageHash(permitMessage(place, permit)) === safeMessageHash(message) ? permit : undefined;
}

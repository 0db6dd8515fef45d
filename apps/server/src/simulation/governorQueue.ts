import type { Address, Hex } from '@althing/domain/units';
import { encodeAbiParameters, isAddressEqual, keccak256, numberToHex } from 'viem';
import type { AccountOverride, CallToSimulate } from '../external/simulation/simulator.ts';

/** Base of OpenZeppelin's `GovernorStorage` (ERC-7201, `openzeppelin.storage.Governor`); its third variable is the queue. */
const GOVERNOR_STORAGE = 0x7c712897014dbe49c045ef1299aa2d5f9e67e48eea4403efa21f1e0f3ac0cb00n;
/** Begin and end of the queue, 128 bits each, and the mapping of its items. */
const [ENDS, ITEMS] = [GOVERNOR_STORAGE + 2n, GOVERNOR_STORAGE + 3n];
const HALF = 128n;

const wordOf = (value: bigint): Hex => numberToHex(value, { size: 32 });

/**
 * A governor with a timelock lets itself be changed only by calls that it is executing right now: it keeps their hashes in a queue meanwhile. The
 * simulation calls from the timelock directly, so it puts them there.
 */
export function governorQueue(governor: Address, calls: readonly CallToSimulate[]): AccountOverride[] {
  const own = calls.filter(({ to }) => isAddressEqual(to, governor)).map(({ data }) => keccak256(data));
  if (own.length === 0) return [];
  const items = own.map((hash, index) => ({
    slot: keccak256(encodeAbiParameters([{ type: 'uint128' }, { type: 'uint256' }], [BigInt(index), ITEMS])),
    value: hash,
  }));
  return [{ address: governor, slots: [{ slot: wordOf(ENDS), value: wordOf(BigInt(own.length) << HALF) }, ...items] }];
}

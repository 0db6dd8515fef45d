import type { DraftBuyer } from '@althing/domain/bonds';
import { type Address, parseAddress } from '@althing/domain/units';

/** The list with more buyers. Whoever is named again gets the newer limit, as a list names each account once. */
export function withBuyers(before: readonly DraftBuyer[], more: readonly { address: string; amount: string }[]): DraftBuyer[] {
  const buyers = new Map<Address, DraftBuyer>();
  for (const { address: text, amount } of [...before, ...more]) {
    const address = parseAddress(text);
    if (address) buyers.set(address, { address, amount });
  }
  return [...buyers.values()];
}

import { platformAddresses } from '@althing/bindings';
import { foundAssetController, type LocalClient } from '@althing/devnet';
import { BRIDGES } from '@althing/domain/bridges';
import type { Address, ChainId } from '@althing/domain/units';
import { parseEther } from 'viem';

/** A controller of play money that keeps what leaves and gives out what it keeps, by any one bridge. */
export function foundGoldController(client: LocalClient, other: ChainId): Promise<Address> {
  const limits = { minting: parseEther('1'), burning: parseEther('1') };
  const alone = Object.fromEntries(BRIDGES.map((bridge) => [bridge, limits]));
  return foundAssetController(client, { token: platformAddresses.localGold, others: [other], alone, locks: true, number: 1 });
}

import { readSafe } from '@althing/bindings';
import type { Address, ChainId } from '@althing/domain/units';
import type { Clock } from '../base/clock.ts';
import type { ChainClients } from '../chains/chainClients.ts';

const REMEMBERED_MS = 3_000;
const WAITED_MS = 1_000;
const MAX_REMEMBERED = 1_000;

interface Remembered {
  at: number;
  owners: Promise<readonly Address[]>;
}

/**
 * Owners of Safes, for lists that are read often. Remembered for a moment, and empty where the chain does not answer within a second, so that
 * a silent node delays no list. To decide what somebody may do, the chain is asked instead.
 */
export function createSafeOwners({ chains, now }: { chains: ChainClients; now: Clock }) {
  const remembered = new Map<string, Remembered>();

  async function ask(chainId: ChainId, address: Address): Promise<readonly Address[]> {
    if (!chains.has(chainId)) return [];
    try {
      return (await readSafe(chains.untrusted(chainId), address))?.owners ?? [];
    } catch {
      return [];
    }
  }

  return async function ownersOf(chainId: ChainId, address: Address): Promise<readonly Address[]> {
    const key = `${chainId}:${address}`;
    const at = now().getTime();
    const known = remembered.get(key);
    const fresh = known !== undefined && at - known.at < REMEMBERED_MS ? known : { at, owners: ask(chainId, address) };
    remembered.delete(key);
    remembered.set(key, fresh);
    if (remembered.size > MAX_REMEMBERED) remembered.delete(remembered.keys().next().value!);
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<readonly Address[]>((resolve) => (timer = setTimeout(resolve, WAITED_MS, [])));
    try {
      return await Promise.race([fresh.owners, silence]);
    } finally {
      clearTimeout(timer);
    }
  };
}

import { type Bridge, type BridgeReach, BRIDGES, type BridgeSite, type PublicBridges, type Reach } from '@althing/domain/bridges';
import { chainsOf } from '@althing/domain/publicChains';
import type { Address } from '@althing/domain/units';
import { getAddress, isAddress } from 'viem';

/** The bridges' ids and contracts of one chain, from the makers' own packages. */
type Surveyed = Readonly<Record<string, unknown>>;

/** The survey omits values that a bridge does not have on a chain, or has an empty text or `ERR` instead. */
const textOf = (value: unknown): string | undefined =>
  (typeof value !== 'string' && typeof value !== 'number') || value === '' || value === 'ERR' ? undefined : String(value);

const addressOf = (value: unknown): Address | undefined => (typeof value === 'string' && isAddress(value) ? getAddress(value) : undefined);

/** A bridge on one chain, and whether it can be used there. */
interface Found {
  site: BridgeSite;
  reach: Reach;
}

const foundOf = (id: string | undefined, contracts: Record<string, Address | undefined>, isDisabled = false): Found | undefined => {
  if (id === undefined) return undefined;
  if (isDisabled) return { site: { id }, reach: 'disabled' };
  const isWhole = !Object.values(contracts).includes(undefined);
  return isWhole ? { site: { id, ...contracts }, reach: 'usable' } : { site: { id }, reach: 'incomplete' };
};

function bridgesOn(chain: Surveyed | undefined): [Bridge, Found][] {
  if (!chain) return [];
  const found: Partial<Record<Bridge, Found | undefined>> = {
    hyperlane: foundOf(textOf(chain['dom']), { endpoint: addressOf(chain['mailbox']) }, chain['hypStatus'] === 'disabled'),
    layerzero: foundOf(textOf(chain['eid']), { endpoint: addressOf(chain['ep']) }),
    ccip: foundOf(textOf(chain['sel']), { endpoint: addressOf(chain['router']) }),
    axelar: foundOf(textOf(chain['axelar']), { endpoint: addressOf(chain['gw']), companion: addressOf(chain['gs']) }),
    wormhole: foundOf(textOf(chain['wh']), { endpoint: addressOf(chain['core']), companion: addressOf(chain['rel']) }),
  };
  return BRIDGES.flatMap((bridge) => (found[bridge] ? [[bridge, found[bridge]] as [Bridge, Found]] : []));
}

/** The content of both files about public chains. @param survey - what was collected about each chain, with its id. */
export function publicBridgesFrom(survey: unknown): { sites: PublicBridges; reach: BridgeReach } {
  if (!Array.isArray(survey)) throw new Error('A survey is a list of chains');
  const chains = new Map((survey as Surveyed[]).map((chain) => [textOf(chain['id']), chain]));
  const of = <Key extends keyof Found>(network: 'mainnet' | 'testnet', key: Key): Record<string, Partial<Record<Bridge, Found[Key]>>> =>
    Object.fromEntries(
      chainsOf(network).map(({ id }) => [
        id,
        Object.fromEntries(bridgesOn(chains.get(String(id))).map(([bridge, found]) => [bridge, found[key]])),
      ]),
    );
  return {
    sites: { mainnet: of('mainnet', 'site'), testnet: of('testnet', 'site') },
    reach: { mainnet: of('mainnet', 'reach'), testnet: of('testnet', 'reach') },
  };
}

import { BRIDGES, type BridgeSite, type BridgeSites, type PublicBridges } from '@althing/domain/bridges';
import { chainsOf } from '@althing/domain/publicChains';
import type { Address } from '@althing/domain/units';
import { getAddress, isAddress } from 'viem';

/** One chain as bridges call it, by the makers' own packages. */
type Surveyed = Readonly<Record<string, unknown>>;

/** Whoever collected these left out what a bridge does not have on a chain, or wrote nothing or `ERR` in its place. */
const textOf = (value: unknown): string | undefined =>
  (typeof value !== 'string' && typeof value !== 'number') || value === '' || value === 'ERR' ? undefined : String(value);

const addressOf = (value: unknown): Address | undefined => (typeof value === 'string' && isAddress(value) ? getAddress(value) : undefined);

const siteOf = (id: string | undefined, contracts: Record<string, Address | undefined>, isDisabled = false): BridgeSite | undefined => {
  if (id === undefined) return undefined;
  if (isDisabled) return { id, unusable: 'disabled' };
  return Object.values(contracts).includes(undefined) ? { id, unusable: 'incomplete' } : { id, ...contracts };
};

function sitesOf(chain: Surveyed | undefined): BridgeSites {
  if (!chain) return {};
  const sites: BridgeSites = {
    hyperlane: siteOf(textOf(chain['dom']), { endpoint: addressOf(chain['mailbox']) }, chain['hypStatus'] === 'disabled'),
    layerzero: siteOf(textOf(chain['eid']), { endpoint: addressOf(chain['ep']) }),
    ccip: siteOf(textOf(chain['sel']), { endpoint: addressOf(chain['router']) }),
    axelar: siteOf(textOf(chain['axelar']), { endpoint: addressOf(chain['gw']), companion: addressOf(chain['gs']) }),
    wormhole: siteOf(textOf(chain['wh']), { endpoint: addressOf(chain['core']), companion: addressOf(chain['rel']) }),
  };
  return Object.fromEntries(BRIDGES.flatMap((bridge) => (sites[bridge] ? [[bridge, sites[bridge]]] : [])));
}

/** What the file of all public chains has to hold. @param survey - what was collected of each chain, by its id. */
export function publicBridgesFrom(survey: unknown): PublicBridges {
  if (!Array.isArray(survey)) throw new Error('A survey is a list of chains');
  const chains = new Map((survey as Surveyed[]).map((chain) => [textOf(chain['id']), chain]));
  const of = (network: 'mainnet' | 'testnet') =>
    Object.fromEntries(chainsOf(network).map(({ id }) => [id, sitesOf(chains.get(String(id)))]));
  return { mainnet: of('mainnet'), testnet: of('testnet') };
}

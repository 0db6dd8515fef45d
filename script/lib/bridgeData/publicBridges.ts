import { type Bridge, type BridgeReach, BRIDGES, type BridgeSite, type PublicBridges, type Reach } from '@althing/domain/bridges';
import { chainsOf } from '@althing/domain/publicChains';
import type { Address } from '@althing/domain/units';
import { getAddress, isAddress } from 'viem';
import type { LayerZeroContracts } from './layerZeroContracts.ts';

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

/** LayerZero's contracts by its name of the chain; undefined where its package does not have the chain. */
type LayerZeroOf = (name: string) => LayerZeroContracts | undefined;

/** @throws where the survey and LayerZero's own package have different endpoints. */
function layerZeroOn(chain: Surveyed, layerZeroOf: LayerZeroOf): LayerZeroContracts | undefined {
  const name = textOf(chain['lzName']);
  const found = name === undefined ? undefined : layerZeroOf(name);
  if (found && found.endpoint !== addressOf(chain['ep'])) throw new Error(`LayerZero's package has another endpoint for ${name}`);
  return found;
}

/** The executor says where deliveries fail; the bridge can be used where it is not known. */
function withExecutor(found: Found | undefined, executor: Address | undefined): Found | undefined {
  return found?.reach === 'usable' && executor ? { ...found, site: { ...found.site, executor } } : found;
}

function bridgesOn(chain: Surveyed | undefined, layerZeroOf: LayerZeroOf): [Bridge, Found][] {
  if (!chain) return [];
  const found: Partial<Record<Bridge, Found | undefined>> = {
    hyperlane: foundOf(textOf(chain['dom']), { endpoint: addressOf(chain['mailbox']) }, chain['hypStatus'] === 'disabled'),
    layerzero: withExecutor(foundOf(textOf(chain['eid']), { endpoint: addressOf(chain['ep']) }), layerZeroOn(chain, layerZeroOf)?.executor),
    ccip: foundOf(textOf(chain['sel']), { endpoint: addressOf(chain['router']) }),
    axelar: foundOf(textOf(chain['axelar']), { endpoint: addressOf(chain['gw']), companion: addressOf(chain['gs']) }),
    wormhole: foundOf(textOf(chain['wh']), { endpoint: addressOf(chain['core']), companion: addressOf(chain['rel']) }),
  };
  return BRIDGES.flatMap((bridge) => (found[bridge] ? [[bridge, found[bridge]] as [Bridge, Found]] : []));
}

function chainsIn(survey: unknown): Map<string | undefined, Surveyed> {
  if (!Array.isArray(survey)) throw new Error('A survey is a list of chains');
  return new Map((survey as Surveyed[]).map((chain) => [textOf(chain['id']), chain]));
}

/** LayerZero's contracts of every chain of the platform that its package has, by chain id. */
export function layerZeroFrom(survey: unknown, layerZeroOf: LayerZeroOf): Record<string, LayerZeroContracts> {
  const chains = chainsIn(survey);
  const found = [...chainsOf('mainnet'), ...chainsOf('testnet')].flatMap(({ id }) => {
    const chain = chains.get(String(id));
    const contracts = chain && layerZeroOn(chain, layerZeroOf);
    return contracts ? [[id, contracts] as const] : [];
  });
  return Object.fromEntries(found);
}

/** The content of both files about public chains. @param survey - what was collected about each chain, with its id. */
export function publicBridgesFrom(
  survey: unknown,
  layerZeroOf: LayerZeroOf = () => undefined,
): { sites: PublicBridges; reach: BridgeReach } {
  const chains = chainsIn(survey);
  const of = <Key extends keyof Found>(network: 'mainnet' | 'testnet', key: Key): Record<string, Partial<Record<Bridge, Found[Key]>>> =>
    Object.fromEntries(
      chainsOf(network).map(({ id }) => [
        id,
        Object.fromEntries(bridgesOn(chains.get(String(id)), layerZeroOf).map(([bridge, found]) => [bridge, found[key]])),
      ]),
    );
  return {
    sites: { mainnet: of('mainnet', 'site'), testnet: of('testnet', 'site') },
    reach: { mainnet: of('mainnet', 'reach'), testnet: of('testnet', 'reach') },
  };
}

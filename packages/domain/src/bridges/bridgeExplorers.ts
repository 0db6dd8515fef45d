import type { ChainId, Hex } from '../units.ts';
import { isTestChain } from './bridgeReach.ts';
import type { Bridge } from './bridges.ts';
import type { GenericBridge } from './genericBridges.ts';
import { isLocalChain } from './isLocalChain.ts';

/** What a bridge took, as its own explorer finds it. */
export interface BridgedPart {
  originChainId: ChainId;
  /** By which it was given to the bridge. */
  transactionHash: Hex;
  /** The bridge's own name of it; null where it is not known. */
  id: Hex | null;
}

export interface BridgeExplorerLink {
  /** What the explorer is called. */
  name: string;
  url: string;
}

interface Explorer {
  name: string;
  /** Undefined where it cannot be found there. */
  urlOf(part: BridgedPart, isTestnet: boolean): string | undefined;
}

const LAYERZERO: Explorer = {
  name: 'LayerZero Scan',
  urlOf: ({ transactionHash }, isTestnet) => `https://${isTestnet ? 'testnet.' : ''}layerzeroscan.com/tx/${transactionHash}`,
};
const WORMHOLE: Explorer = {
  name: 'Wormholescan',
  urlOf: ({ transactionHash }, isTestnet) => `https://wormholescan.io/#/tx/${transactionHash}?network=${isTestnet ? 'Testnet' : 'Mainnet'}`,
};

/** Polymer and Connext have none that finds a message by what is known here. */
const EXPLORERS: Readonly<Partial<Record<Bridge | GenericBridge, Explorer>>> = {
  hyperlane: { name: 'Hyperlane Explorer', urlOf: ({ id }) => (id === null ? undefined : `https://explorer.hyperlane.xyz/message/${id}`) },
  layerzero: LAYERZERO,
  stargate: LAYERZERO,
  ccip: { name: 'CCIP Explorer', urlOf: ({ id }) => (id === null ? undefined : `https://ccip.chain.link/msg/${id}`) },
  axelar: {
    name: 'Axelarscan',
    urlOf: ({ transactionHash }, isTestnet) => `https://${isTestnet ? 'testnet.' : ''}axelarscan.io/gmp/${transactionHash}`,
  },
  wormhole: WORMHOLE,
  'wormhole-ntt': WORMHOLE,
};

/** Where the bridge's own explorer shows it; undefined on local chains, and where it has none. */
export function bridgeExplorerOf(bridge: Bridge | GenericBridge | null, part: BridgedPart): BridgeExplorerLink | undefined {
  const explorer = bridge === null || isLocalChain(part.originChainId) ? undefined : EXPLORERS[bridge];
  const url = explorer?.urlOf(part, isTestChain(part.originChainId));
  return explorer && url !== undefined ? { name: explorer.name, url } : undefined;
}

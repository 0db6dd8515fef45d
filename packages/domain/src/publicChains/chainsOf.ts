import { type ChainRecord, LOCAL_CHAINS, type Network } from '../chains/index.ts';
import { MAINNET_CHAINS, TESTNET_CHAINS } from './publicChains.ts';

const CHAINS = { mainnet: MAINNET_CHAINS, testnet: TESTNET_CHAINS, local: LOCAL_CHAINS } satisfies Record<Network, readonly ChainRecord[]>;

/** Every chain of a network, those that cannot be chosen included. */
export const chainsOf = (network: Network): readonly ChainRecord[] => CHAINS[network];

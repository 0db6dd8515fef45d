import { type ChainRecord, LOCAL_CHAINS, type Network } from '../chains/index.ts';
import { MAINNET_CHAINS, TESTNET_CHAINS } from './publicChains.ts';

const CHAINS = { mainnet: MAINNET_CHAINS, testnet: TESTNET_CHAINS, local: LOCAL_CHAINS } satisfies Record<Network, readonly ChainRecord[]>;

/** Every chain of a network, including those that cannot be chosen. */
export const chainsOf = (network: Network): readonly ChainRecord[] => CHAINS[network];

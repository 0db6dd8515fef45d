import {
  arbitrum,
  arbitrumSepolia,
  base,
  baseSepolia,
  berachain,
  blast,
  bob,
  boba,
  bsc,
  bsquared,
  gnosis,
  hyperEvm,
  linea,
  lineaSepolia,
  mainnet,
  mantle,
  optimism,
  optimismSepolia,
  peaq,
  plumeMainnet,
  polygon,
  redbellyMainnet,
  saakuru,
  sonic,
  unichain,
} from 'viem/chains';
import type { Chain } from 'viem';
import type { ChainRecord, Network } from '../chains/index.ts';
import type { ChainId } from '../units.ts';

type OwnFacts = Pick<ChainRecord, 'slug'> & Partial<Pick<ChainRecord, 'supportsQuadratic' | 'feeMultiplier' | 'durationMultiplier'>>;

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

/** Chains are imported one by one, because `viem/chains` has some ids twice (999 also belongs to two old testnets). */
function known(network: Network, chain: Chain, own: OwnFacts): ChainRecord {
  const explorer = chain.blockExplorers?.default.url;
  return {
    id: chain.id,
    name: chain.name,
    network,
    nativeCurrency: { ...chain.nativeCurrency },
    explorerUrl: explorer ? withoutSlash(explorer) : null,
    supportsQuadratic: false,
    feeMultiplier: 1,
    durationMultiplier: 1,
    disabledReason: null,
    ...own,
  };
}

/** A chain id of the specification about which we have no facts yet. */
function unknown(network: Network, id: ChainId): ChainRecord {
  return {
    id,
    name: `Chain ${id}`,
    slug: `chain-${id}`,
    network,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    explorerUrl: null,
    supportsQuadratic: false,
    feeMultiplier: 1,
    durationMultiplier: 1,
    disabledReason: 'The facts of this chain (name, explorer, currency) are not known yet.',
  };
}

/** Mainnets in the order of docs/requirements.md#public-chains. */
export const MAINNET_CHAINS: readonly ChainRecord[] = [
  known('mainnet', mainnet, { slug: 'ethereum', feeMultiplier: 100, durationMultiplier: 3 }),
  known('mainnet', arbitrum, { slug: 'arbitrum' }),
  known('mainnet', optimism, { slug: 'optimism' }),
  known('mainnet', gnosis, { slug: 'gnosis', durationMultiplier: 3 }),
  known('mainnet', linea, { slug: 'linea' }),
  known('mainnet', base, { slug: 'base' }),
  known('mainnet', polygon, { slug: 'polygon' }),
  known('mainnet', bsc, { slug: 'bsc' }),
  known('mainnet', peaq, { slug: 'peaq' }),
  known('mainnet', unichain, { slug: 'unichain' }),
  known('mainnet', hyperEvm, { slug: 'hyperevm' }),
  known('mainnet', berachain, { slug: 'berachain' }),
  known('mainnet', mantle, { slug: 'mantle' }),
  known('mainnet', sonic, { slug: 'sonic' }),
  known('mainnet', redbellyMainnet, { slug: 'redbelly' }),
  known('mainnet', saakuru, { slug: 'saakuru' }),
  known('mainnet', boba, { slug: 'boba' }),
  known('mainnet', plumeMainnet, { slug: 'plume' }),
  known('mainnet', bsquared, { slug: 'bsquared' }),
  known('mainnet', bob, { slug: 'bob' }),
  known('mainnet', blast, { slug: 'blast' }),
  unknown('mainnet', 3223),
];

/** docs/requirements.md#public-chains: testnets, with OP Sepolia for quadratic voting. */
export const TESTNET_CHAINS: readonly ChainRecord[] = [
  known('testnet', arbitrumSepolia, { slug: 'arbitrum-sepolia' }),
  known('testnet', lineaSepolia, { slug: 'linea-sepolia' }),
  known('testnet', baseSepolia, { slug: 'base-sepolia' }),
  known('testnet', optimismSepolia, { slug: 'op-sepolia', supportsQuadratic: true }),
  unknown('testnet', 1000101),
];

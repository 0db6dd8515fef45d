import type { ChainRecord } from '../chains/index.ts';

/** The id under which price services list ether; what a chain's own coin is valued by where its own price is not known (docs/requirements.md#prices). */
export const ETHER_PRICE_ID = 'ethereum';

/** Ids of the coins of chains, by symbol. */
const PRICE_IDS: Readonly<Record<string, string>> = {
  ETH: ETHER_PRICE_ID,
  XDAI: 'xdai',
  POL: 'polygon-ecosystem-token',
  BNB: 'binancecoin',
  PEAQ: 'peaq-2',
  HYPE: 'hyperliquid',
  BERA: 'berachain-bera',
  MNT: 'mantle',
  S: 'sonic-3',
  RBNT: 'redbelly-network-token',
  OAS: 'oasys',
  PLUME: 'plume',
  BTC: 'bitcoin',
};

/** The id of a chain's own coin with price services; undefined where none is known. Coins of test networks cost nothing. */
export function nativePriceId({ network, nativeCurrency }: Pick<ChainRecord, 'network' | 'nativeCurrency'>): string | undefined {
  return network === 'mainnet' ? PRICE_IDS[nativeCurrency.symbol.toUpperCase()] : undefined;
}

/** Where the price of a chain's own coin comes from: its own, that of ether in its place, or none that is known. */
export const COIN_PRICE_BASES = ['own', 'ether', 'none'] as const;

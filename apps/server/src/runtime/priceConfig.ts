import { platformAddresses } from '@althing/bindings';
import type { Network } from '@althing/domain/chains';
import { ETHER_PRICE_ID, nativePriceId } from '@althing/domain/treasury';
import { type Address, type ChainId, NATIVE } from '@althing/domain/units';
import type { Config, ConfiguredChain, PricedToken, TokenPrice } from '../base/config.ts';
import { ETHER_POOLS } from './etherPools.ts';

type PerToken = readonly { chainId: ChainId; address: Address; value: string }[];

/** What the environment says of prices, parsed. */
export interface PriceEnvironment {
  TOKEN_PRICES_USD: PerToken;
  PRICE_API_URL?: string | undefined;
  PRICE_API_IDS: PerToken;
  PRICE_POOLS: PerToken;
}

type Key = Pick<TokenPrice, 'chainId' | 'address'>;

/** The coins of local chains are play money. A round price, so that pages show what they would with a real one. */
const LOCAL_COIN_USD = '2000';
/** Whose coin the price of ether is kept as. */
const ETHEREUM: ChainId = 1;

const keyOf = ({ chainId, address }: Key) => `${chainId}:${address}`;

/** Where a token is listed twice, the last entry counts. */
const lastOfEach = <Entry extends Key>(entries: readonly Entry[]): Entry[] => [
  ...new Map(entries.map((entry) => [keyOf(entry), entry])).values(),
];

/** On local chains, the test token that is called a dollar costs one. */
const localPrices = (chains: readonly ConfiguredChain[]): TokenPrice[] =>
  chains.flatMap(({ id: chainId }) => [
    { chainId, address: platformAddresses.localDollar, usd: '1' },
    { chainId, address: NATIVE, usd: LOCAL_COIN_USD },
  ]);

/** Coins that a service is asked for without being told to: those of the chains served here, and ether, for which others may stand in. */
function coinsOf(chains: readonly ConfiguredChain[]): PricedToken[] {
  const coins = chains.flatMap((chain) => {
    const priceId = nativePriceId(chain);
    return priceId === undefined ? [] : [{ chainId: chain.id, address: NATIVE, priceId }];
  });
  return [...coins, { chainId: ETHEREUM, address: NATIVE, priceId: ETHER_PRICE_ID }];
}

/** Where prices come from. What the operator has set counts, then what a service says, then pools. */
export function priceConfig(
  e: PriceEnvironment,
  network: Network,
  chains: readonly ConfiguredChain[],
): Pick<Config, 'tokenPrices' | 'priceService' | 'pricePools'> {
  const set = e.TOKEN_PRICES_USD.map(({ value: usd, ...token }) => ({ ...token, usd }));
  const given = e.PRICE_API_IDS.map(({ value: priceId, ...token }) => ({ ...token, priceId }));
  const isLocal = network === 'local';
  const isSet = new Set(set.map(keyOf));
  const isListed = new Set(e.PRICE_API_URL ? given.map(keyOf) : []);
  const tokens = lastOfEach([...coinsOf(isLocal ? [] : chains), ...given]).filter((token) => !isSet.has(keyOf(token)));
  const asked = new Set(e.PRICE_API_URL ? tokens.map(keyOf) : []);
  const pools = [
    ...ETHER_POOLS,
    ...e.PRICE_POOLS.map(({ value, chainId, address }) => ({ chainId, token: address, pool: value as Address, dollar: null })),
  ];
  return {
    tokenPrices: lastOfEach([...(isLocal ? localPrices(chains).filter((price) => !isListed.has(keyOf(price))) : []), ...set]),
    priceService: e.PRICE_API_URL ? { url: e.PRICE_API_URL.replace(/\/$/, ''), tokens } : null,
    pricePools: pools.filter(({ chainId, token }) => {
      const key = keyOf({ chainId, address: token });
      return chains.some(({ id }) => id === chainId) && !isSet.has(key) && !asked.has(key);
    }),
  };
}

import type { EndpointResponse } from '@althing/domain/http';
import { type Address, type ChainId, NATIVE } from '@althing/domain/units';
import type { Config } from '../base/config.ts';
import type { TokenPrices } from '../store/tokenPrices.ts';

/** Where the price of ether is kept, whether or not Ethereum is served here. */
const ETHEREUM: ChainId = 1;

type Prices = EndpointResponse<'GET /api/v1/prices/:chainId'>;

interface CurrentPricesDependencies {
  config: Pick<Config, 'chains'>;
  tokenPrices: Pick<TokenPrices, 'newest'>;
}

/**
 * The newest known prices (docs/decisions/030-treasury-and-prices.md). Only what was written down is read: nobody who asks waits for a source, and a
 * source that fails leaves the last price that it told. A coin of which nobody tells is valued as ether where it is ether.
 */
export function createCurrentPrices({ config, tokenPrices }: CurrentPricesDependencies) {
  /** Of Ethereum, else of another chain served here whose coin is ether. */
  async function priceOfEther(): Promise<number | undefined> {
    const others = config.chains.filter(({ network, nativeCurrency }) => network === 'mainnet' && nativeCurrency.symbol === 'ETH');
    for (const chainId of [ETHEREUM, ...others.map(({ id }) => id)]) {
      const usd = (await tokenPrices.newest(chainId, [NATIVE])).get(NATIVE);
      if (usd !== undefined) return usd;
    }
    return undefined;
  }

  async function coinOf(chainId: ChainId, own: number | undefined): Promise<Prices['coin']> {
    if (own !== undefined) return { usd: own, basis: 'own' };
    const chain = config.chains.find(({ id }) => id === chainId);
    const isEther = chain?.nativeCurrency.symbol === 'ETH' && chain.network !== 'testnet';
    const ether = isEther ? await priceOfEther() : undefined;
    return ether === undefined ? { usd: null, basis: 'none' } : { usd: ether, basis: 'ether' };
  }

  return async function currentPrices(chainId: ChainId, tokens: readonly Address[]): Promise<Prices> {
    const known = await tokenPrices.newest(chainId, [NATIVE, ...tokens]);
    return {
      chainId,
      coin: await coinOf(chainId, known.get(NATIVE)),
      tokens: tokens.map((address) => ({ address, usd: known.get(address.toLowerCase()) ?? null })),
    };
  };
}

import { type Address, type ChainId, NATIVE, sameAddress } from '@althing/domain/units';
import { erc20Abi, parseAbi, type PublicClient } from 'viem';
import type { PricePool, TokenPrice } from '../base/config.ts';
import type { ChainClients } from '../chains/chainClients.ts';
import { decimalText } from '../external/prices/decimalText.ts';
import type { PriceSource } from '../external/prices/priceSource.ts';
import type { TokenPrices } from '../store/tokenPrices.ts';

const poolAbi = parseAbi([
  'function token0() view returns (address)',
  'function token1() view returns (address)',
  'function observe(uint32[] secondsAgos) view returns (int56[] tickCumulatives, uint160[] secondsPerLiquidity)',
]);
/** Seconds over which a price is averaged, so that one trade does not make it. */
const WINDOW = 1800;
/** Ratio of prices one tick apart (Uniswap v3 core, 6.1). */
const TICK = 1.0001;

interface PoolPricesDependencies {
  pools: readonly PricePool[];
  chains: Pick<ChainClients, 'has' | 'quick'>;
  tokenPrices: Pick<TokenPrices, 'newest'>;
  /** Told of a pool that could not be read. */
  failed: (pool: PricePool, error: unknown) => void;
}

interface Side {
  address: Address;
  decimals: number;
}

/** How much of side 1 one whole unit of side 0 costs, on average over the window. */
async function averageOf(client: PublicClient, pool: Address, [side0, side1]: readonly [Side, Side]): Promise<number> {
  const [[then = 0n, now = 0n]] = await client.readContract({ address: pool, abi: poolAbi, functionName: 'observe', args: [[WINDOW, 0]] });
  return TICK ** (Number(now - then) / WINDOW) * 10 ** (side0.decimals - side1.decimals);
}

async function sidesOf(client: PublicClient, pool: Address): Promise<[Side, Side]> {
  const side = async (functionName: 'token0' | 'token1'): Promise<Side> => {
    const address = await client.readContract({ address: pool, abi: poolAbi, functionName });
    return { address, decimals: await client.readContract({ address, abi: erc20Abi, functionName: 'decimals' }) };
  };
  return Promise.all([side('token0'), side('token1')]);
}

/** What tokens cost by pools of Uniswap v3 on the chains themselves, for installations that ask no service. A pool that fails leaves out its token. */
export function poolPrices({ pools, chains, tokenPrices, failed }: PoolPricesDependencies): PriceSource {
  const usdOf = async (chainId: ChainId, address: Address, dollar: Address | null): Promise<number | undefined> => {
    if (dollar !== null && sameAddress(address, dollar)) return 1;
    return (await tokenPrices.newest(chainId, [address])).get(address.toLowerCase());
  };

  async function priceOf({ chainId, token, pool, dollar }: PricePool): Promise<TokenPrice[]> {
    const client = chains.quick(chainId);
    const sides = await sidesOf(client, pool);
    const known = await Promise.all(sides.map(({ address }) => usdOf(chainId, address, dollar)));
    const mine = sides.findIndex(({ address }, index) =>
      token === NATIVE ? known[index] === undefined && known[1 - index] !== undefined : sameAddress(address, token),
    );
    const other = known[1 - mine];
    if (mine === -1 || other === undefined) return [];
    const average = await averageOf(client, pool, sides);
    const usd = (mine === 0 ? average : 1 / average) * other;
    return Number.isFinite(usd) && usd >= 1e-18 ? [{ chainId, address: token, usd: decimalText(usd) }] : [];
  }

  const askAll = () =>
    Promise.all(
      pools
        .filter(({ chainId }) => chains.has(chainId))
        .map((pool) =>
          priceOf(pool).catch((error: unknown): TokenPrice[] => {
            failed(pool, error);
            return [];
          }),
        ),
    );
  return { isTimeless: false, prices: async () => (await askAll()).flat() };
}

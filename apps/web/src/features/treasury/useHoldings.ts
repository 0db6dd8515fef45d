import { getTokenBalance } from '@althing/bindings';
import { type Address, NATIVE, sameAddress } from '@althing/domain/units';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import type { Client } from 'viem';
import { getBalance } from 'viem/actions';
import { useConfig } from 'wagmi';
import { getClient } from 'wagmi/actions';
import { chainKey } from '../../lib/chain/useChainRead.ts';
import { useAppConfig } from '../../lib/config/AppConfigContext.ts';
import type { Holder, Treasury } from './queries.ts';
import { type Asset, assetsOf, type Held, type Holding } from './summary.ts';

/** Coins arrive without a log where nobody tells, so balances are read again. */
const LOOK_EVERY = 15_000;

type ChainHoldings = readonly { address: string; held: readonly Held[] }[];

const balanceOf = (client: Client, account: Address, { address }: Asset): Promise<bigint> =>
  address === NATIVE ? getBalance(client, { address: account }) : getTokenBalance(client, { token: address, account });

const readAll = (client: Client, holders: readonly Holder[], assets: readonly Asset[]): Promise<ChainHoldings> =>
  Promise.all(
    holders.map(async ({ address }) => ({
      address,
      held: await Promise.all(assets.map(async (asset) => ({ asset, amount: await balanceOf(client, address as Address, asset) }))),
    })),
  );

export interface Holdings {
  holdings: readonly Holding[];
  /** Chains whose answer is still awaited. */
  pending: readonly number[];
  /** Asks again the chains that did not answer. */
  retry: () => void;
}

/**
 * What every contract of the treasury holds, read from its chain. One chain that does not answer keeps nothing of the others back.
 *
 * @param readAt - when the server told of the treasury, in milliseconds. It does so again after each event of its contracts, and then chains are asked again.
 */
export function useHoldings({ holders, chains }: Treasury, readAt: number): Holdings {
  const config = useConfig();
  const { chains: known } = useAppConfig();
  const queries = useQueries({
    queries: chains.map((chain) => {
      const { chainId } = chain;
      const coin = known.find(({ id }) => id === chainId)?.nativeCurrency ?? { symbol: 'ETH', decimals: 18 };
      const assets = assetsOf(chain, coin);
      const mine = holders.filter((holder) => holder.chainId === chainId);
      const key = [mine.map(({ address }) => address), assets.map(({ address, usd }) => [address, usd])];
      return {
        queryKey: chainKey(chainId, 'treasuryHoldings', readAt, ...key),
        queryFn: () => {
          const client = getClient(config, { chainId });
          if (!client) throw new Error(`Chain ${chainId} is not configured`);
          return readAll(client, mine, assets);
        },
        placeholderData: keepPreviousData,
        retry: 1,
        staleTime: 0,
        refetchInterval: LOOK_EVERY,
      };
    }),
  });
  const answers = new Map(chains.map(({ chainId }, index) => [chainId, queries[index]]));
  return {
    holdings: holders.map((holder) => ({
      holder,
      held: answers.get(holder.chainId)?.data?.find(({ address }) => sameAddress(address, holder.address))?.held,
    })),
    pending: chains.flatMap(({ chainId }) => (answers.get(chainId)?.isPending === true ? [chainId] : [])),
    retry: () => void Promise.all(queries.flatMap((query) => (query.isError ? [query.refetch()] : []))),
  };
}

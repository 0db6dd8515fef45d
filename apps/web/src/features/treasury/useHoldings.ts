import { getTokenBalance } from '@althing/bindings';
import { type Address, NATIVE, sameAddress } from '@althing/domain/units';
import { keepPreviousData, useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Client } from 'viem';
import { getBalance } from 'viem/actions';
import { useConfig } from 'wagmi';
import { getClient } from 'wagmi/actions';
import { chainKey } from '../../lib/chain/useChainRead.ts';
import { useAppConfig } from '../../lib/config/AppConfigContext.ts';
import { nextTask } from '../../lib/nextTask.ts';
import type { Treasury } from './queries.ts';
import { type Asset, assetsOf, type Held, type Holding, type PricedChain } from './summary.ts';

/** Coins arrive without a log where nobody tells, so balances are read again. */
const LOOK_EVERY = 15_000;

type ChainHoldings = readonly { address: string; held: readonly Held[] }[];

const balanceOf = (client: Client, account: Address, { address }: Asset): Promise<bigint> =>
  address === NATIVE ? getBalance(client, { address: account }) : getTokenBalance(client, { token: address, account });

const readAll = (client: Client, addresses: readonly Address[], assets: readonly Asset[]): Promise<ChainHoldings> =>
  Promise.all(
    addresses.map(async (address) => ({
      address,
      held: await Promise.all(assets.map(async (asset) => ({ asset, amount: await balanceOf(client, address, asset) }))),
    })),
  );

export interface Holdings {
  holdings: readonly Holding[];
  /** Chains whose answer is still awaited. */
  pending: readonly number[];
  /** Asks again the chains that did not answer. */
  retry: () => void;
}

/** What is asked of one chain about some of its contracts. */
function useHoldingsQuery(readAt: number) {
  const config = useConfig();
  const { chains: known } = useAppConfig();
  return (chain: PricedChain, addresses: readonly Address[]) => {
    const { chainId } = chain;
    const coin = known.find(({ id }) => id === chainId)?.nativeCurrency ?? { symbol: 'ETH', decimals: 18 };
    const assets = assetsOf(chain, coin);
    return {
      queryKey: chainKey(
        chainId,
        'treasuryHoldings',
        readAt,
        addresses,
        assets.map(({ address, usd }) => [address, usd]),
      ),
      queryFn: async () => {
        await nextTask();
        const client = getClient(config, { chainId });
        if (!client) throw new Error(`Chain ${chainId} is not configured`);
        return readAll(client, addresses, assets);
      },
      placeholderData: keepPreviousData,
      retry: 1,
      staleTime: 0,
      refetchInterval: LOOK_EVERY,
    };
  };
}

/** What one contract holds of what can be held on its chain. `readAt`: as of `useHoldings`. */
export function useHeld(chain: PricedChain, address: Address, readAt: number): UseQueryResult<readonly Held[]> {
  const ask = useHoldingsQuery(readAt);
  return useQuery({ ...ask(chain, [address]), select: ([holding]: ChainHoldings) => holding?.held ?? [] });
}

/**
 * What every contract of the treasury holds, read from its chain. One chain that does not answer keeps nothing of the others back.
 *
 * @param readAt - when the server told of the treasury, in milliseconds. It does so again after each event of its contracts, and then chains are asked again.
 */
export function useHoldings({ holders, chains }: Treasury, readAt: number): Holdings {
  const ask = useHoldingsQuery(readAt);
  const queries = useQueries({
    queries: chains.map((chain) => {
      const mine = holders.filter(({ chainId }) => chainId === chain.chainId);
      return ask(
        chain,
        mine.map(({ address }) => address as Address),
      );
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

import { bondEscrowOf, type CreatedMarket, createdMarketsIn, getEscrowed, readMarket } from '@althing/bindings';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { erc20Abi } from 'viem';
import { getTransactionReceipt, readContract } from 'viem/actions';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import { api } from '../../../lib/http/api.ts';
import type { ApiInput } from '../../../lib/http/createApi.ts';
import { apiQuery } from '../../../lib/query/apiQuery.ts';
import { invalidate } from '../../../lib/query/invalidate.ts';
import type { SaleToCreate } from './saleCalls.ts';

const ASK_EVERY = 3_000;

/** The market that a transaction created; null where it created none. */
export const useCreatedMarket = (chainId: ChainId, hash: Hex | undefined) =>
  useChainRead<CreatedMarket | null>({
    chainId,
    key: ['createdMarket', hash],
    enabled: hash !== undefined,
    read: async (client) => {
      const { logs } = await getTransactionReceipt(client, { hash: hash! });
      try {
        return createdMarketsIn(logs)[0];
      } catch {
        return null;
      }
    },
  });

/** A market with what its escrow holds in the same block, and what the escrow may take from the seller. */
export const useFunding = (chainId: ChainId, created: CreatedMarket | undefined, { payout, quote }: SaleToCreate['pair'], owner: Address) =>
  useChainRead({
    chainId,
    key: ['saleFunding', String(created?.id), owner],
    enabled: created !== undefined,
    every: ASK_EVERY,
    read: async (client) => {
      const { id, auctioneer, strategy, term } = created!;
      const escrow = bondEscrowOf(chainId);
      const decimals = { payoutDecimals: payout.decimals, quoteDecimals: quote.decimals };
      const tokens = { payoutToken: payout.address, quoteToken: quote.address, decimals };
      const { market, at, blockNumber } = await readMarket(client, { chainId, id, auctioneer, strategy, term, ...tokens });
      const [escrowed, allowance] = await Promise.all([
        getEscrowed(client, { escrow, id, blockNumber }),
        readContract(client, { address: payout.address, abi: erc20Abi, functionName: 'allowance', args: [owner, escrow] }),
      ]);
      return { market, at, escrowed, allowance };
    },
  });

const MARKET = 'GET /api/v1/bonds/markets/:chainId/:marketId';

/** The market as the server knows it; asked until it has read the block. */
export const useIndexedMarket = (chainId: ChainId, marketId: bigint | undefined) =>
  useQuery({
    ...apiQuery(MARKET, { params: { chainId, marketId: String(marketId ?? 0n) } }),
    enabled: marketId !== undefined,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.id == null ? ASK_EVERY : false),
  });

export type RecordInput = ApiInput<'POST /api/v1/bonds/markets'>['body'];

export type SettleInput = ApiInput<'PUT /api/v1/bonds/markets/:id'>;

/** Puts a market under its organisation; one that was proposed there before is only told which it has become. */
export function useRecordMarket() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: RecordInput | SettleInput) =>
      'params' in input ? api('PUT /api/v1/bonds/markets/:id', input) : api('POST /api/v1/bonds/markets', { body: input }),
    onSettled: () => invalidate(client, MARKET, 'GET /api/v1/bonds/markets', 'GET /api/v1/bonds/organisations/:id/markets/proposals'),
  });
}

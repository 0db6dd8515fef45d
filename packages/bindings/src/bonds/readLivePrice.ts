import type { OracleAnswer } from '@althing/domain/bonds';
import type { Address, ChainId } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import { aggregatorOf, isPlatformOracle } from '../bondContracts.ts';
import type { ReadClient } from '../call.ts';
import { bondAggregatorAbi, twapBondOracleAbi } from '../contracts.ts';

export interface LivePrice {
  /** In the market's scale; 0 while its oracle fails. */
  price: bigint;
  /** Undefined where the market has no oracle, or it has no price. */
  oracle: (OracleAnswer & { isOurs: boolean }) | undefined;
}

/** What a market costs now, and what its oracle says. Throws where the node does not answer. */
export async function readLivePrice(
  client: ReadClient,
  { chainId, id, oracle: address }: { chainId: ChainId; id: bigint; oracle: Address | null },
): Promise<LivePrice> {
  const market = { address: aggregatorOf(chainId), abi: bondAggregatorAbi, functionName: 'marketPrice', args: [id] } as const;
  const [price, answer] = await Promise.all([readContract(client, market), address === null ? undefined : answerOf(client, address, id)]);
  return { price, oracle: answer && { ...answer, isOurs: isPlatformOracle(chainId, address) } };
}

async function answerOf(client: ReadClient, address: Address, id: bigint): Promise<OracleAnswer | undefined> {
  const oracle = { address, abi: twapBondOracleAbi, args: [id] } as const;
  try {
    const [price, decimals] = await Promise.all([
      readContract(client, { ...oracle, functionName: 'currentPrice' }),
      readContract(client, { ...oracle, functionName: 'decimals' }),
    ]);
    return price === 0n ? undefined : { price, decimals };
  } catch {
    // Without a valid price it reverts; whether the node answers is told by the market's price.
    return undefined;
  }
}

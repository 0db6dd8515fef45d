import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../call.ts';
import { twapBondOracleAbi } from '../../contracts.ts';

export interface CurrentPriceParameters {
  oracle: Address;
  quoteToken: Address;
  payoutToken: Address;
}

/**
 * Quote tokens per payout token, with 18 decimals, as a market priced by this pair reads it. Reverts `TWAPOracle_PriceExpired` where no
 * price holds and `BondOracle_PairNotSupported` where the pair is not listed.
 */
export const getCurrentPrice = (client: ReadClient, { oracle, quoteToken, payoutToken }: CurrentPriceParameters): Promise<bigint> =>
  readContract(client, { address: oracle, abi: twapBondOracleAbi, functionName: 'currentPrice', args: [quoteToken, payoutToken] });

import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../call.ts';
import { twapOracleAbi } from '../../contracts.ts';

export interface DropPriceParameters {
  oracle: Address;
  base: Address;
  quote: Address;
}

/** By the oracle's owner: the pair has no price until one is confirmed. Reverts `TWAPOracle_PriceExpired` where there is none. */
export function encodeDropPrice({ oracle, base, quote }: DropPriceParameters): Call {
  const data = encodeFunctionData({ abi: twapOracleAbi, functionName: 'dropPrice', args: [base, quote] });
  return { to: oracle, data, value: 0n };
}

/** Sends it and returns the transaction hash. */
export const dropPrice = (client: WriteClient, parameters: DropPriceParameters): Promise<Hex> =>
  sendCall(client, encodeDropPrice(parameters));

import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../call.ts';
import { twapBondOracleAbi } from '../../contracts.ts';

export interface UpdatePairParameters {
  oracle: Address;
  quoteToken: Address;
  payoutToken: Address;
  /** Whose share the quote token is; the zero address takes the pair off the list. */
  vault: Address;
  /** Whether the payout token is the vault's token0; its token1 otherwise. */
  isSteerPriceInToken0: boolean;
}

/** By the oracle's owner: lists a pair, or takes it off. Reverts `BondOracle_InvalidParams` where vault and payout token do not fit. */
export function encodeUpdatePair({ oracle, quoteToken, payoutToken, ...pair }: UpdatePairParameters): Call {
  const data = encodeFunctionData({ abi: twapBondOracleAbi, functionName: 'updatePair', args: [quoteToken, payoutToken, pair] });
  return { to: oracle, data, value: 0n };
}

/** Sends it and returns the transaction hash. */
export const updatePair = (client: WriteClient, parameters: UpdatePairParameters): Promise<Hex> =>
  sendCall(client, encodeUpdatePair(parameters));

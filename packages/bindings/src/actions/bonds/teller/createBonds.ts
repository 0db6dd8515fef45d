import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../../call.ts';
import { fixedTermTellerAbi } from '../../../contracts.ts';

export interface CreateBondsParameters {
  teller: Address;
  underlying: Address;
  /** UNIX seconds, floored to the day. */
  expiry: number;
  /** Underlying, units. The teller has to be approved for it. */
  amount: bigint;
}

/** Wraps an underlying into bonds without a market, in either teller. Reverts `Teller_TokenDoesNotExist` before `encodeDeployBondToken`. */
export function encodeCreateBonds({ teller, underlying, expiry, amount }: CreateBondsParameters): Call {
  return {
    to: teller,
    data: encodeFunctionData({ abi: fixedTermTellerAbi, functionName: 'create', args: [underlying, expiry, amount] }),
    value: 0n,
  };
}

/** Sends it and returns the transaction hash. */
export const createBonds = (client: WriteClient, parameters: CreateBondsParameters): Promise<Hex> =>
  sendCall(client, encodeCreateBonds(parameters));

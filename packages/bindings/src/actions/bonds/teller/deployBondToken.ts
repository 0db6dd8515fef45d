import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../../call.ts';
import { fixedTermTellerAbi } from '../../../contracts.ts';

export interface DeployBondTokenParameters {
  teller: Address;
  underlying: Address;
  /** UNIX seconds, floored to the day. */
  expiry: number;
}

/** Makes the bond token of an underlying and day, in either teller; nothing changes where it is there. */
export function encodeDeployBondToken({ teller, underlying, expiry }: DeployBondTokenParameters): Call {
  return {
    to: teller,
    data: encodeFunctionData({ abi: fixedTermTellerAbi, functionName: 'deploy', args: [underlying, expiry] }),
    value: 0n,
  };
}

/** Sends it and returns the transaction hash. */
export const deployBondToken = (client: WriteClient, parameters: DeployBondTokenParameters): Promise<Hex> =>
  sendCall(client, encodeDeployBondToken(parameters));

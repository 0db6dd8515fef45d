import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../../call.ts';
import { fixedTermTellerAbi } from '../../../contracts.ts';

export interface SetProtocolReceiverParameters {
  teller: Address;
  receiver: Address;
}

/** By the authority over the bond contracts: to whom the protocol's fees accrue from now on. */
export function encodeSetProtocolReceiver({ teller, receiver }: SetProtocolReceiverParameters): Call {
  const data = encodeFunctionData({ abi: fixedTermTellerAbi, functionName: 'setProtocolReceiver', args: [receiver] });
  return { to: teller, data, value: 0n };
}

/** Sends it and returns the transaction hash. */
export const setProtocolReceiver = (client: WriteClient, parameters: SetProtocolReceiverParameters): Promise<Hex> =>
  sendCall(client, encodeSetProtocolReceiver(parameters));

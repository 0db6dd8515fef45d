import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../call.ts';
import { feeCollectorAbi } from '../../contracts.ts';

export interface UpdateTreasuryParameters {
  collector: Address;
  treasury: Address;
}

/** By the collector's owner. Reverts `FeeCollector_TreasuryZeroAddress`. */
export function encodeUpdateTreasury({ collector, treasury }: UpdateTreasuryParameters): Call {
  const data = encodeFunctionData({ abi: feeCollectorAbi, functionName: 'updateTreasury', args: [treasury] });
  return { to: collector, data, value: 0n };
}

/** Sends it and returns the transaction hash. */
export const updateTreasury = (client: WriteClient, parameters: UpdateTreasuryParameters): Promise<Hex> =>
  sendCall(client, encodeUpdateTreasury(parameters));

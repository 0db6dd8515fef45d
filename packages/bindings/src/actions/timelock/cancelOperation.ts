import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../call.ts';
import { timelockAbi } from '../../contracts.ts';

export interface CancelOperationParameters {
  timelock: Address;
  /** `hashOperationBatch`. */
  id: Hex;
}

/** Stops what is queued; only a canceller may. Reverts `AccessControlUnauthorizedAccount`. */
export function encodeCancelOperation({ timelock, id }: CancelOperationParameters): Call {
  return { to: timelock, data: encodeFunctionData({ abi: timelockAbi, functionName: 'cancel', args: [id] }), value: 0n };
}

/** Sends it and returns the transaction hash. */
export const cancelOperation = (client: WriteClient, parameters: CancelOperationParameters): Promise<Hex> =>
  sendCall(client, encodeCancelOperation(parameters));

import { decodeRevert, executingCall, executorCode, messageControllerAbi, type MessageCalls } from '@althing/bindings';
import type { EndpointResponse } from '@althing/domain/http';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { isHex } from 'viem';
import type { ChainClients } from '../chains/chainClients.ts';
import { reasonOf } from '../base/revertReason.ts';
import { tryCall } from './tryCall.ts';

export interface MessageToTry extends MessageCalls {
  sourceChainId: ChainId;
  destinationChainId: ChainId;
  controllerAddress: Address;
  sender: Address;
}

export type MessageOutcome = EndpointResponse<'POST /api/v1/bridge/message-simulation'>;

const UNKNOWN: MessageOutcome = { outcome: 'unknown', gas: null, failedCall: null, reason: null };

/** Names the call that failed where the executor tells it; any other failure is told of all calls together. */
function failureOf(data: Hex): MessageOutcome {
  const { name, args } = decodeRevert(data);
  const [index, inner] = args;
  if (name === 'Controller_CallFailed' && typeof index === 'bigint' && isHex(inner))
    return {
      outcome: 'fails',
      gas: null,
      failedCall: Number(index),
      reason: inner === '0x' ? 'There is no contract at this address, or it refuses without a reason.' : reasonOf(inner),
    };
  return { outcome: 'fails', gas: null, failedCall: null, reason: reasonOf(data) };
}

/** Simulates the calls of a message on its destination, sent from the executor of its sender, whether or not that executor exists yet. */
export async function simulateMessage(chains: ChainClients, message: MessageToTry): Promise<MessageOutcome> {
  const { controllerAddress: controller, sourceChainId: originChainId, sender } = message;
  const client = chains.quick(message.destinationChainId);
  const executor = await client
    .readContract({ address: controller, abi: messageControllerAbi, functionName: 'executorOf', args: [BigInt(originChainId), sender] })
    .catch(() => undefined);
  if (!executor) return UNKNOWN;
  const code = { address: executor, code: executorCode({ controller, originChainId, sender }) };
  const tried = await tryCall(client, executingCall(controller, executor, message), code);
  if (tried.is === 'unknown') return UNKNOWN;
  return tried.is === 'done' ? { outcome: 'succeeds', gas: String(tried.gas), failedCall: null, reason: null } : failureOf(tried.data);
}

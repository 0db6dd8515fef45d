import type { Address, ChainId, Hex } from '@althing/domain/units';
import { concat, encodeAbiParameters, encodeFunctionData } from 'viem';
import { platformAddresses } from '../addresses.ts';
import { messageExecutorAbi } from '../generated/messageExecutor.ts';
import type { BringingCall } from './delivery.ts';
import { encodeCalls, type MessageCalls } from './payload.ts';

/** Identifies the contract that acts on the destination for an account of the origin chain. */
export interface ExecutorOf {
  controller: Address;
  originChainId: ChainId;
  sender: Address;
}

/** Code of that executor, which is only deployed once it is needed: a minimal proxy followed by its three arguments. */
export const executorCode = ({ controller, originChainId, sender }: ExecutorOf): Hex =>
  concat([
    '0x363d3d373d3d3d363d73',
    platformAddresses.messageExecutorImplementation,
    '0x5af43d82803e903d91602b57fd5bf3',
    encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }, { type: 'address' }], [controller, BigInt(originChainId), sender]),
  ]);

/** The controller's call that makes `executor` perform the calls of a message. For simulation, because bridges have to agree on the message first. */
export const executingCall = (controller: Address, executor: Address, calls: MessageCalls): BringingCall => ({
  from: controller,
  to: executor,
  data: encodeFunctionData({ abi: messageExecutorAbi, functionName: 'execute', args: [0n, encodeCalls(calls)] }),
});

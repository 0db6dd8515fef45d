import { type Address, type Hex, sameAddress } from '@althing/domain/units';
import { decodeFunctionData } from 'viem';
import type { Call } from '../call.ts';
import { messageControllerAbi } from '../generated/messageController.ts';

/** What a call sends to another chain. */
export interface OutgoingMessage {
  controller: Address;
  /** Of the other chain. */
  chainId: number;
  /** Made there in this order, all or none, without money. */
  calls: Call[];
}

function messageOf({ to: controller, data }: Pick<Call, 'to' | 'data'>): OutgoingMessage[] {
  try {
    const { functionName, args } = decodeFunctionData({ abi: messageControllerAbi, data });
    if (functionName !== 'sendMessage') return [];
    const [{ targets, calldatas }, destination] = args;
    const calls = targets.map((to, index) => ({ to, value: 0n, data: calldatas[index] ?? ('0x' satisfies Hex) }));
    return [{ controller, chainId: Number(destination), calls }];
  } catch {
    return [];
  }
}

/** The messages that calls of these message controllers send, in order. */
export const messagesIn = (calls: readonly Pick<Call, 'to' | 'data'>[], controllers: readonly Address[]): OutgoingMessage[] =>
  calls.flatMap((call) => (controllers.some((controller) => sameAddress(controller, call.to)) ? messageOf(call) : []));

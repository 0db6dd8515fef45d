import { type Address, type Hex, sameAddress } from '@althing/domain/units';
import { decodeFunctionData } from 'viem';
import type { Call } from '../call.ts';
import { decodeCall, type DecodedCall } from '../decodeCall.ts';
import { messageControllerAbi } from '../generated/messageController.ts';

/** What a call sends to another chain. */
export interface OutgoingMessage {
  controller: Address;
  /** Of the other chain. */
  chainId: number;
  /** Made there in this order, all or none, without money. */
  calls: Call[];
  /** Who sends it, where that is another contract which was asked to; missing where it is whoever makes the calls. */
  sender?: Address;
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

/** Functions by which a contract at once makes the calls that it is given; those of governors and timelocks for later are none. */
const MAKING: ReadonlySet<string> = new Set([
  'relay(address,uint256,bytes)',
  'execute(address,uint256,bytes,bytes32,bytes32)',
  'executeBatch(address[],uint256[],bytes[],bytes32,bytes32)',
  'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
  'multiSend(bytes)',
]);

function sentBy(call: DecodedCall, controllers: readonly Address[], sender: Address | undefined): OutgoingMessage[] {
  if (!call.isDelegated && controllers.some((controller) => sameAddress(controller, call.to)))
    return messageOf(call).map((message) => (sender === undefined ? message : { ...message, sender }));
  if (call.signature === null || !MAKING.has(call.signature)) return [];
  // Code that runs as somebody makes its calls in their name.
  const maker = call.isDelegated ? sender : call.to;
  return call.calls.flatMap((inner) => sentBy(inner, controllers, maker));
}

/** The messages that calls of these message controllers send, in order: also those that a batch, a Safe or a timelock is asked to send. */
export const messagesIn = (calls: readonly Pick<Call, 'to' | 'data'>[], controllers: readonly Address[]): OutgoingMessage[] =>
  calls.flatMap(({ to, data }) => sentBy(decodeCall({ to, data, value: 0n }), controllers, undefined));

import { type Bridge, bridgeChainIdsOf } from '@althing/domain/bridges';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { concat, encodeAbiParameters, encodeFunctionData, pad, zeroAddress, zeroHash } from 'viem';
import { ccipAdapterAbi } from '../generated/ccipAdapter.ts';
import { hyperlaneAdapterAbi } from '../generated/hyperlaneAdapter.ts';
import { layerZeroAdapterAbi } from '../generated/layerZeroAdapter.ts';
import { messageControllerAbi } from '../generated/messageController.ts';
import { wormholeAdapterAbi } from '../generated/wormholeAdapter.ts';
import type { BridgeEndpoint } from './adapters.ts';

/** A message on its last step, the delivery to a controller. */
export interface BroughtMessage {
  adapter: Address;
  /** The bridge's contracts on the destination. */
  at: BridgeEndpoint;
  originChainId: ChainId;
  controller: Address;
  payload: Hex;
}

export interface BringingCall {
  from: Address;
  to: Address;
  data: Hex;
}

type Bring = (message: BroughtMessage, origin: { id: bigint; sender: Hex; content: Hex }) => BringingCall;

/**
 * For bridges that verify a message before they call the adapter's receiver: simulated from the adapter on, which is what a gas limit has to cover.
 */
const fromAdapter: Bring = ({ adapter, controller, originChainId, payload }) => ({
  from: adapter,
  to: controller,
  data: encodeFunctionData({ abi: messageControllerAbi, functionName: 'receiveMessage', args: [BigInt(originChainId), payload] }),
});

const BRING: Readonly<Record<Bridge, Bring>> = {
  hyperlane: ({ adapter, at }, { id, sender, content }) => ({
    from: at.endpoint,
    to: adapter,
    data: encodeFunctionData({ abi: hyperlaneAdapterAbi, functionName: 'handle', args: [Number(id), sender, content] }),
  }),
  layerzero: ({ adapter, at }, { id, sender, content }) => ({
    from: at.endpoint,
    to: adapter,
    data: encodeFunctionData({
      abi: layerZeroAdapterAbi,
      functionName: 'lzReceive',
      args: [{ srcEid: Number(id), sender, nonce: 1n }, zeroHash, content, zeroAddress, '0x'],
    }),
  }),
  ccip: ({ adapter, at }, { id, sender, content }) => ({
    from: at.endpoint,
    to: adapter,
    data: encodeFunctionData({
      abi: ccipAdapterAbi,
      functionName: 'ccipReceive',
      args: [
        {
          messageId: zeroHash,
          sourceChainSelector: id,
          sender: encodeAbiParameters([{ type: 'bytes32' }], [sender]),
          data: content,
          tokenAmounts: [],
        },
      ],
    }),
  }),
  wormhole: ({ adapter, at }, { id, sender, content }) => ({
    from: at.companion,
    to: adapter,
    data: encodeFunctionData({
      abi: wormholeAdapterAbi,
      functionName: 'receiveWormholeMessages',
      args: [content, [], sender, Number(id), zeroHash],
    }),
  }),
  axelar: fromAdapter,
  polymer: fromAdapter,
  connext: fromAdapter,
};

/** The call by which the bridge delivers a message on its destination. For simulation only, because nobody but the bridge can make it. */
export function bringingCall(bridge: Bridge, message: BroughtMessage): BringingCall {
  const id = bridgeChainIdsOf(message.originChainId)?.[bridge];
  return BRING[bridge](message, {
    id: typeof id === 'bigint' ? id : 0n,
    sender: pad(message.adapter),
    content: concat([message.controller, message.payload]),
  });
}

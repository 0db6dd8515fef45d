import { bridgeAddresses } from '@althing/bindings/localBridges';
import { type Bridge, bridgeChainIdsOf } from '@althing/domain/bridges';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { concat, encodeAbiParameters, encodeFunctionData, pad, parseAbi, parseAbiParameters, toHex, zeroAddress } from 'viem';

const ABI = parseAbi([
  'function dispatch(uint32 destination, bytes32 recipient, bytes body, bytes metadata) payable returns (bytes32)',
  'struct Params { uint32 dstEid; bytes32 receiver; bytes message; bytes options; bool payInLzToken; }',
  'function send(Params params, address refund) payable',
  'struct TokenAmount { address token; uint256 amount; }',
  'struct Message { bytes receiver; bytes data; TokenAmount[] tokenAmounts; address feeToken; bytes extraArgs; }',
  'function ccipSend(uint64 selector, Message message) payable returns (bytes32)',
  'function callContract(string chain, string account, bytes payload)',
  'function publishMessage(uint32 nonce, bytes payload, uint8 consistency) payable returns (uint64)',
]);

export interface BareSend {
  destination: ChainId;
  receiver: Address;
  content: Hex;
  /** Of the delivery. */
  gasLimit: bigint;
  /** Gets what the bridge gives back. */
  refund: Address;
}

/** Bridges that anybody can give something. */
export type OpenBridge = Exclude<Bridge, 'polymer' | 'connext'>;

const numberOf = (bridge: Exclude<OpenBridge, 'axelar'>, chainId: ChainId) => bridgeChainIdsOf(chainId)![bridge] as bigint;

const SENDS: Readonly<Record<OpenBridge, (what: BareSend) => { to: Address; data: Hex }>> = {
  hyperlane({ destination, receiver, content, gasLimit, refund }) {
    const metadata = concat(['0x0001', toHex(0, { size: 32 }), toHex(gasLimit, { size: 32 }), refund]);
    const args = [Number(numberOf('hyperlane', destination)), pad(receiver), content, metadata] as const;
    return { to: bridgeAddresses.mailbox, data: encodeFunctionData({ abi: ABI, functionName: 'dispatch', args }) };
  },
  layerzero({ destination, receiver, content, gasLimit, refund }) {
    const options = concat(['0x000301001101', toHex(gasLimit, { size: 16 })]);
    const to = { dstEid: Number(numberOf('layerzero', destination)), receiver: pad(receiver) };
    const args = [{ ...to, message: content, options, payInLzToken: false }, refund] as const;
    return { to: bridgeAddresses.layerZeroEndpoint, data: encodeFunctionData({ abi: ABI, functionName: 'send', args }) };
  },
  ccip({ destination, receiver, content, gasLimit }) {
    const extraArgs = concat(['0x181dcf10', encodeAbiParameters(parseAbiParameters('uint256, bool'), [gasLimit, true])]);
    const message = { receiver: pad(receiver), data: content, tokenAmounts: [], feeToken: zeroAddress, extraArgs };
    const args = [numberOf('ccip', destination), message] as const;
    return { to: bridgeAddresses.ccipRouter, data: encodeFunctionData({ abi: ABI, functionName: 'ccipSend', args }) };
  },
  axelar({ destination, receiver, content }) {
    const args = [String(bridgeChainIdsOf(destination)!.axelar), receiver, content] as const;
    return { to: bridgeAddresses.axelarGateway, data: encodeFunctionData({ abi: ABI, functionName: 'callContract', args }) };
  },
  wormhole({ destination, content }) {
    const args = [0, concat([toHex(numberOf('wormhole', destination), { size: 2 }), content]), 1] as const;
    return { to: bridgeAddresses.wormholeCore, data: encodeFunctionData({ abi: ABI, functionName: 'publishMessage', args }) };
  },
};

/** What gives a bridge something without its adapter; Axelar is not paid for it, and Wormhole only publishes it, for whom it may concern. */
export const bareSend = (bridge: OpenBridge, what: BareSend) => SENDS[bridge](what);

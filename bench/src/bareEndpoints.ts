import { bridgeAddresses } from '@althing/bindings/localBridges';
import { type LocalClient, mined } from '@althing/devnet';
import { bridgeChainIdsOf } from '@althing/domain/bridges';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import {
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  encodePacked,
  pad,
  parseAbi,
  parseAbiParameters,
  size,
  toFunctionSelector,
  toHex,
  type TransactionReceipt,
  zeroAddress,
} from 'viem';

const ABI = parseAbi([
  'function quoteDispatch(uint32 destination, bytes32 recipient, bytes body, bytes metadata) view returns (uint256)',
  'function dispatch(uint32 destination, bytes32 recipient, bytes body, bytes metadata) payable returns (bytes32)',
  'struct Parameters { uint32 dstEid; bytes32 receiver; bytes message; bytes options; bool payInLzToken; }',
  'struct LzFee { uint256 nativeFee; uint256 lzTokenFee; }',
  'function quote(Parameters params, address sender) view returns (LzFee)',
  'function send(Parameters params, address refund) payable',
  'struct Amount { address token; uint256 amount; }',
  'struct Outgoing { bytes receiver; bytes data; Amount[] tokens; address feeToken; bytes extraArgs; }',
  'function getFee(uint64 selector, Outgoing message) view returns (uint256)',
  'function ccipSend(uint64 selector, Outgoing message) payable returns (bytes32)',
]);

/** What goes straight to a bridge, without anybody in between. */
export interface BareMessage {
  to: ChainId;
  receiver: Address;
  body: Hex;
  /** Of the delivery. */
  gasLimit: bigint;
}

type BareSend = (client: LocalClient, message: BareMessage) => Promise<TransactionReceipt>;

const { mailbox, layerZeroEndpoint, ccipRouter } = bridgeAddresses;

const hyperlane: BareSend = async (client, { to, receiver, body, gasLimit }) => {
  const refund = client.account.address;
  const metadata = encodePacked(['uint16', 'uint256', 'uint256', 'address'], [1, 0n, gasLimit, refund]);
  const args = [Number(bridgeChainIdsOf(to)!.hyperlane), pad(receiver), body, metadata] as const;
  const value = await client.readContract({ address: mailbox, abi: ABI, functionName: 'quoteDispatch', args });
  return mined(client, { to: mailbox, data: encodeFunctionData({ abi: ABI, functionName: 'dispatch', args }), value });
};

const layerzero: BareSend = async (client, { to, receiver, body, gasLimit }) => {
  const sender = client.account.address;
  const dstEid = Number(bridgeChainIdsOf(to)!.layerzero);
  const options = concat(['0x000301001101', toHex(gasLimit, { size: 16 })]);
  const params = { dstEid, receiver: pad(receiver), message: body, options, payInLzToken: false };
  const asked = { address: layerZeroEndpoint, abi: ABI, functionName: 'quote', args: [params, sender] } as const;
  const { nativeFee: value } = await client.readContract(asked);
  return mined(client, {
    to: layerZeroEndpoint,
    data: encodeFunctionData({ abi: ABI, functionName: 'send', args: [params, sender] }),
    value,
  });
};

const ccip: BareSend = async (client, { to, receiver, body, gasLimit }) => {
  const selector = BigInt(bridgeChainIdsOf(to)!.ccip!);
  const extraArgs = concat(['0x181dcf10', encodeAbiParameters(parseAbiParameters('uint256, bool'), [gasLimit, true])]);
  const message = { receiver: pad(receiver), data: body, tokens: [], feeToken: zeroAddress, extraArgs };
  const args = [selector, message] as const;
  const value = await client.readContract({ address: ccipRouter, abi: ABI, functionName: 'getFee', args });
  return mined(client, { to: ccipRouter, data: encodeFunctionData({ abi: ABI, functionName: 'ccipSend', args }), value });
};

/** How a message is given to each endpoint by an account itself, for exactly what it asks. */
export const bareSends = { hyperlane, layerzero, ccip };

/**
 * Takes whatever any of these endpoints brings and does nothing with it. It answers no call but two with anything but 0: to be asked
 * whether it receives for CCIP (ERC-165), and whether LayerZero may bring it something.
 */
export async function deployBareReceiver(client: LocalClient): Promise<Address> {
  const receives = toFunctionSelector('allowInitializePath((uint32,bytes32,uint64))');
  const asks = (selector: Hex): Hex => concat(['0x63', selector, '0x14']);
  const code = concat([
    '0x60043560e01c80', // the first four bytes of the argument, twice
    asks('0x01ffc9a7'),
    '0x90',
    asks('0x85572ffb'),
    '0x175f3560e01c', // either; and the function
    asks(receives),
    '0x175f5260205ff3', // any of the three is the answer
  ]);
  const data = concat(['0x60', toHex(size(code), { size: 1 }), '0x8060095f395ff3', code]);
  const { contractAddress } = await client.waitForTransactionReceipt({ hash: await client.sendTransaction({ data }) });
  return contractAddress!;
}

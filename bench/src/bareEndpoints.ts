import { bridgeAdaptersOf, hyperlaneAdapterAbi } from '@althing/bindings';
import { bareSend, type LocalClient, mined, type OpenBridge } from '@althing/devnet';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { concat, size, slice, toFunctionSelector, toHex, type TransactionReceipt } from 'viem';

/** What goes straight to a bridge, without anybody in between. */
export interface BareMessage {
  to: ChainId;
  receiver: Address;
  /** What an adapter would give the bridge: the controller's address and the message. */
  body: Hex;
  /** Of the delivery. */
  gasLimit: bigint;
}

const ADDRESS_BYTES = 20;

/** Gives a message to the bridge's endpoint by an account itself, for exactly what the bridge asks of its adapter. */
export async function sendBare(
  client: LocalClient,
  bridge: OpenBridge,
  { to, receiver, body, gasLimit }: BareMessage,
): Promise<TransactionReceipt> {
  const value = await client.readContract({
    address: bridgeAdaptersOf(client.chain.id)![bridge],
    abi: hyperlaneAdapterAbi,
    functionName: 'quoteMessage',
    args: [slice(body, 0, ADDRESS_BYTES), BigInt(to), gasLimit, slice(body, ADDRESS_BYTES), false],
  });
  const what = { destination: to, receiver, content: body, gasLimit, refund: client.account.address };
  return mined(client, { ...bareSend(bridge, what), value });
}

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

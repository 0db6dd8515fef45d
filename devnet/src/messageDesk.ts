import {
  bridgeAdaptersOf,
  encodeBridgeOptions,
  localTokenAbi,
  messageControllerAbi,
  payloadHashOf,
  platformAddresses,
} from '@althing/bindings';
import { type Bridge, BRIDGES } from '@althing/domain/bridges';
import type { Address, Hex } from '@althing/domain/units';
import { concat, encodeFunctionData, getAbiItem, keccak256, parseEventLogs, slice, toHex, type TransactionReceipt } from 'viem';
import { localAccount } from './accounts.ts';
import type { LocalClient } from './client.ts';
import { type ControllerOptions, foundController, mined, passSeconds } from './controllers.ts';

const FOUNDER = localAccount(0).address;
/** Enough for a controller to take a message. */
const DELIVERY_GAS = 200_000n;
/** Of a message over all bridges, with what each of them may take. */
const SENDING_GAS = 9_000_000n;
/** What fits into a block together: what does not would wait for the next transaction. */
const BLOCK_MESSAGES = 16;
/** Whoever gets nothing else on these chains. */
const REFUND: Address = '0x00000000000000000000000000000000000ba1ba';

/** Those with an endpoint on local chains. */
export const REACHED_BRIDGES: readonly Bridge[] = BRIDGES.filter((bridge) => bridge !== 'connext');

export interface SentMessage {
  receipt: TransactionReceipt;
  payload: Hex;
  /** Gets as much play money on the destination as the message says, and nothing else. */
  recipient: Address;
  /** Before it was sent. */
  history: Hex;
  /** The newest of the destination then. */
  destinationBlock: bigint;
}

export interface MessageState {
  votes: bigint;
  executableAt: bigint;
  executed: boolean;
}

interface Choice {
  bridges: readonly Bridge[];
  threshold: number;
  gasLimit?: bigint;
  /** What the calls of the message need, by its own word. */
  callGas?: number;
  /** A contract that the message calls instead of minting play money. */
  calls?: { target: Address; data: Hex };
}

type DeskOptions = Partial<Pick<ControllerOptions, 'minimum' | 'delay' | 'vetoer' | 'number'>>;

/** The message that a transaction has sent. */
export const payloadIn = ({ logs }: TransactionReceipt): Hex =>
  parseEventLogs({ abi: messageControllerAbi, logs, eventName: 'MessageSent' })[0]!.args.payload;

/** Somebody who founds controllers on local chains and sends messages from one of them to another. */
export class MessageDesk {
  readonly controller: Address;
  private readonly home: LocalClient;
  private readonly far: LocalClient;
  private number = 0;

  private constructor(home: LocalClient, far: LocalClient, controller: Address) {
    this.home = home;
    this.far = far;
    this.controller = controller;
  }

  /** The same organisation's controllers on two chains, which ask for so many bridges of each other. */
  static async open(home: LocalClient, far: LocalClient, { minimum = 2, ...options }: DeskOptions = {}): Promise<MessageDesk> {
    const [controller] = await Promise.all([
      foundController(home, { other: far.chain.id, bridges: REACHED_BRIDGES, minimum, ...options }),
      foundController(far, { other: home.chain.id, bridges: REACHED_BRIDGES, minimum, ...options }),
    ]);
    for (const client of [home, far]) await passSeconds(client, 2);
    return new MessageDesk(home, far, controller);
  }

  /** Asks the controller for the fees, and sends. */
  async send(choice: Choice): Promise<SentMessage> {
    const [sent] = await this.sendMany(choice, 1);
    return sent!;
  }

  /** Many at once, all asked for at the fees of the first. */
  async sendMany({ bridges, threshold, gasLimit = DELIVERY_GAS, callGas = 100_000, calls }: Choice, count: number): Promise<SentMessage[]> {
    const messages = Array.from({ length: count }, () => {
      const recipient = slice(keccak256(concat([this.controller, toHex((this.number += 1))])), 12);
      const mint = encodeFunctionData({ abi: localTokenAbi, functionName: 'mint', args: [recipient, 1n] });
      const { target, data } = calls ?? { target: platformAddresses.localGold, data: mint };
      return { recipient, message: { targets: [target], calldatas: [data], threshold, gasLimit: callGas } };
    });
    const at = { address: this.controller, abi: messageControllerAbi } as const;
    const history = await this.home.readContract({ ...at, functionName: 'history' });
    const destinationBlock = await this.far.getBlockNumber();
    const { legs, value } = await this.legs(messages[0]!.message, bridges, gasLimit);
    const nonce = await this.home.getTransactionCount({ address: FOUNDER });
    const send = async ({ message, recipient }: (typeof messages)[number], index: number): Promise<SentMessage> => {
      const args = [message, BigInt(this.far.chain.id), legs] as const;
      const data = encodeFunctionData({ abi: messageControllerAbi, functionName: 'sendMessage', args });
      const receipt = await mined(this.home, { to: this.controller, data, value, nonce: nonce + index, gas: SENDING_GAS });
      return { receipt, payload: payloadIn(receipt), recipient, history, destinationBlock };
    };
    const sent: SentMessage[] = [];
    for (let start = 0; start < count; start += BLOCK_MESSAGES) {
      const part = messages.slice(start, start + BLOCK_MESSAGES);
      sent.push(...(await Promise.all(part.map((each, index) => send(each, start + index)))));
    }
    return sent;
  }

  /** The last message that was sent, over other bridges. */
  async resend({ payload, history }: SentMessage, bridges: readonly Bridge[]): Promise<TransactionReceipt> {
    const message = { targets: [this.controller], calldatas: [payload], threshold: 1, gasLimit: 0 };
    const { legs, value } = await this.legs(message, bridges, DELIVERY_GAS);
    const args = [payload, history, [], legs] as const;
    const data = encodeFunctionData({ abi: messageControllerAbi, functionName: 'resendMessage', args });
    return mined(this.home, { to: this.controller, data, value: value * 2n });
  }

  /** What the destination says of it. */
  async stateOf({ payload }: Pick<SentMessage, 'payload'>): Promise<MessageState> {
    const args = [BigInt(this.home.chain.id), payload] as const;
    const [votes, executableAt, executed] = await this.far.readContract({
      address: this.controller,
      abi: messageControllerAbi,
      functionName: 'messageState',
      args,
    });
    return { votes, executableAt, executed };
  }

  /** How often the calls of a message were made. */
  mintedFor({ recipient }: SentMessage): Promise<bigint> {
    const token = { address: platformAddresses.localGold, abi: localTokenAbi } as const;
    return this.far.readContract({ ...token, functionName: 'balanceOf', args: [recipient] });
  }

  /** By what the destination knows it. */
  hashOf({ payload }: Pick<SentMessage, 'payload'>): Hex {
    return payloadHashOf(this.home.chain.id, payload);
  }

  /** The adapters that have brought a message to the destination, in their order. */
  async receivedBy(message: SentMessage): Promise<Address[]> {
    const event = getAbiItem({ abi: messageControllerAbi, name: 'MessageReceived' });
    const logs = await this.far.getLogs({ address: this.controller, event, args: { payloadHash: this.hashOf(message) }, fromBlock: 0n });
    return logs.map(({ args }) => args.adapter!);
  }

  /** Blocks of the destination in which bridges have brought anything to the controller since a message was sent. */
  async receiptsSince({ destinationBlock }: SentMessage): Promise<{ payloadHash: Hex; block: bigint }[]> {
    const event = getAbiItem({ abi: messageControllerAbi, name: 'MessageReceived' });
    const logs = await this.far.getLogs({ address: this.controller, event, fromBlock: destinationBlock + 1n });
    return logs.map(({ args, blockNumber }) => ({ payloadHash: args.payloadHash!, block: blockNumber }));
  }

  private async legs(message: MessageInput, bridges: readonly Bridge[], gasLimit: bigint) {
    const adapters = bridgeAdaptersOf(this.home.chain.id)!;
    const asked = [message, BigInt(this.far.chain.id), bridges.map((bridge) => adapters[bridge]), gasLimit] as const;
    const at = { address: this.controller, abi: messageControllerAbi } as const;
    const fees = await this.home.readContract({ ...at, functionName: 'quoteMessage', args: asked });
    const legs = bridges.map((bridge, index) => ({
      adapter: adapters[bridge],
      fee: fees[index]! * 2n,
      options: encodeBridgeOptions(bridge, { refund: REFUND, gasLimit, refundChainId: this.home.chain.id }),
    }));
    return { legs, value: legs.reduce((sum, { fee }) => sum + fee, 0n) };
  }
}

interface MessageInput {
  targets: Address[];
  calldatas: Hex[];
  threshold: number;
  gasLimit: number;
}

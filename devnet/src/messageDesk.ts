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
/** Gas for a controller to receive a message. */
const DELIVERY_GAS = 200_000n;
/** Gas for sending a message over all bridges. */
const SENDING_GAS = 9_000_000n;
/** Messages that fit into one block; more would wait until the next transaction makes a block. */
const BLOCK_MESSAGES = 16;
/** An account that receives nothing else on these chains. */
const REFUND: Address = '0x00000000000000000000000000000000000ba1ba';

/** Bridges with contracts on local chains. */
export const REACHED_BRIDGES: readonly Bridge[] = BRIDGES.filter((bridge) => bridge !== 'connext');

export interface SentMessage {
  receipt: TransactionReceipt;
  payload: Hex;
  /** An account to which the message mints test tokens on the destination, and nothing else. */
  recipient: Address;
  /** The controller's history before it was sent. */
  history: Hex;
  /** The newest block of the destination at that time. */
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
  /** Gas of the message's calls, as stated in the message. */
  callGas?: number;
  /** A call to make instead of minting test tokens. */
  calls?: { target: Address; data: Hex };
}

type DeskOptions = Partial<Pick<ControllerOptions, 'minimum' | 'delay' | 'vetoer' | 'number'>>;

/** The message that a transaction sent. */
export const payloadIn = ({ logs }: TransactionReceipt): Hex =>
  parseEventLogs({ abi: messageControllerAbi, logs, eventName: 'MessageSent' })[0]!.args.payload;

/** Founds controllers on local chains for tests, and sends messages between them. */
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

  /** Founds the controllers of one organisation on two chains, each requiring `minimum` bridges for the other. */
  static async open(home: LocalClient, far: LocalClient, { minimum = 2, ...options }: DeskOptions = {}): Promise<MessageDesk> {
    const [controller] = await Promise.all([
      foundController(home, { other: far.chain.id, bridges: REACHED_BRIDGES, minimum, ...options }),
      foundController(far, { other: home.chain.id, bridges: REACHED_BRIDGES, minimum, ...options }),
    ]);
    for (const client of [home, far]) await passSeconds(client, 2);
    return MessageDesk.at(home, far, controller);
  }

  /** @param controller - stands at this address on both chains. The first local account may send by it. */
  static at(home: LocalClient, far: LocalClient, controller: Address): MessageDesk {
    return new MessageDesk(home, far, controller);
  }

  /** Asks the controller for the fees, and sends a message. */
  async send(choice: Choice): Promise<SentMessage> {
    const [sent] = await this.sendMany(choice, 1);
    return sent!;
  }

  /** Sends many messages at once, all with the fees of the first. */
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

  /** Sends the last message again over other bridges. */
  async resend({ payload, history }: SentMessage, bridges: readonly Bridge[]): Promise<TransactionReceipt> {
    const message = { targets: [this.controller], calldatas: [payload], threshold: 1, gasLimit: 0 };
    const { legs, value } = await this.legs(message, bridges, DELIVERY_GAS);
    const args = [payload, history, [], legs] as const;
    const data = encodeFunctionData({ abi: messageControllerAbi, functionName: 'resendMessage', args });
    return mined(this.home, { to: this.controller, data, value: value * 2n });
  }

  /** The destination's state of a message. */
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

  /** The hash by which the destination identifies a message. */
  hashOf({ payload }: Pick<SentMessage, 'payload'>): Hex {
    return payloadHashOf(this.home.chain.id, payload);
  }

  /** The adapters that have delivered a message to the destination, in order. */
  async receivedBy(message: SentMessage): Promise<Address[]> {
    const event = getAbiItem({ abi: messageControllerAbi, name: 'MessageReceived' });
    const logs = await this.far.getLogs({ address: this.controller, event, args: { payloadHash: this.hashOf(message) }, fromBlock: 0n });
    return logs.map(({ args }) => args.adapter!);
  }

  /** Deliveries to the destination's controller since a message was sent, with their blocks. */
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

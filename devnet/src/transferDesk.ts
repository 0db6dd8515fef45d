import {
  assetControllerAbi,
  bridgeAdaptersOf,
  encodeBridgeOptions,
  encodeTransferPayload,
  hyperlaneAdapterAbi,
  tokenAbi,
} from '@althing/bindings';
import type { Bridge } from '@althing/domain/bridges';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { encodeFunctionData, parseEventLogs, type TransactionReceipt, zeroAddress } from 'viem';
import type { localAccount } from './accounts.ts';
import { deliveriesIn, type Delivery } from './bridges/relay.ts';
import type { LocalClient } from './client.ts';
import { mined, passSeconds } from './controllers.ts';

/** Gas for a controller to receive a transfer and to mint for its recipient, but not to unwrap. */
const DELIVERY_GAS = 400_000n;

/**
 * Not estimated: an estimate uses the time of the last block. If that block moved the token too, the estimated transfer adds no entry to the token's
 * history,
 * but the real one, which is later, does.
 */
const CALL_GAS = 3_000_000n;

export type LocalAccount = ReturnType<typeof localAccount>;

interface Way {
  from: ChainId;
  to: ChainId;
}

export interface CarriageChoice extends Way {
  bridges: readonly Bridge[];
  /** Gets back what bridges do not need. */
  payer: Address;
  /** Gas for the delivery. */
  gasLimit?: bigint;
  /** Wei given to each bridge in addition to its fee. */
  surplus?: bigint;
}

export interface TransferChoice extends Omit<CarriageChoice, 'payer'> {
  sender: LocalAccount;
  recipient: Address;
  amount: bigint;
  /** How many bridges have to agree; 1 for a single bridge. */
  threshold?: number;
  unwrap?: boolean;
}

export interface SentTransfer extends Way {
  receipt: TransactionReceipt;
  payload: Hex;
  transferId: Hex;
}

const asArgument = ({ to, recipient, amount, threshold = 1, unwrap = false }: TransferChoice) => ({
  recipient,
  threshold,
  unwrap,
  amount,
  destinationChain: BigInt(to),
});

/** Sends transfers from a token's controllers on local chains for tests, and has bridges deliver them on demand. */
export class TransferDesk {
  readonly controller: Address;
  private readonly clients: ReadonlyMap<ChainId, LocalClient>;

  /** @param controller - has the same address on every chain. */
  constructor(controller: Address, clients: readonly LocalClient[]) {
    this.controller = controller;
    this.clients = new Map(clients.map((client) => [client.chain.id, client]));
  }

  on(chainId: ChainId): LocalClient {
    return this.clients.get(chainId)!;
  }

  /** Asks the adapters for their fees. */
  async carriage({ from, to, bridges, payer, gasLimit = DELIVERY_GAS, surplus = 0n }: CarriageChoice) {
    const adapters = bridgeAdaptersOf(from)!;
    const any = { nonce: 0, sentAt: 0, destinationChainId: to, threshold: 1, recipient: payer, amount: 1n, unwrap: false };
    const args = [this.controller, BigInt(to), gasLimit, encodeTransferPayload(any), true] as const;
    const quoteOf = (bridge: Bridge) =>
      this.on(from).readContract({ address: adapters[bridge], abi: hyperlaneAdapterAbi, functionName: 'quoteMessage', args });
    const fees = await Promise.all(bridges.map(quoteOf));
    const legs = bridges.map((bridge, index) => ({
      adapter: adapters[bridge],
      fee: fees[index]! + surplus,
      options: encodeBridgeOptions(bridge, { refund: payer, gasLimit, refundChainId: from }),
    }));
    return { legs, value: legs.reduce((sum, { fee }) => sum + fee, 0n) };
  }

  async send(choice: TransferChoice): Promise<SentTransfer> {
    const { from, sender } = choice;
    const { legs, value } = await this.carriage({ ...choice, payer: sender.address });
    const data = encodeFunctionData({ abi: assetControllerAbi, functionName: 'transferTo', args: [asArgument(choice), legs] });
    return this.sentIn(await mined(this.on(from), { account: sender, to: this.controller, data, value, gas: CALL_GAS }), choice);
  }

  /** The transfer that a transaction sent, whoever called the controller. */
  sentIn(receipt: TransactionReceipt, { from, to }: Way): SentTransfer {
    const [sent] = parseEventLogs({ abi: assetControllerAbi, logs: receipt.logs, eventName: 'TransferSent' });
    const { payload, transferId } = sent!.args;
    return { from, to, receipt, payload, transferId };
  }

  /** Sends a transfer again over other bridges; the new receipt is that of this transaction. */
  async resend(sent: SentTransfer, payer: LocalAccount, bridges: readonly Bridge[]): Promise<SentTransfer> {
    const { legs, value } = await this.carriage({ ...sent, bridges, payer: payer.address });
    const data = encodeFunctionData({ abi: assetControllerAbi, functionName: 'resendTransfer', args: [sent.payload, legs] });
    return { ...sent, receipt: await mined(this.on(sent.from), { account: payer, to: this.controller, data, value }) };
  }

  deliveryBy({ from, receipt }: Pick<SentTransfer, 'from' | 'receipt'>, bridge: Bridge): Delivery {
    const delivery = deliveriesIn(this.on(from), receipt).find((each) => each.bridge === bridge);
    if (!delivery) throw new Error(`${bridge} was given nothing in ${receipt.transactionHash}`);
    return delivery;
  }

  /** Delivers what a bridge was given, once the destination's clock is past the time of sending. @throws where it is refused. */
  async deliver(sent: SentTransfer, bridge: Bridge): Promise<TransactionReceipt> {
    await this.catchUp(sent);
    return this.deliveryBy(sent, bridge).deliver(this.on(sent.to));
  }

  /** Moves the destination's clock past the time of sending, because transfers from the future are refused. */
  async catchUp({ from, to, receipt }: SentTransfer): Promise<void> {
    const { timestamp: sentAt } = await this.on(from).getBlock({ blockNumber: receipt.blockNumber });
    const { timestamp } = await this.on(to).getBlock();
    if (timestamp <= sentAt) await passSeconds(this.on(to), Number(sentAt - timestamp) + 1);
  }

  /** @throws the controller's reason where it refuses. */
  async execute({ from, to, payload }: Pick<SentTransfer, 'from' | 'to' | 'payload'>, by?: LocalAccount): Promise<TransactionReceipt> {
    const data = encodeFunctionData({ abi: assetControllerAbi, functionName: 'execute', args: [BigInt(from), payload] });
    const call = { to: this.controller, data, gas: CALL_GAS, ...(by && { account: by }) };
    await this.on(to).call(call);
    return mined(this.on(to), call);
  }

  /** The destination's state of a transfer. */
  async stateOf({ from, to, payload }: Pick<SentTransfer, 'from' | 'to' | 'payload'>): Promise<{ votes: bigint; executed: boolean }> {
    const args = [BigInt(from), payload] as const;
    const at = { address: this.controller, abi: assetControllerAbi } as const;
    const [votes, executed] = await this.on(to).readContract({ ...at, functionName: 'transferState', args });
    return { votes, executed };
  }

  /** @param bridge - absent for the limit of several bridges together. */
  limitOf(chainId: ChainId, kind: 'minting' | 'burning', bridge?: Bridge): Promise<bigint> {
    const adapter = bridge ? bridgeAdaptersOf(chainId)![bridge] : zeroAddress;
    const at = { address: this.controller, abi: assetControllerAbi } as const;
    return this.on(chainId).readContract({ ...at, functionName: `${kind}CurrentLimitOf`, args: [adapter] });
  }

  balanceOf(chainId: ChainId, token: Address, account: Address): Promise<bigint> {
    return this.on(chainId).readContract({ address: token, abi: tokenAbi, functionName: 'balanceOf', args: [account] });
  }

  supplyOf(chainId: ChainId, token: Address): Promise<bigint> {
    return this.on(chainId).readContract({ address: token, abi: tokenAbi, functionName: 'totalSupply' });
  }
}

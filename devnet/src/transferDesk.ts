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

/** Enough for a controller to take a transfer and to give its recipient new tokens, but not to unwrap them. */
const DELIVERY_GAS = 400_000n;

/**
 * An estimate is made for the time of the last block: where that moved the token as well, its history gets no new entry then, but does when the
 * transfer is sent.
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
  /** Of a delivery. */
  gasLimit?: bigint;
  /** What each bridge is given besides what it asks, in wei. */
  surplus?: bigint;
}

export interface TransferChoice extends Omit<CarriageChoice, 'payer'> {
  sender: LocalAccount;
  recipient: Address;
  amount: bigint;
  /** How many bridges have to agree; 1 for one alone. */
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

/** Somebody who sends transfers from a token's controllers on local chains, and has bridges bring them when told to. */
export class TransferDesk {
  readonly controller: Address;
  private readonly clients: ReadonlyMap<ChainId, LocalClient>;

  /** @param controller - at the same address on every chain. */
  constructor(controller: Address, clients: readonly LocalClient[]) {
    this.controller = controller;
    this.clients = new Map(clients.map((client) => [client.chain.id, client]));
  }

  on(chainId: ChainId): LocalClient {
    return this.clients.get(chainId)!;
  }

  /** Asks the adapters what they want. */
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

  /** The transfer of a transaction, whoever called the controller in it. */
  sentIn(receipt: TransactionReceipt, { from, to }: Way): SentTransfer {
    const [sent] = parseEventLogs({ abi: assetControllerAbi, logs: receipt.logs, eventName: 'TransferSent' });
    const { payload, transferId } = sent!.args;
    return { from, to, receipt, payload, transferId };
  }

  /** Over other bridges; the receipt is what they were given. */
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

  /** Brings what a bridge was given, once the destination's clock is past the time of sending. @throws where it is refused. */
  async deliver(sent: SentTransfer, bridge: Bridge): Promise<TransactionReceipt> {
    await this.catchUp(sent);
    return this.deliveryBy(sent, bridge).deliver(this.on(sent.to));
  }

  /** The destination's clock goes past the time of sending: until then it gives nobody anything. */
  async catchUp({ from, to, receipt }: SentTransfer): Promise<void> {
    const { timestamp: sentAt } = await this.on(from).getBlock({ blockNumber: receipt.blockNumber });
    const { timestamp } = await this.on(to).getBlock();
    if (timestamp <= sentAt) await passSeconds(this.on(to), Number(sentAt - timestamp) + 1);
  }

  /** @throws where the controller refuses, with its reason. */
  async execute({ from, to, payload }: Pick<SentTransfer, 'from' | 'to' | 'payload'>, by?: LocalAccount): Promise<TransactionReceipt> {
    const data = encodeFunctionData({ abi: assetControllerAbi, functionName: 'execute', args: [BigInt(from), payload] });
    const call = { to: this.controller, data, gas: CALL_GAS, ...(by && { account: by }) };
    await this.on(to).call(call);
    return mined(this.on(to), call);
  }

  /** What the destination says of it. */
  async stateOf({ from, to, payload }: Pick<SentTransfer, 'from' | 'to' | 'payload'>): Promise<{ votes: bigint; executed: boolean }> {
    const args = [BigInt(from), payload] as const;
    const at = { address: this.controller, abi: assetControllerAbi } as const;
    const [votes, executed] = await this.on(to).readContract({ ...at, functionName: 'transferState', args });
    return { votes, executed };
  }

  /** @param bridge - nobody for what several may do together. */
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

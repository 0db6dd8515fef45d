import { encodeBridgeOptions, localTokenAbi, messageControllerAbi, platformAddresses } from '@althing/bindings';
import { foundController, mined } from '@althing/devnet';
import type { Bridge } from '@althing/domain/bridges';
import { bridgeTransactionDetail } from '@althing/domain/http';
import type { Address, Hex } from '@althing/domain/units';
import { type Abi, encodeFunctionData, parseEventLogs, type TransactionReceipt, zeroAddress } from 'viem';
import { adapters, ALPHA, BETA, BridgeSite, FOUNDER, REFUND, type Sent, startGround } from './bridgeSite.ts';

/** Of whichever function a test names. */
const CONTROLLER_ABI: Abi = messageControllerAbi;
const DELIVERY_GAS = 200_000n;

/** What the controllers take from bridges. */
const APPROVED: readonly Bridge[] = ['hyperlane', 'axelar', 'polymer'];

interface SendOptions {
  threshold?: number;
  /** Of one of the legs, too little for it. */
  underpaid?: Bridge;
  /** For the delivery. */
  gasLimit?: bigint;
}

interface ControllerOptions {
  minimum: number;
  bridges?: readonly Bridge[];
  delay?: number;
  vetoer?: Address;
}

/** Message controllers. */
export class MessageSite extends BridgeSite {
  private amount = 0n;
  private founded = 0;

  static async start(name: string): Promise<MessageSite> {
    return new MessageSite(await startGround(name));
  }

  protected contracts() {
    return [{ address: this.controller, kind: 'messageController' }] as const;
  }

  /** Controllers at the same address on both chains. */
  async found({ minimum, bridges = APPROVED, delay = 0, vetoer = zeroAddress }: ControllerOptions): Promise<Address> {
    const number = (this.founded += 1);
    for (const [{ client }, other] of [
      [this.home, BETA],
      [this.far, ALPHA],
    ] as const) {
      this.controller = await foundController(client, { other, minimum, bridges, delay, vetoer, number });
    }
    await this.pass(2);
    return this.controller;
  }

  private legsFor(bridges: readonly Bridge[], fees: readonly bigint[], { underpaid, gasLimit = DELIVERY_GAS }: SendOptions = {}) {
    return bridges.map((bridge, index) => ({
      adapter: adapters[bridge],
      fee: bridge === underpaid ? 0n : fees[index]!,
      options: encodeBridgeOptions(bridge, { refund: REFUND, gasLimit, refundChainId: ALPHA }),
    }));
  }

  private async legs(bridges: readonly Bridge[], message: Parameters<MessageSite['quote']>[0], options: SendOptions = {}) {
    return this.legsFor(bridges, await this.quote(message, bridges), options);
  }

  private quote(message: { targets: Address[]; calldatas: Hex[]; threshold: number; gasLimit: number }, bridges: readonly Bridge[]) {
    const args = [message, BigInt(BETA), bridges.map((bridge) => adapters[bridge]), DELIVERY_GAS] as const;
    return this.home.client.readContract({ address: this.controller, abi: messageControllerAbi, functionName: 'quoteMessage', args });
  }

  /** One more unit of play money for somebody on the other chain. */
  private message(threshold: number) {
    const mint = encodeFunctionData({ abi: localTokenAbi, functionName: 'mint', args: [REFUND, (this.amount += 1n)] });
    return { targets: [platformAddresses.localGold], calldatas: [mint], threshold, gasLimit: 100_000 };
  }

  async send(bridges: readonly Bridge[], options: SendOptions = {}): Promise<Sent> {
    const message = this.message(options.threshold ?? 1);
    const legs = await this.legs(bridges, message, options);
    const data = encodeFunctionData({ abi: messageControllerAbi, functionName: 'sendMessage', args: [message, BigInt(BETA), legs] });
    return this.sent(data, legs);
  }

  /** The same votes at every call, for a governor that does not know whoever sends them. */
  async sendVotes(bridges: readonly Bridge[]): Promise<Sent> {
    const controller = { address: this.controller, abi: messageControllerAbi } as const;
    const asked = [BigInt(BETA), bridges.map((bridge) => adapters[bridge]), DELIVERY_GAS] as const;
    const legs = this.legsFor(bridges, await this.home.client.readContract({ ...controller, functionName: 'quoteVotes', args: asked }));
    const votes = { proposalId: 1n, timepoint: 2n, supply: 3n, voter: FOUNDER, weights: [0n, 3n, 0n] } as const;
    const args = [BigInt(BETA), REFUND, votes, { legs, threshold: 1, refund: REFUND }] as const;
    const data = encodeFunctionData({ ...controller, functionName: 'sendVotes', args });
    return this.sent(data, legs);
  }

  private async sent(data: Hex, legs: readonly { fee: bigint }[]): Promise<Sent> {
    const value = legs.reduce((sum, { fee }) => sum + fee, 0n);
    const receipt = await mined(this.home.client, { to: this.controller, data, value });
    const [sent] = parseEventLogs({ abi: messageControllerAbi, logs: receipt.logs, eventName: 'MessageSent' });
    const { messageId, payload } = sent!.args;
    return { receipt, messageId, payload };
  }

  /** To further bridges, with what the API tells for it. */
  async resend(sent: Sent, bridges: readonly Bridge[]): Promise<TransactionReceipt> {
    const legs = await this.legs(bridges, this.message(1));
    const { originTransactionInputData, resending } = bridgeTransactionDetail.parse(
      await this.transactions.find((await this.told(sent)).id),
    );
    const { historyBefore, later } = resending!;
    const args = [originTransactionInputData as Hex, historyBefore as Hex, later as Hex[], legs] as const;
    const data = encodeFunctionData({ abi: messageControllerAbi, functionName: 'resendMessage', args });
    return mined(this.home.client, { to: this.controller, data, value: legs.reduce((sum, { fee }) => sum + fee, 0n) });
  }

  execute({ payload }: Sent): Promise<TransactionReceipt> {
    return this.there('execute', [BigInt(ALPHA), payload]);
  }

  /** A call of the controller on the destination. */
  there(functionName: string, args: readonly unknown[] = []): Promise<TransactionReceipt> {
    const data = encodeFunctionData({ abi: CONTROLLER_ABI, functionName, args });
    return mined(this.far.client, { to: this.controller, data });
  }
}

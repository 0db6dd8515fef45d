import { bridgeAdaptersOf, encodeBridgeOptions, localTokenAbi, messageControllerAbi, platformAddresses } from '@althing/bindings';
import { deliveriesIn, foundController, type LocalChain, localAccount, type LocalClient, localClient, mined, rpc } from '@althing/devnet';
import type { Bridge } from '@althing/domain/bridges';
import { type BridgeTransaction, bridgeTransaction, bridgeTransactionDetail } from '@althing/domain/http';
import type { Address, Hex } from '@althing/domain/units';
import type { Pool } from 'pg';
import { type Abi, encodeFunctionData, parseEventLogs, type TransactionReceipt, zeroAddress } from 'viem';
import { vi } from 'vitest';
import { createIndexer, type Indexer, indexedRoots } from '../../src/indexer/index.ts';
import { type BridgeTransactions, createBridgeTransactions, type TransactionFilter } from '../../src/store/bridges/transactions.ts';
import { createOutbox } from '../../src/store/outbox/outbox.ts';
import { everythingPlanned, startTestChain, startTestPostgres, type TestPostgres } from './services.ts';

/** Of whichever function a test names. */
const CONTROLLER_ABI: Abi = messageControllerAbi;

export const [ALPHA, BETA] = [31337, 31338] as const;
export const FOUNDER = localAccount(0).address;
const REFUND: Address = '0x00000000000000000000000000000000000ba1ba';
const DELIVERY_GAS = 200_000n;
const silent = () => undefined;

/** Whose the controllers are. */
export const ORGANISATION = '0190a0b0-0000-7000-8000-000000000001';

export const adapters = bridgeAdaptersOf(ALPHA)!;

/** What the controllers take from bridges. */
export const APPROVED: readonly Bridge[] = ['hyperlane', 'axelar', 'polymer'];

export interface Sent {
  receipt: TransactionReceipt;
  messageId: Hex;
  payload: Hex;
}

export interface SendOptions {
  threshold?: number;
  /** Of one of the legs, too little for it. */
  underpaid?: Bridge;
}

interface ControllerOptions {
  minimum: number;
  delay?: number;
  vetoer?: Address;
}

/** A chain and whoever acts there. */
export interface Side {
  chain: LocalChain;
  client: LocalClient;
}

/** One organisation's controllers on two chains with the bridges' real endpoints, an indexer that reads both, and what is told of them. */
export class MessageSite {
  readonly home: Side;
  readonly far: Side;
  readonly pool: Pool;
  readonly url: string;
  readonly transactions: BridgeTransactions;
  controller: Address = zeroAddress;
  private readonly postgres: TestPostgres;
  private indexer: Indexer | undefined;
  private amount = 0n;
  private founded = 0;

  private constructor(postgres: TestPostgres, { url, pool }: { url: string; pool: Pool }, sides: readonly [Side, Side]) {
    this.postgres = postgres;
    this.url = url;
    this.pool = pool;
    [this.home, this.far] = sides;
    this.transactions = createBridgeTransactions(pool, () => Date.now() / 1000);
  }

  static async start(name: string): Promise<MessageSite> {
    const [postgres, ...chains] = await Promise.all([startTestPostgres(), startTestChain(ALPHA), startTestChain(BETA)]);
    const [home, far] = chains.map((chain): Side => ({ chain, client: localClient(chain) })) as [Side, Side];
    return new MessageSite(postgres, await postgres.createDatabase(name), [home, far]);
  }

  async stop(): Promise<void> {
    await this.indexer?.stop();
    await Promise.all([this.home, this.far].map(({ chain }) => chain.stop()));
    await this.postgres.stop();
  }

  private get sides(): readonly Side[] {
    return [this.home, this.far];
  }

  /** Reads both chains from now on, where the first controller stands as well. */
  follow(): void {
    const chains = this.sides.map(({ chain, client }) => ({
      chainId: client.chain.id,
      rpcUrls: [chain.url],
      roots: [...indexedRoots(client.chain.id), { address: this.controller, kind: 'messageController' as const }],
      local: true,
      pollMs: 20,
    }));
    this.indexer = createIndexer(chains, {
      pool: this.pool,
      log: { info: silent, warn: silent, error: silent },
      metrics: { head: silent, reorg: silent, rpcError: silent, indexed: silent, repaired: silent },
      organisationsOf: async (_client, _chainId, addresses) =>
        addresses.includes(this.controller.toLowerCase() as Hex) ? [ORGANISATION] : [],
      plans: everythingPlanned,
    });
    this.indexer.start();
  }

  /** Until the newest block of both chains is indexed. */
  async indexed(): Promise<void> {
    for (const { client } of this.sides) {
      const { hash } = await client.getBlock();
      await vi.waitFor(
        async () => {
          const { rows } = await this.pool.query(`select from chain.cursor where chain_id = $1 and '0x' || encode(hash, 'hex') = $2`, [
            client.chain.id,
            hash,
          ]);
          if (rows.length === 0) throw new Error(`The newest block of ${client.chain.name} is not indexed`);
        },
        { timeout: 15_000, interval: 10 },
      );
    }
  }

  /** Topics of the news since `id`, and where it ends. */
  async newsSince(id: number): Promise<{ topics: Set<string>; end: number }> {
    await this.indexed();
    const news = await createOutbox(this.pool).after(id, 1_000);
    return { topics: new Set(news.map(({ topic }) => topic)), end: news.at(-1)?.id ?? id };
  }

  /** All that is told under these filters, each as the API tells it. */
  async list(filter: Partial<TransactionFilter> = {}): Promise<BridgeTransaction[]> {
    await this.indexed();
    const { items } = await this.transactions.list({ limit: 100, ...filter });
    return items.map((item) => bridgeTransaction.parse(item));
  }

  /** The sending of this message. */
  async told({ messageId }: Pick<Sent, 'messageId'>): Promise<BridgeTransaction> {
    const found = (await this.list({ hash: messageId })).find(({ isResend }) => !isResend);
    if (!found) throw new Error('The message is not told');
    return found;
  }

  /** Controllers at the same address on both chains. */
  async found({ minimum, delay = 0, vetoer = zeroAddress }: ControllerOptions): Promise<Address> {
    const number = (this.founded += 1);
    for (const [{ client }, other] of [
      [this.home, BETA],
      [this.far, ALPHA],
    ] as const) {
      this.controller = await foundController(client, { other, minimum, bridges: APPROVED, delay, vetoer, number });
    }
    await this.pass(2);
    return this.controller;
  }

  /** Takes back a block and all after it. */
  async rollBack({ client, chain }: Side, block: bigint): Promise<void> {
    await rpc(chain.url, 'anvil_rollback', [Number((await client.getBlockNumber()) - block) + 1]);
  }

  /** On the destination. */
  async pass(seconds: number): Promise<void> {
    await this.far.client.increaseTime({ seconds });
    await this.far.client.mine({ blocks: 1 });
  }

  private legsFor(bridges: readonly Bridge[], fees: readonly bigint[], underpaid?: Bridge) {
    return bridges.map((bridge, index) => ({
      adapter: adapters[bridge],
      fee: bridge === underpaid ? 0n : fees[index]!,
      options: encodeBridgeOptions(bridge, { refund: REFUND, gasLimit: DELIVERY_GAS, refundChainId: ALPHA }),
    }));
  }

  private async legs(bridges: readonly Bridge[], message: Parameters<MessageSite['quote']>[0], underpaid?: Bridge) {
    return this.legsFor(bridges, await this.quote(message, bridges), underpaid);
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

  async send(bridges: readonly Bridge[], { threshold = 1, underpaid }: SendOptions = {}): Promise<Sent> {
    const message = this.message(threshold);
    const legs = await this.legs(bridges, message, underpaid);
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

  /** One bridge brings what a transaction gave it. */
  async deliver(receipt: TransactionReceipt, bridge: Bridge): Promise<TransactionReceipt> {
    const delivery = deliveriesIn(this.home.client, receipt).find((each) => each.bridge === bridge);
    if (!delivery) throw new Error(`${bridge} has taken nothing`);
    return delivery.deliver(this.far.client);
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

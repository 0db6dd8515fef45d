import { bridgeAdaptersOf } from '@althing/bindings';
import { deliveriesIn, type LocalChain, localAccount, type LocalClient, localClient, rpc } from '@althing/devnet';
import type { Bridge } from '@althing/domain/bridges';
import { type BridgeTransaction, bridgeTransaction } from '@althing/domain/http';
import type { Address, Hex } from '@althing/domain/units';
import type { Pool } from 'pg';
import { createPublicClient, http, type TransactionReceipt, zeroAddress } from 'viem';
import { vi } from 'vitest';
import { readToken } from '../../src/chains/readToken.ts';
import { createIndexer, type Indexer, indexedRoots } from '../../src/indexer/index.ts';
import type { Root } from '../../src/indexer/source.ts';
import type { Scan } from '../../src/indexer/sync/range.ts';
import { type BridgeTransactions, createBridgeTransactions, type TransactionFilter } from '../../src/store/bridges/transactions.ts';
import { createOutbox } from '../../src/store/outbox/outbox.ts';
import { createTokens, type Tokens } from '../../src/store/tokens.ts';
import { everythingPlanned, startTestChain, startTestPostgres, type TestPostgres } from './services.ts';

export const [ALPHA, BETA] = [31337, 31338] as const;
export const FOUNDER = localAccount(0).address;
export const REFUND: Address = '0x00000000000000000000000000000000000ba1ba';
const silent = () => undefined;

/** Whose the controllers are. */
export const ORGANISATION = '0190a0b0-0000-7000-8000-000000000001';

export const adapters = bridgeAdaptersOf(ALPHA)!;

export interface Sent {
  receipt: TransactionReceipt;
  messageId: Hex;
  payload: Hex;
}

/** A chain and whoever acts there. */
export interface Side {
  chain: LocalChain;
  client: LocalClient;
}

/** Where a site stands. */
export interface Ground {
  postgres: TestPostgres;
  database: { url: string; pool: Pool };
  sides: readonly [Side, Side];
}

export async function startGround(name: string): Promise<Ground> {
  const [postgres, ...chains] = await Promise.all([startTestPostgres(), startTestChain(ALPHA), startTestChain(BETA)]);
  const sides = chains.map((chain): Side => ({ chain, client: localClient(chain) })) as [Side, Side];
  return { postgres, database: await postgres.createDatabase(name), sides };
}

/** One organisation's controllers on two chains with the bridges' real endpoints, an indexer that reads both, and what is told of them. */
export abstract class BridgeSite {
  readonly home: Side;
  readonly far: Side;
  readonly pool: Pool;
  readonly url: string;
  readonly transactions: BridgeTransactions;
  controller: Address = zeroAddress;
  private readonly tokens: Tokens;
  private readonly postgres: TestPostgres;
  private indexer: Indexer | undefined;

  constructor({ postgres, database, sides }: Ground) {
    this.postgres = postgres;
    this.url = database.url;
    this.pool = database.pool;
    [this.home, this.far] = sides;
    const wallClock = () => Date.now() / 1000;
    this.tokens = createTokens(
      this.pool,
      (chainId, address) => readToken(createPublicClient({ transport: http(this.at(chainId).chain.url) }), address),
      wallClock,
    );
    this.transactions = createBridgeTransactions(this.pool, this.tokens, wallClock);
  }

  async stop(): Promise<void> {
    await this.indexer?.stop();
    await Promise.all([this.home, this.far].map(({ chain }) => chain.stop()));
    await this.postgres.stop();
  }

  protected get sides(): readonly Side[] {
    return [this.home, this.far];
  }

  private at(chainId: number): Side {
    return chainId === ALPHA ? this.home : this.far;
  }

  /** What is read besides what the platform announces. */
  protected abstract contracts(): readonly Root[];

  /** Both chains, as an indexer reads them. */
  chains(scan: Scan = { type: 'everything' }) {
    return this.sides.map(({ chain, client }) => ({
      chainId: client.chain.id,
      rpcUrls: [chain.url],
      roots: [...indexedRoots(client.chain.id), ...this.contracts()],
      local: true,
      scan,
      pollMs: 20,
      claimsEveryMs: 100,
    }));
  }

  /** Reads both chains from now on, where the first controller stands as well. */
  follow(scan?: Scan): void {
    this.indexer = this.indexerInto(this.pool, scan);
    this.indexer.start();
  }

  /** An indexer of both chains that is not started. */
  private indexerInto(pool: Pool, scan?: Scan): Indexer {
    return createIndexer(this.chains(scan), {
      pool,
      log: { info: silent, warn: silent, error: silent },
      metrics: { head: silent, reorg: silent, rpcError: silent, indexed: silent, repaired: silent },
      organisationsOf: async (_client, _chainId, addresses) =>
        addresses.includes(this.controller.toLowerCase() as Hex) ? [ORGANISATION] : [],
      plans: everythingPlanned,
    });
  }

  /** What is told where both chains are read from the beginning into another database, once it is as expected. */
  async builtAnew(name: string, isRight: (told: readonly BridgeTransaction[]) => void): Promise<void> {
    const { pool } = await this.postgres.createDatabase(name);
    const transactions = createBridgeTransactions(pool, this.tokens, () => Date.now() / 1000);
    const indexer = this.indexerInto(pool);
    indexer.start();
    try {
      await vi.waitFor(async () => isRight((await transactions.list({ limit: 100 })).items), { timeout: 60_000, interval: 50 });
    } finally {
      await indexer.stop();
    }
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
        { timeout: 60_000, interval: 10 },
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

  /** Takes back a block and all after it. */
  async rollBack({ client, chain }: Side, block: bigint): Promise<void> {
    await rpc(chain.url, 'anvil_rollback', [Number((await client.getBlockNumber()) - block) + 1]);
  }

  /** On the destination. */
  async pass(seconds: number): Promise<void> {
    await this.far.client.increaseTime({ seconds });
    await this.far.client.mine({ blocks: 1 });
  }

  /** One bridge brings what a transaction gave it. */
  async deliver(receipt: TransactionReceipt, bridge: Bridge): Promise<TransactionReceipt> {
    const delivery = deliveriesIn(this.home.client, receipt).find((each) => each.bridge === bridge);
    if (!delivery) throw new Error(`${bridge} has taken nothing`);
    return delivery.deliver(this.far.client);
  }
}

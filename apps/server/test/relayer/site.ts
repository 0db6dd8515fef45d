import { type LocalClient, localClient, MessageDesk, type SentMessage } from '@althing/devnet';
import type { ChainId } from '@althing/domain/units';
import type { Pool } from 'pg';
import { vi } from 'vitest';
import { runMigrations } from '../../src/store/migrate.ts';
import { createTestPool } from '../indexer/services.ts';
import { startTestChain, type TestChain } from '../support/chain.ts';
import { startTestCluster, type TestCluster } from '../support/database.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

export const CHAIN_IDS: readonly ChainId[] = [31337, 31338, 31339];
const PATIENCE = { timeout: 60_000, interval: 20 };

/** Three chains with bridges, a database, and servers that relay. */
export class RelayerSite {
  readonly chains: readonly TestChain[];
  readonly clients: readonly LocalClient[];
  readonly pool: Pool;
  readonly databaseUrl: string;
  private readonly cluster: TestCluster;

  private constructor(chains: readonly TestChain[], cluster: TestCluster, databaseUrl: string) {
    this.chains = chains;
    this.clients = chains.map((chain) => localClient(chain));
    this.cluster = cluster;
    this.databaseUrl = databaseUrl;
    this.pool = createTestPool(databaseUrl, 4);
  }

  static async start(): Promise<RelayerSite> {
    const [cluster, ...chains] = await Promise.all([startTestCluster(), ...CHAIN_IDS.map((id) => startTestChain(id))] as const);
    return new RelayerSite(chains, cluster, await cluster.createDatabase());
  }

  async stop(): Promise<void> {
    await this.pool.end();
    await Promise.all([...this.chains.map((chain) => chain.stop()), this.cluster.stop()]);
  }

  /** What a server does first. */
  migrate(): Promise<void> {
    return runMigrations(this.databaseUrl);
  }

  /** Whom servers of this site ask; others may stand in the place of a chain's node. */
  env(urls: readonly string[] = this.chains.map(({ url }) => url)): Record<string, string> {
    return Object.fromEntries(CHAIN_IDS.map((id, index) => [`RPC_${id}`, urls[index]!]));
  }

  /** A server that relays, and does nothing else but answer. */
  relay(env: Record<string, string> = {}): Promise<TestServer> {
    return startTestServer(this.databaseUrl, { ...this.env(), ROLES: 'api,relayer', ...env });
  }

  /** Until nothing is left to be done, as far as chains and relayer know. @returns how many tasks there were. */
  async done(): Promise<number> {
    return vi.waitFor(async () => {
      const { rows } = await this.pool.query<{ tasks: number; open: number }>(
        "select count(*)::int as tasks, count(*) filter (where state = 'open')::int as open from app.relayer_tasks",
      );
      if (rows[0]!.open > 0) throw new Error(`${rows[0]!.open} tasks are open`);
      return rows[0]!.tasks;
    }, PATIENCE);
  }

  desk(home: number, far: number, options: Parameters<typeof MessageDesk.open>[2] = {}): Promise<MessageDesk> {
    return MessageDesk.open(this.clients[home]!, this.clients[far]!, options);
  }
}

/** How often the calls of messages were made, once the destination says that they were. */
export async function executions(desk: MessageDesk, ...sent: readonly SentMessage[]): Promise<bigint[]> {
  for (const message of sent) {
    await vi.waitFor(async () => {
      const { votes, executed } = await desk.stateOf(message);
      if (!executed) throw new Error(`It was not executed; ${votes} bridges have brought it`);
    }, PATIENCE);
  }
  return Promise.all(sent.map((message) => desk.mintedFor(message)));
}

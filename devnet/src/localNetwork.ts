import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_CHAINS } from '@althing/domain/chains';
import { type LocalChain, startChain } from './chain.ts';
import { localClient } from './client.ts';
import { installPlatform } from './platform.ts';
import type { Ports } from './ports.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { installPricedVault } from './pricedVault.ts';
import { installSafe } from './safe.ts';

export interface LocalNetwork {
  chains: readonly LocalChain[];
  postgres: Postgres;
  /** Stops the chains (they write their state) and then Postgres. */
  stop(): Promise<void>;
}

export interface LocalNetworkOptions {
  dataDir: string;
  ports: Pick<Ports, 'chains' | 'postgres'>;
  /** Keep nothing after the stop and trade durability for speed. */
  disposable?: boolean;
  /**
   * Seconds between empty blocks, 0 for none; 5, or 1 where the network is thrown away. What a chain answers about "now" is as old as its
   * newest block.
   */
  blockTime?: number;
}

/** Three chains with the Safe and platform contracts on them, and a Postgres cluster. */
export async function startLocalNetwork(options: LocalNetworkOptions): Promise<LocalNetwork> {
  const { dataDir, ports, disposable = false, blockTime = disposable ? 1 : 5 } = options;
  const logs = join(dataDir, 'logs');
  mkdirSync(logs, { recursive: true });
  const started: { stop(): Promise<void> }[] = [];
  const track = <Service extends { stop(): Promise<void> }>(service: Service) => {
    started.push(service);
    return service;
  };
  const stop = async () => void (await Promise.all(started.map((service) => service.stop())));
  try {
    const [postgres, ...chains] = await Promise.all([
      startPostgres({ dataDir: join(dataDir, 'postgres'), port: ports.postgres, logFile: join(logs, 'postgres.log'), disposable }).then(
        track,
      ),
      ...LOCAL_CHAINS.map(({ id }, index) =>
        startChain({
          chainId: id,
          port: ports.chains[index]!,
          logFile: join(logs, `chain-${id}.log`),
          blockTime,
          ...(disposable ? {} : { stateFile: join(dataDir, 'chains', `${id}.json`) }),
        }).then(track),
      ),
    ] as const);
    await Promise.all(chains.map(install));
    return { chains, postgres, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function install(chain: LocalChain): Promise<void> {
  const client = localClient(chain);
  await installSafe(client);
  await installPlatform(client);
  await installPricedVault(client);
}

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_CHAINS } from '@althing/domain/chains';
import type { LocalChain } from './chain.ts';
import { startPlatformChain } from './platformChain.ts';
import type { Ports } from './ports.ts';
import { type Postgres, startPostgres } from './postgres.ts';

export interface LocalNetwork {
  chains: readonly LocalChain[];
  postgres: Postgres;
  /** Stops the chains, which store their state, and then Postgres. */
  stop(): Promise<void>;
}

export interface LocalNetworkOptions {
  dataDir: string;
  ports: Pick<Ports, 'chains' | 'postgres'>;
  /** Keeps nothing after stopping, and trades durability for speed. */
  disposable?: boolean;
  /**
   * Seconds between empty blocks, 0 for none. By default 5, or 1 for a disposable network. Contract reads that use the time are as old as the newest
   * block.
   */
  blockTime?: number;
}

interface Service {
  stop(): Promise<void>;
}

/** Waits for all of `starting`. If one fails, all others are stopped before this rejects. */
async function allOrNone<Services extends readonly Service[]>(starting: {
  [Key in keyof Services]: Promise<Services[Key]>;
}): Promise<Services> {
  const outcomes = await Promise.allSettled(starting as readonly Promise<Service>[]);
  const started = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failure) {
    await stopAll(started);
    throw failure.reason;
  }
  return started as unknown as Services;
}

const stopAll = async (services: readonly Service[]) => void (await Promise.all(services.map((service) => service.stop())));

/** Starts three chains with the Safe and platform contracts on them, and a Postgres cluster. */
export async function startLocalNetwork(options: LocalNetworkOptions): Promise<LocalNetwork> {
  const { dataDir, ports, disposable = false, blockTime = disposable ? 1 : 5 } = options;
  const logs = join(dataDir, 'logs');
  mkdirSync(logs, { recursive: true });
  const [postgres, ...chains] = await allOrNone<[Postgres, ...LocalChain[]]>([
    startPostgres({ dataDir: join(dataDir, 'postgres'), port: ports.postgres, logFile: join(logs, 'postgres.log'), disposable }),
    ...LOCAL_CHAINS.map(({ id }, index) =>
      startPlatformChain({
        chainId: id,
        port: ports.chains[index]!,
        logFile: join(logs, `chain-${id}.log`),
        blockTime,
        ...(disposable ? {} : { stateFile: join(dataDir, 'chains', `${id}.json`) }),
      }),
    ),
  ]);
  return { chains, postgres, stop: () => stopAll([postgres, ...chains]) };
}

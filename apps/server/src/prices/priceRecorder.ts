import { configuredPrices, type PriceSource } from '../external/prices/priceSource.ts';
import { priceService } from '../external/prices/priceService.ts';
import type { Clock } from '../base/clock.ts';
import type { ChainClients } from '../chains/chainClients.ts';
import type { Config, PricePool } from '../base/config.ts';
import type { Logger } from '../base/logger.ts';
import type { TokenPrices } from '../store/tokenPrices.ts';
import { poolPrices } from './poolPrices.ts';

/** docs/requirements.md#prices: prices are asked for every ten minutes. */
const INTERVAL_MS = 600_000;

interface PriceRecorderDependencies {
  config: Pick<Config, 'tokenPrices' | 'priceService' | 'pricePools'>;
  chains: Pick<ChainClients, 'has' | 'quick'>;
  tokenPrices: TokenPrices;
  log: Logger;
  now: Clock;
}

export interface PriceRecorder {
  /** Resolves when every source has been asked once. */
  start(): Promise<void>;
  stop(): void;
}

/** Stores token prices over time, so that a purchase is valued at the prices of its own time. */
export function createPriceRecorder({ config, chains, tokenPrices, log, now }: PriceRecorderDependencies): PriceRecorder {
  const { priceService: service, pricePools: pools } = config;
  const failed = ({ chainId, pool }: PricePool, error: unknown) => log.warn({ err: error, chainId, pool }, 'a pool told no price');
  const sources: readonly PriceSource[] = [
    configuredPrices(config.tokenPrices),
    ...(service ? [priceService(service.url, service.tokens)] : []),
    // Last, as one side of a pool is priced by what the others told.
    ...(pools.length > 0 ? [poolPrices({ pools, chains, tokenPrices, failed })] : []),
  ];
  let timer: NodeJS.Timeout | undefined;

  async function record(source: PriceSource): Promise<void> {
    try {
      const prices = await source.prices();
      await tokenPrices.add(prices, { now: Math.floor(now().getTime() / 1000), isTimeless: source.isTimeless });
    } catch (error) {
      // The last known prices stay valid.
      log.warn({ err: error }, 'could not learn prices');
    }
  }

  const recordAll = async () => {
    for (const source of sources) await record(source);
  };

  return {
    async start() {
      await recordAll();
      timer = setInterval(() => void recordAll(), INTERVAL_MS);
      timer.unref();
    },
    stop: () => clearInterval(timer),
  };
}

import { configuredPrices, type PriceSource } from '../external/prices/priceSource.ts';
import { priceService } from '../external/prices/priceService.ts';
import type { Clock } from '../base/clock.ts';
import type { Config } from '../base/config.ts';
import type { Logger } from '../base/logger.ts';
import type { TokenPrices } from '../store/tokenPrices.ts';

/** docs/requirements.md#prices: prices are asked for every ten minutes. */
const INTERVAL_MS = 600_000;

interface PriceRecorderDependencies {
  config: Pick<Config, 'tokenPrices' | 'priceService'>;
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
export function createPriceRecorder({ config, tokenPrices, log, now }: PriceRecorderDependencies): PriceRecorder {
  const { priceService: service } = config;
  const sources: readonly PriceSource[] = [
    configuredPrices(config.tokenPrices),
    ...(service ? [priceService(service.url, service.tokens)] : []),
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

import { refuse, type Refused } from './refusal.ts';
import { DAY, type Duration, HOUR, type Per1e5, per1e5 } from './units.ts';

/** An auctioneer's settings for new markets. Fixed-price and oracle strategies only use the two minimums. */
export interface AuctioneerSettings {
  allowNewMarkets: boolean;
  minDepositInterval: Duration;
  minMarketDuration: Duration;
  tuneInterval: Duration;
  tuneAdjustmentDelay: Duration;
  minDebtDecayInterval: Duration;
  minDebtBuffer: Per1e5;
}

/** A sequential Dutch auction's debt decays over at least this many deposit intervals. */
export const DEPOSITS_PER_DECAY = 5n;

export const DEFAULT_SETTINGS: AuctioneerSettings = {
  allowNewMarkets: true,
  minDepositInterval: HOUR,
  minMarketDuration: DAY,
  tuneInterval: DAY,
  tuneAdjustmentDelay: 6n * HOUR,
  minDebtDecayInterval: 3n * DAY,
  minDebtBuffer: per1e5(10_000n),
};

export type Defaults = Omit<AuctioneerSettings, 'allowNewMarkets'>;

/** Changes the defaults of a sequential Dutch auctioneer; existing markets keep theirs. */
export function setDefaults(settings: AuctioneerSettings, defaults: Defaults): AuctioneerSettings | Refused {
  const { tuneInterval, tuneAdjustmentDelay, minDepositInterval, minMarketDuration, minDebtDecayInterval } = defaults;
  const fits =
    tuneInterval >= tuneAdjustmentDelay &&
    tuneInterval >= minDepositInterval &&
    minDepositInterval <= minMarketDuration &&
    minDebtDecayInterval >= DEPOSITS_PER_DECAY * minDepositInterval;
  return fits ? { ...settings, ...defaults } : refuse('Auctioneer_InvalidParams');
}

/** At least an hour, and at most the shortest duration of a market. */
export function setMinDepositInterval(settings: AuctioneerSettings, minDepositInterval: Duration): AuctioneerSettings | Refused {
  if (minDepositInterval < HOUR || minDepositInterval > settings.minMarketDuration) return refuse('Auctioneer_InvalidParams');
  return { ...settings, minDepositInterval };
}

/** At least a day, and at least the shortest deposit interval. */
export function setMinMarketDuration(settings: AuctioneerSettings, minMarketDuration: Duration): AuctioneerSettings | Refused {
  if (minMarketDuration < DAY || minMarketDuration < settings.minDepositInterval) return refuse('Auctioneer_InvalidParams');
  return { ...settings, minMarketDuration };
}

import { refuse, type Refused } from './refusal.ts';
import { DAY, type Duration, HOUR, type Per1e5, per1e5 } from './units.ts';

/** What an auctioneer holds for new markets. Fixed price and oracle strategies use the two minimums only. */
export interface AuctioneerSettings {
  allowNewMarkets: boolean;
  minDepositInterval: Duration;
  minMarketDuration: Duration;
  tuneInterval: Duration;
  tuneAdjustmentDelay: Duration;
  minDebtDecayInterval: Duration;
  minDebtBuffer: Per1e5;
}

/** How many deposit intervals of debt a dynamic auction keeps at least. */
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

/** New defaults of a dynamic auctioneer; markets that exist keep theirs. */
export function setDefaults(settings: AuctioneerSettings, defaults: Defaults): AuctioneerSettings | Refused {
  const { tuneInterval, tuneAdjustmentDelay, minDepositInterval, minMarketDuration, minDebtDecayInterval } = defaults;
  const fits =
    tuneInterval >= tuneAdjustmentDelay &&
    tuneInterval >= minDepositInterval &&
    minDepositInterval <= minMarketDuration &&
    minDebtDecayInterval >= DEPOSITS_PER_DECAY * minDepositInterval;
  return fits ? { ...settings, ...defaults } : refuse('Auctioneer_InvalidParams');
}

/** Never below an hour, nor above the shortest market. */
export function setMinDepositInterval(settings: AuctioneerSettings, minDepositInterval: Duration): AuctioneerSettings | Refused {
  if (minDepositInterval < HOUR || minDepositInterval > settings.minMarketDuration) return refuse('Auctioneer_InvalidParams');
  return { ...settings, minDepositInterval };
}

/** Never below a day, nor below the shortest deposit interval. */
export function setMinMarketDuration(settings: AuctioneerSettings, minMarketDuration: Duration): AuctioneerSettings | Refused {
  if (minMarketDuration < DAY || minMarketDuration < settings.minDepositInterval) return refuse('Auctioneer_InvalidParams');
  return { ...settings, minMarketDuration };
}

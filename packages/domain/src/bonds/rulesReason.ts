import { durationText } from '../display/index.ts';
import { type AuctioneerSettings, DEPOSITS_PER_DECAY } from './auctioneerSettings.ts';
import type { Strategy } from './strategy.ts';
import { DAY, HOUR } from './units.ts';

export type MarketRules = Omit<AuctioneerSettings, 'allowNewMarkets'>;

const MOST_SECONDS = 2n ** 32n - 1n;
const AUCTION_FIELDS = ['tuneInterval', 'tuneAdjustmentDelay', 'minDebtDecayInterval', 'minDebtBuffer'] as const;

const say = (seconds: bigint): string => durationText(Number(seconds));

/** Why new markets cannot be asked to keep to this, as the contracts check it; undefined where they can. Undefined fields were not answered. */
export function rulesReason(
  strategy: Strategy,
  wish: { [Field in keyof MarketRules]: bigint | undefined },
  present: MarketRules,
): string | undefined {
  const { minDepositInterval: deposit, minMarketDuration: duration } = wish;
  if (!deposit || !duration) return 'Enter both, each above 0.';
  if (duration > MOST_SECONDS) return 'No sale has to last longer than 136 years.';
  if (deposit > duration) return 'What one purchase stands for cannot be longer than the whole sale.';
  const isSame = deposit === present.minDepositInterval && duration === present.minMarketDuration;
  if (strategy !== 'sda') {
    if (deposit < HOUR) return `One purchase stands for ${say(HOUR)} at least.`;
    if (duration < DAY) return `A sale lasts ${say(DAY)} at least.`;
    return isSame ? 'These are the present rules.' : undefined;
  }
  const { tuneInterval, tuneAdjustmentDelay, minDebtDecayInterval, minDebtBuffer } = wish;
  if (!tuneInterval || !tuneAdjustmentDelay || !minDebtDecayInterval || minDebtBuffer === undefined) return 'Enter all of them.';
  if (tuneInterval > MOST_SECONDS || minDebtDecayInterval > MOST_SECONDS || minDebtBuffer > MOST_SECONDS)
    return 'One of the numbers is larger than the contract can keep.';
  if (tuneInterval < tuneAdjustmentDelay) return 'A correction has to be over before the next one.';
  if (tuneInterval < deposit) return 'Corrections cannot be closer together than what one purchase stands for.';
  if (minDebtDecayInterval < DEPOSITS_PER_DECAY * deposit)
    return `The price cannot fall to its floor in less than ${say(DEPOSITS_PER_DECAY * deposit)}, five times what one purchase stands for.`;
  return isSame && AUCTION_FIELDS.every((field) => wish[field] === present[field]) ? 'These are the present rules.' : undefined;
}

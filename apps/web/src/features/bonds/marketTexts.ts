import { vestingText, type Vesting } from '@althing/domain/bonds';
import type { MarketState } from '@althing/domain/http';
import type { Tone } from '../../ui/StatusBadge.tsx';
import { formatTime } from '../../lib/format/formatDate.ts';
import type { BondMarket } from './queries.ts';

/** What buyers call a market that nobody has named. */
export const marketTitle = ({ name, payoutToken, quoteToken }: BondMarket): string =>
  name ?? `${payoutToken.symbol} for ${quoteToken.symbol}`;

export const termOf = ({ isFixedTerm }: Pick<BondMarket, 'isFixedTerm'>) => (isFixedTerm ? 'fixed-term' : 'fixed-expiry');

export const vestingOf = ({ isFixedTerm, vesting, linearDuration }: BondMarket): Vesting => ({
  term: termOf({ isFixedTerm }),
  vesting: BigInt(vesting),
  linearDuration: BigInt(linearDuration),
});

export const vestingWords = (market: BondMarket): string => vestingText(vestingOf(market));

export const STATE_TONES: Record<MarketState, Tone> = {
  scheduled: 'neutral',
  live: 'good',
  'close-proposed': 'waiting',
  closed: 'quiet',
};

/** When the sale begins, ends or ended. */
export function saleTimes({ state, marketStartDate, marketEndDate }: BondMarket): string {
  if (state === 'scheduled') return `Begins ${formatTime(marketStartDate)}`;
  return `${state === 'closed' ? 'Ended' : 'Until'} ${formatTime(marketEndDate)}`;
}

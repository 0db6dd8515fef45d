import type { MarketState } from '@althing/domain/http';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { STATE_WORDS } from './list/marketSearch.ts';
import { STATE_TONES } from './marketTexts.ts';

/** States in which a market sells, if it has a price. */
const WITHOUT_PRICE: Partial<Record<MarketState, string>> = {
  live: 'Waits for a price',
  'close-proposed': 'Waits for a price, close proposed',
};

/** @param props.isUnpriced - whether the market's oracle has no valid price, so that nothing is sold. */
export function MarketBadge({ state, isUnpriced }: { state: MarketState; isUnpriced: boolean }) {
  const waits = isUnpriced ? WITHOUT_PRICE[state] : undefined;
  return <StatusBadge tone={waits === undefined ? STATE_TONES[state] : 'waiting'}>{waits ?? STATE_WORDS[state]}</StatusBadge>;
}

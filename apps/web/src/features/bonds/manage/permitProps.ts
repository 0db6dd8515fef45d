import type { MarketPermitTerms } from '@althing/bindings';
import type { BondMarket } from '../queries.ts';
import type { MarketNow } from '../useMarketNow.ts';
import type { ManageProps } from './OwnerCall.tsx';

/** A market that is recorded here, so that permits for it can be kept. */
export type RecordedMarket = BondMarket & { id: string };

/** What every part of the permits of a market gets. */
export interface PermitProps extends Pick<ManageProps, 'manager' | 'contracts'> {
  market: RecordedMarket;
  now: MarketNow;
  terms: MarketPermitTerms;
  /** After all permits were made void. */
  onVoid: () => void;
}

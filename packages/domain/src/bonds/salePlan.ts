import { type AuctioneerSettings } from './auctioneerSettings.ts';
import { createMarket } from './createMarket.ts';
import type { Market } from './market.ts';
import type { MarketParameters } from './parameters.ts';
import { isRefused } from './refusal.ts';
import type { Term } from './strategy.ts';
import type { Timestamp } from './units.ts';
import type { Address } from '../units.ts';

/** A market that somebody is about to open, with all that is known about it beforehand. Amounts in smallest units. */
export interface SalePlan {
  parameters: MarketParameters;
  term: Term;
  /** When it would be created. */
  at: Timestamp;
  settings: AuctioneerSettings;
  /** The market as the contract would store it; undefined where the contract would refuse it. */
  market: Market | undefined;
  symbols: { payout: string; quote: string };
  /** What a whole payout token costs elsewhere, in whole quote tokens; undefined where nobody here knows. */
  marketPrice: number | undefined;
  isPrivate: boolean;
  buyerCount: number;
  /** Payout tokens for the escrow. */
  escrow: bigint;
  /** What the seller has of them; undefined while that is not known. */
  balance: bigint | undefined;
}

type Planned = Omit<SalePlan, 'market'> & { owner: Address };

/** Works out which market would be created. */
export function planSale({ owner, ...planned }: Planned): SalePlan {
  const { term, at, settings } = planned;
  const market = createMarket(planned.parameters, { term, owner, at, settings, mayCallBack: true });
  return { ...planned, market: isRefused(market) ? undefined : market };
}

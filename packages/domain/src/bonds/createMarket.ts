import type { Address } from '../units.ts';
import type { AuctioneerSettings } from './auctioneerSettings.ts';
import { areDecimalsKnown, derive } from './derive.ts';
import { MAX_FIXED_TERM, storedVesting } from './expiry.ts';
import type { Market } from './market.ts';
import type { MarketParameters } from './parameters.ts';
import { isRefused, refuse, type Refused } from './refusal.ts';
import type { Term } from './strategy.ts';
import type { Timestamp } from './units.ts';

export interface Creation {
  term: Term;
  owner: Address;
  at: Timestamp;
  settings: AuctioneerSettings;
  /** Whether the owner is authorised to use callbacks. */
  mayCallBack: boolean;
  isReference?: true;
}

/** A new market as the contract stores it. `InvalidParams` where the market could never sell anything. */
export function createMarket(parameters: MarketParameters, creation: Creation): Market | Refused {
  const { term, owner, at, settings, isReference } = creation;
  if (!settings.allowNewMarkets) return refuse('Auctioneer_NewMarketsNotAllowed');
  if (!isWithinBounds(parameters, creation)) return refuse('Auctioneer_InvalidParams');
  if (parameters.hasCallback && !creation.mayCallBack) return refuse('Auctioneer_NotAuthorized');
  const start = parameters.start === 0n ? at : parameters.start;
  const conclusion = start + parameters.duration;
  const vesting = storedVesting(term, parameters.vesting, conclusion, at);
  if (vesting === undefined) return refuse('Auctioneer_InvalidParams');
  const { hasCallback, payoutDecimals, quoteDecimals, capacityInQuote, capacity, linearDuration } = parameters;
  const draft = {
    term,
    owner,
    hasCallback,
    payoutDecimals,
    quoteDecimals,
    capacityInQuote,
    capacity,
    start,
    conclusion,
    vesting,
    linearDuration,
    sold: 0n,
    purchased: 0n,
    ...(isReference && { isReference }),
  };
  const market = derive(draft, parameters, settings);
  if (isRefused(market) || market.maxPayout > 0n || isReference) return market;
  return refuse('Auctioneer_InvalidParams');
}

/** A start in the past is refused, so a stated start is also the latest time at which the transaction may be mined. */
function isWithinBounds(parameters: MarketParameters, { at, settings }: Creation): boolean {
  const { payoutDecimals, quoteDecimals, start, duration, depositInterval, linearDuration } = parameters;
  return (
    areDecimalsKnown(payoutDecimals) &&
    areDecimalsKnown(quoteDecimals) &&
    (start === 0n || start >= at) &&
    duration >= settings.minMarketDuration &&
    depositInterval >= settings.minDepositInterval &&
    depositInterval <= duration &&
    linearDuration <= MAX_FIXED_TERM
  );
}

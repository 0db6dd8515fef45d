import { durationText, momentText } from '../display/index.ts';
import { exactBalanceText } from '../treasury/index.ts';
import { createMarket } from './createMarket.ts';
import { areDecimalsKnown } from './derive.ts';
import { bondExpiry, startOfDay } from './expiry.ts';
import { type MarketOf, payoutOf } from './market.ts';
import { humanPrice, type PairDecimals } from './priceFormat.ts';
import { priceText } from './priceText.ts';
import { extremes, floorPrice, moved, openingPrice, rushOf, swings, timeToFloor } from './saleForecast.ts';
import { isRefused } from './refusal.ts';
import type { SalePlan } from './salePlan.ts';
import { DAY, larger, per1e5, shareOf, smaller, WHOLE } from './units.ts';

/** `block`: the sale cannot be opened so. `warn`: who knows what they do may open it nevertheless. */
export type Severity = 'block' | 'warn';

export interface Finding {
  rule: GuardRail;
  severity: Severity;
  sentence: string;
}

type Rule = (plan: SalePlan) => Omit<Finding, 'rule'> | undefined;

const YEAR = 365n * DAY;
/** Parts of 100,000. */
const FAR_FROM_MARKET = 20_000;
const LARGE_PURCHASE = per1e5(10_000n);
const LARGE_SWING = 5_000;
const LEAST_BUFFER = per1e5(25_000n);
const MOST_BUFFER = WHOLE;
const LARGE_DISCOUNT = 50_000n;
/** Multiple of the opening price. */
const RUNAWAY = 20n;
/** A rush may end so many times above where it would with the least usual room, as a price may fall to a half without a warning. */
const MOST_ABOVE_LEAST_ROOM = 2n;
/** Known pairs lie between these; smallest units taken for whole tokens, of 6 and of 18 decimals, are wrong by 10¹² at least. */
const [TINY_PRICE, HUGE_PRICE] = [1e-10, 1e10];
/** No bond runs for longer, so that a later end is a slip in its year. */
const DECADE = 10n * YEAR;

const block = (sentence: string) => ({ severity: 'block', sentence }) as const;
const warn = (sentence: string) => ({ severity: 'warn', sentence }) as const;

/** `5.2 %`, without a sign. */
const share = (parts: number): string => `${Math.abs(Math.round(parts / 100) / 10)} %`;

const priceIn = ({ parameters, symbols }: SalePlan & { parameters: PairDecimals }, price: bigint, scale: bigint): string =>
  `${priceText(humanPrice(price, scale, parameters))} ${symbols.quote}`;

const oraclePriceOf = ({ parameters }: SalePlan): bigint | undefined => ('oracle' in parameters ? parameters.oracle?.price : undefined);

/** Why the contract would not create the market, the first reason that applies. */
function refusal({ parameters, settings, term, at, market }: SalePlan): string | undefined {
  if (market) return undefined;
  const { duration, depositInterval, payoutDecimals, quoteDecimals, vesting, start } = parameters;
  const conclusion = (start === 0n ? at : start) + duration;
  if (!settings.allowNewMarkets) return 'No new markets can be opened now: the platform’s owner has switched that off.';
  if (!areDecimalsKnown(payoutDecimals) || !areDecimalsKnown(quoteDecimals))
    return 'Tokens of a market have 6 to 18 decimals. One of these does not.';
  if (duration < settings.minMarketDuration) return `A sale lasts at least ${durationText(Number(settings.minMarketDuration))}.`;
  if (depositInterval < settings.minDepositInterval)
    return `The time that one largest purchase stands for is at least ${durationText(Number(settings.minDepositInterval))}.`;
  if (depositInterval > duration) return 'The time that one largest purchase stands for cannot be longer than the sale.';
  if (term === 'fixed-term' && vesting !== 0n && vesting < DAY) return 'Buyers wait at least a day, or not at all.';
  if (term === 'fixed-expiry' && vesting !== 0n && startOfDay(vesting) < conclusion)
    return 'The day on which buyers get their tokens has to be after the end of the sale.';
  if ('formattedInitialPrice' in parameters && parameters.formattedInitialPrice < parameters.formattedMinimumPrice)
    return 'The lowest price is above the price at the start.';
  if ('formattedInitialPrice' in parameters && settings.tuneInterval > duration)
    return `An auction lasts at least ${durationText(Number(settings.tuneInterval))}, after which it looks at its pace.`;
  if ('maxDiscountFromCurrent' in parameters) {
    if (!parameters.oracle?.price) return 'The oracle has no valid price for this pair now, so no sale can follow it.';
    const discount = 'fixedDiscount' in parameters ? parameters.fixedDiscount : parameters.baseDiscount;
    if (discount >= WHOLE || parameters.maxDiscountFromCurrent > WHOLE) return 'A discount is less than 100 %.';
    if (discount > parameters.maxDiscountFromCurrent) return 'The discount at the start is larger than the largest discount.';
    if (parameters.maxDiscountFromCurrent === WHOLE) return 'With a largest discount of 100 % the price could fall to nothing.';
  }
  return 'The contract does not take these numbers: what is for sale, or the price, is too small or too large.';
}

function price(plan: SalePlan) {
  const { market, marketPrice, symbols } = plan;
  const opening = market && openingPrice(market, oraclePriceOf(plan));
  if (!market || opening === undefined) return undefined;
  if (marketPrice === undefined || marketPrice <= 0)
    return warn(
      `Nobody here knows what ${symbols.payout} costs elsewhere. Look it up: what you sell too cheaply is bought at once and sold there.`,
    );
  const own = Number(humanPrice(opening, market.scale, plan.parameters));
  const off = Math.round((own / marketPrice - 1) * Number(WHOLE));
  if (Math.abs(off) <= FAR_FROM_MARKET) return undefined;
  return off < 0
    ? warn(`The sale opens ${share(off)} below the market. It may be bought up at once by people who sell the tokens there.`)
    : warn(`The sale opens ${share(off)} above the market. Nobody buys before the price has come down, if it can.`);
}

/** A price that the market confirms is no slip, however far from one it is. */
function magnitude(plan: SalePlan) {
  const { market, marketPrice, symbols } = plan;
  const opening = market && openingPrice(market, oraclePriceOf(plan));
  if (!market || opening === undefined) return undefined;
  const isExtreme = (own: number) => own < TINY_PRICE || own > HUGE_PRICE;
  if (!isExtreme(Number(humanPrice(opening, market.scale, plan.parameters)))) return undefined;
  if (marketPrice !== undefined && isExtreme(marketPrice)) return undefined;
  return warn(
    `The sale opens at ${priceIn(plan, opening, market.scale)} for one ${symbols.payout}. A price so far from one is mostly a slip: smallest units instead of whole tokens, or one token in the place of the other.`,
  );
}

function purchase({ market }: SalePlan) {
  if (!market) return undefined;
  const all = market.capacityInQuote ? payoutOf(market.capacity, larger(floorPrice(market), 1n), market.scale) : market.capacity;
  if (market.maxPayout <= shareOf(all, LARGE_PURCHASE)) return undefined;
  return warn(
    `One purchase may take ${share(moved(all, all + market.maxPayout))} of everything that is for sale. Sell for longer, or let one purchase stand for less time.`,
  );
}

function swing(plan: SalePlan) {
  const { market } = plan;
  if (market?.strategy !== 'osda' && market?.strategy !== 'sda') return undefined;
  const found = swings(market, oraclePriceOf(plan));
  if (!found) return undefined;
  if (Math.abs(found.hour) > LARGE_SWING) return warn(`The price falls by ${share(found.hour)} in an hour in which nobody buys.`);
  if (market.strategy === 'osda' && found.purchase > LARGE_SWING)
    return warn(`One purchase of the largest size raises the price by ${share(found.purchase)}.`);
  return undefined;
}

function floor(plan: SalePlan) {
  const { market } = plan;
  const opening = market && openingPrice(market, oraclePriceOf(plan));
  if (!market || opening === undefined || 2n * floorPrice(market) >= opening) return undefined;
  return warn(
    `The price may fall to ${priceIn(plan, floorPrice(market), market.scale)}, less than half of the price at the start. If few buy, everything may be sold at that.`,
  );
}

/** Measured by the time for which one largest purchase stands: without any buyer every auction is at its lowest after a few of these. */
function atFloor(plan: SalePlan) {
  const { market, parameters } = plan;
  if (market?.strategy !== 'osda' && market?.strategy !== 'sda') return undefined;
  const idle = timeToFloor(market, oraclePriceOf(plan));
  const { depositInterval } = parameters;
  if (idle === undefined || 2n * idle >= depositInterval) return undefined;
  const falls = idle === 0n ? 'The price begins at its lowest' : `The price is at its lowest ${durationText(Number(idle))} after the start`;
  return warn(
    `${falls}, and falls back to it long before the next purchase of the largest size is due, ${durationText(Number(depositInterval))} later: most of the time it is ${priceIn(plan, floorPrice(market), market.scale)}. A lower lowest price, or a higher one at the start, leaves the auction room.`,
  );
}

function debtBuffer(plan: SalePlan) {
  const { market, parameters } = plan;
  if (market?.strategy !== 'sda' || !('debtBuffer' in parameters)) return undefined;
  if (parameters.debtBuffer >= LEAST_BUFFER && parameters.debtBuffer <= MOST_BUFFER) return undefined;
  const rush = rushOf(market);
  const closes = rush?.isClosed
    ? `It would close by itself after ${rush.count} ${rush.count === 1 ? 'purchase' : 'purchases'} of the largest size, one after the other, the last at ${priceIn(plan, rush.price, market.scale)}.`
    : 'It would not close by itself, however fast people buy.';
  const idle = timeToFloor(market);
  const falls = idle === undefined ? '' : ` If nobody buys, the price is at its lowest after ${durationText(Number(idle))}.`;
  return warn(`The room for a rush is usually between 25 % and 100 %. ${closes}${falls}`);
}

/** The price at which a rush would end if the same sale had the least usual room for one. */
function leastRush({ parameters, term, at, settings }: SalePlan, { owner }: MarketOf<'sda'>): bigint | undefined {
  if (!('debtBuffer' in parameters)) return undefined;
  const market = createMarket({ ...parameters, debtBuffer: LEAST_BUFFER }, { term, at, settings, owner, mayCallBack: true });
  return isRefused(market) ? undefined : rushOf(market)?.price;
}

/** With a room for a rush as usual: one beyond that has a warning of its own, which says the same. */
function runaway(plan: SalePlan) {
  const { market } = plan;
  if (market?.strategy !== 'sda' || debtBuffer(plan)) return undefined;
  const opening = openingPrice(market);
  const rush = rushOf(market);
  if (!rush || opening === undefined) return undefined;
  const least = leastRush(plan, market);
  const most = opening * RUNAWAY;
  if (rush.price <= (least === undefined ? most : smaller(most, least * MOST_ABOVE_LEAST_ROOM))) return undefined;
  const last = (price: bigint) => priceIn(plan, price, market.scale);
  const better =
    least === undefined || least >= rush.price ? '' : ` With ${share(Number(LEAST_BUFFER))} of room it would be ${last(least)}.`;
  return warn(
    `The price can run away: after ${rush.count} purchases of the largest size, one after the other, the last is at ${last(rush.price)}. Those who come later find it there.${better} Less room for a rush, or purchases that stand for less time, keep it nearer.`,
  );
}

function discount({ parameters }: SalePlan) {
  if (!('maxDiscountFromCurrent' in parameters)) return undefined;
  const start = 'fixedDiscount' in parameters ? parameters.fixedDiscount : parameters.baseDiscount;
  if (start > LARGE_DISCOUNT) return warn(`The discount at the start is ${share(Number(start))}. Half of the value is given away at once.`);
  if (parameters.maxDiscountFromCurrent > LARGE_DISCOUNT)
    return warn(`The discount may grow to ${share(Number(parameters.maxDiscountFromCurrent))} of what the tokens are worth now.`);
  return undefined;
}

function duration({ parameters, at }: SalePlan) {
  const { duration: length, start } = parameters;
  if (length <= YEAR) return undefined;
  if (length <= DECADE) return warn(`The sale lasts ${durationText(Number(length))}, more than a year.`);
  const end = (start === 0n ? at : start) + length;
  return warn(
    `The sale lasts ${Number(length / YEAR)} years, until ${momentText(Number(end))}. Is that the year that you mean? What is for sale is spread over all of that time, and who owns the market then has to be there to close it.`,
  );
}

/** When the last buyer has everything, UNIX seconds. */
export function lastPayout({ parameters, term, at }: Pick<SalePlan, 'parameters' | 'term' | 'at'>): bigint {
  const { start, duration: length, vesting, linearDuration } = parameters;
  const conclusion = (start === 0n ? at : start) + length;
  if (vesting === 0n) return conclusion + linearDuration;
  if (term === 'fixed-expiry') return startOfDay(vesting) + linearDuration;
  // Nothing is sold at the conclusion itself.
  return linearDuration > 0n ? conclusion + vesting + linearDuration : bondExpiry({ term, vesting }, conclusion - 1n);
}

function vesting(plan: SalePlan) {
  const { parameters, term, at } = plan;
  const begin = parameters.start === 0n ? at : parameters.start;
  const wait = term === 'fixed-term' ? parameters.vesting : larger(startOfDay(parameters.vesting) - begin, 0n);
  if (wait + parameters.linearDuration <= 4n * YEAR) return undefined;
  return warn(`Buyers wait more than four years. The last of them has everything on ${momentText(Number(lastPayout(plan)))}.`);
}

function escrow(plan: SalePlan) {
  const { market, symbols, parameters } = plan;
  if (!market) return undefined;
  const text = (amount: bigint) => `${exactBalanceText(amount, parameters.payoutDecimals)} ${symbols.payout}`;
  if (plan.balance !== undefined && plan.balance < plan.escrow)
    return block(`The seller has ${text(plan.balance)}, and ${text(plan.escrow)} are to be put into escrow.`);
  const needed = extremes(market).payout;
  if (plan.escrow >= needed) return undefined;
  return warn(`The sale needs up to ${text(needed)}, and the escrow gets ${text(plan.escrow)}. What it does not cover cannot be bought.`);
}

const buyers = ({ isPrivate, buyerCount }: SalePlan) =>
  isPrivate && buyerCount === 0 ? block('The sale is private and nobody is on the list, so that nobody could buy.') : undefined;

function contract(plan: SalePlan) {
  const why = refusal(plan);
  return why === undefined ? undefined : block(why);
}

/** Every rule, in the order in which they are told. Each speaks of one thing that goes wrong with sales. */
const RULES = {
  contract,
  buyers,
  price,
  magnitude,
  discount,
  floor,
  atFloor,
  swing,
  purchase,
  debtBuffer,
  runaway,
  duration,
  vesting,
  escrow,
} as const satisfies Record<string, Rule>;

export type GuardRail = keyof typeof RULES;
export const GUARD_RAILS = Object.keys(RULES) as GuardRail[];

/** What should keep somebody from opening the sale as it is planned. */
export const checkSale = (plan: SalePlan): Finding[] =>
  GUARD_RAILS.flatMap((rule) => {
    const found = RULES[rule](plan);
    return found ? [{ rule, ...found }] : [];
  });

/** What identifies the warnings that somebody has read: other ones have to be read again. */
export const warningsOf = (findings: readonly Finding[]): string =>
  findings
    .filter(({ severity }) => severity === 'warn')
    .map(({ sentence }) => sentence)
    .join('\n');

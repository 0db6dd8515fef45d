import type { Address, ChainId } from '../units.ts';
import { durationOf } from './formUnits.ts';
import type { CommonFields, MarketForm } from './marketForm.ts';
import type { Vesting } from './maturity.ts';
import type { Strategy, Term } from './strategy.ts';

/** A buyer of a private market as typed: at most so many whole quote tokens. */
export interface DraftBuyer {
  address: Address;
  amount: string;
}

/** What the payout of a bond waits for: nothing, a time after each purchase, or one day for all. */
export const WAITS = ['none', 'term', 'day'] as const;
export type Wait = (typeof WAITS)[number];

/**
 * A market that somebody is about to open, as typed. It holds what every strategy asks for, so that changing the strategy loses nothing. Numbers are
 * decimal texts, in whole tokens, percent, hours and days; dates ISO 8601, empty where not said.
 */
export interface SaleDraft {
  name: string;
  chainId: ChainId;
  /** Safe of the bonding engine that is to open it; empty for the account itself. */
  seller: string;
  strategy: Strategy;
  payoutToken: string;
  quoteToken: string;
  capacityType: 'quote' | 'payout';
  capacity: string;
  price: string;
  initialPrice: string;
  minimumPrice: string;
  debtBuffer: string;
  fixedDiscount: string;
  baseDiscount: string;
  targetIntervalDiscount: string;
  maxDiscount: string;
  depositHours: string;
  /** Empty for at once. */
  start: string;
  end: string;
  wait: Wait;
  waitDays: string;
  waitUntil: string;
  isLinear: boolean;
  linearDays: string;
  isPrivate: boolean;
  buyers: readonly DraftBuyer[];
  /** Payout tokens that the escrow gets; empty for what the whole sale needs. */
  escrow: string;
}

/** Safe beginnings: none of the guard-rails speaks about them, whatever the tokens and prices are. */
export const newSaleDraft = (chainId: ChainId): SaleDraft => ({
  name: '',
  chainId,
  seller: '',
  strategy: 'fpa',
  payoutToken: '',
  quoteToken: '',
  capacityType: 'payout',
  capacity: '',
  price: '',
  initialPrice: '',
  minimumPrice: '',
  debtBuffer: '25',
  fixedDiscount: '5',
  baseDiscount: '2',
  targetIntervalDiscount: '1',
  maxDiscount: '20',
  depositHours: '12',
  start: '',
  end: '',
  wait: 'term',
  waitDays: '7',
  waitUntil: '',
  isLinear: false,
  linearDays: '30',
  isPrivate: false,
  buyers: [],
  escrow: '',
});

const HOURS_PER_DAY = 24;
const DAY_MS = 86_400_000;

/** Linear markets that pay out from the purchase on are sold by the teller of fixed terms, as are instant ones. */
export const termOfDraft = ({ wait }: Pick<SaleDraft, 'wait'>): Term => (wait === 'day' ? 'fixed-expiry' : 'fixed-term');

const WAIT_HOURS: Record<Wait, (draft: SaleDraft) => number> = {
  none: () => 0,
  term: ({ waitDays }) => Math.round(Number(waitDays) * HOURS_PER_DAY),
  // The contract cuts the day to its midnight, so a market with any other moment would not be the one that is stored.
  day: ({ waitUntil }) => Math.floor(Date.parse(waitUntil) / DAY_MS) * HOURS_PER_DAY,
};

const linearHours = ({ isLinear, linearDays }: SaleDraft): number => (isLinear ? Math.round(Number(linearDays) * HOURS_PER_DAY) : 0);

/**
 * What buyers of the drafted market wait for, as its contract will store it.
 *
 * @throws RangeError where `draftProblems` has something to say about it.
 */
export const vestingOfDraft = (draft: SaleDraft): Vesting => ({
  term: termOfDraft(draft),
  vesting: durationOf(WAIT_HOURS[draft.wait](draft)),
  linearDuration: durationOf(linearHours(draft)),
});

const trimmed = (text: string): string => text.trim().replace(',', '.');

type PriceFieldsOf = { [S in Strategy]: (draft: SaleDraft) => Omit<Extract<MarketForm, { strategy: S }>, keyof CommonFields> };

const PRICES: PriceFieldsOf = {
  fpa: ({ price }) => ({ strategy: 'fpa', formattedPrice: trimmed(price) }),
  ofda: ({ fixedDiscount, maxDiscount }) => ({
    strategy: 'ofda',
    fixedDiscount: trimmed(fixedDiscount),
    maxDiscountFromCurrent: trimmed(maxDiscount),
  }),
  osda: ({ baseDiscount, targetIntervalDiscount, maxDiscount }) => ({
    strategy: 'osda',
    baseDiscount: trimmed(baseDiscount),
    targetIntervalDiscount: trimmed(targetIntervalDiscount),
    maxDiscountFromCurrent: trimmed(maxDiscount),
  }),
  sda: ({ initialPrice, minimumPrice, debtBuffer }) => ({
    strategy: 'sda',
    formattedInitialPrice: trimmed(initialPrice),
    formattedMinimumPrice: trimmed(minimumPrice),
    debtBuffer: trimmed(debtBuffer),
  }),
};

/**
 * The form of the market that the draft describes. `now` stands for a start that is not said.
 *
 * @param now - ISO 8601.
 */
export function marketFormOfDraft(draft: SaleDraft, now: string): MarketForm {
  const { chainId, capacityType, capacity, isLinear, isPrivate, name } = draft;
  const common: CommonFields = {
    isPrivate,
    name: name.trim(),
    chainId,
    payoutTokenAddress: draft.payoutToken.trim() as Address,
    quoteTokenAddress: draft.quoteToken.trim() as Address,
    isFixedTerm: termOfDraft(draft) === 'fixed-term',
    isLinearVesting: isLinear,
    linearDuration: linearHours(draft),
    capacityType,
    capacity: trimmed(capacity),
    depositInterval: Math.round(Number(draft.depositHours)),
    depositIntervalTimeType: 'hours',
    vesting: WAIT_HOURS[draft.wait](draft),
    vestingTimeType: 'hours',
    marketStartDate: draft.start === '' ? now : draft.start,
    marketEndDate: draft.end,
  };
  return { ...common, ...PRICES[draft.strategy](draft) };
}

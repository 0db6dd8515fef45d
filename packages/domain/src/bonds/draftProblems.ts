import { amountSentence, parseAmount } from '../token/index.ts';
import { parseAddress, sameAddress } from '../units.ts';
import { percentOf } from './formUnits.ts';
import type { SaleDraft } from './saleDraft.ts';
import type { Strategy } from './strategy.ts';

export type DraftField = Exclude<keyof SaleDraft, 'chainId' | 'strategy' | 'capacityType' | 'wait' | 'isLinear' | 'isPrivate' | 'seller'>;
export type DraftProblems = Partial<Record<DraftField, string>>;

/** Decimals of the two tokens; undefined where an address is missing or no token stands there. */
export interface PairKnown {
  payoutDecimals: number | undefined;
  quoteDecimals: number | undefined;
}

const MOST_NAME = 80;
/** More digits than any price has. */
const PRICE_DECIMALS = 18;
const MOST_DAYS = 18_200;

const amountProblem = (text: string, decimals: number): string | undefined => {
  const { problem } = parseAmount(text, decimals);
  return problem && amountSentence(problem, text, decimals);
};

const percentProblem = (text: string): string | undefined =>
  percentOf(text.trim().replace(',', '.')) === undefined ? 'Enter a percentage with at most three decimals' : undefined;

const countProblem = (text: string, what: string, most: number): string | undefined => {
  const number = Number(text);
  if (text.trim() === '' || !Number.isInteger(number) || number < 1) return `Enter whole ${what}, at least 1`;
  return number > most ? `At most ${most} ${what}` : undefined;
};

const priceProblem = (text: string) => amountProblem(text, PRICE_DECIMALS);

const tokenProblem = (text: string, decimals: number | undefined): string | undefined => {
  if (!parseAddress(text.trim())) return 'Enter the address of a token';
  return decimals === undefined ? 'There is no token at this address on this chain' : undefined;
};

const dateProblem = (date: string): string | undefined => (Number.isNaN(Date.parse(date)) ? 'Enter a day and a time' : undefined);

const PRICE_PROBLEMS: Record<Strategy, (draft: SaleDraft) => DraftProblems> = {
  fpa: ({ price }) => entries({ price: priceProblem(price) }),
  ofda: ({ fixedDiscount, maxDiscount }) =>
    entries({ fixedDiscount: percentProblem(fixedDiscount), maxDiscount: percentProblem(maxDiscount) }),
  osda: ({ baseDiscount, targetIntervalDiscount, maxDiscount }) =>
    entries({
      baseDiscount: percentProblem(baseDiscount),
      targetIntervalDiscount: percentProblem(targetIntervalDiscount),
      maxDiscount: percentProblem(maxDiscount),
    }),
  sda: ({ initialPrice, minimumPrice, debtBuffer }) =>
    entries({
      initialPrice: priceProblem(initialPrice),
      minimumPrice: priceProblem(minimumPrice),
      debtBuffer: percentProblem(debtBuffer),
    }),
};

const entries = (problems: Partial<Record<DraftField, string | undefined>>): DraftProblems =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));

function waitProblems({ wait, waitDays, waitUntil, isLinear, linearDays }: SaleDraft): DraftProblems {
  return entries({
    ...(wait === 'term' && { waitDays: countProblem(waitDays, 'days', MOST_DAYS) }),
    ...(wait === 'day' && { waitUntil: dateProblem(waitUntil) }),
    ...(isLinear && { linearDays: countProblem(linearDays, 'days', MOST_DAYS) }),
  });
}

function buyersProblem({ isPrivate, buyers }: SaleDraft, quoteDecimals: number | undefined): string | undefined {
  if (!isPrivate || quoteDecimals === undefined) return undefined;
  const wrong = buyers.find(({ amount }) => parseAmount(amount, quoteDecimals).value === undefined);
  return wrong && `The limit of ${wrong.address} has more decimals than the token, or is no amount`;
}

/** What is missing or unreadable in a draft, by its field. What is readable may still be unwise: `checkSale` says that. */
export function draftProblems(draft: SaleDraft, { payoutDecimals, quoteDecimals }: PairKnown, now: Date): DraftProblems {
  const { name, payoutToken, quoteToken, start, end } = draft;
  const counted = draft.capacityType === 'quote' ? quoteDecimals : payoutDecimals;
  const begin = start === '' ? now.getTime() : Date.parse(start);
  return {
    ...entries({
      name: name.trim() === '' ? 'Give the sale a name' : name.trim().length > MOST_NAME ? `At most ${MOST_NAME} characters` : undefined,
      payoutToken: tokenProblem(payoutToken, payoutDecimals),
      quoteToken: sameAddress(parseAddress(payoutToken.trim()), parseAddress(quoteToken.trim()))
        ? 'A token cannot be sold for itself'
        : tokenProblem(quoteToken, quoteDecimals),
      capacity: amountProblem(draft.capacity, counted ?? PRICE_DECIMALS),
      depositHours: countProblem(draft.depositHours, 'hours', 24 * MOST_DAYS),
      start: start === '' ? undefined : (dateProblem(start) ?? (begin < now.getTime() ? 'This moment has passed' : undefined)),
      end: dateProblem(end) ?? (Date.parse(end) <= begin ? 'The end is before the start' : undefined),
      escrow: draft.escrow.trim() === '' ? undefined : amountProblem(draft.escrow, payoutDecimals ?? PRICE_DECIMALS),
      buyers: buyersProblem(draft, quoteDecimals),
    }),
    ...PRICE_PROBLEMS[draft.strategy](draft),
    ...waitProblems(draft),
  };
}

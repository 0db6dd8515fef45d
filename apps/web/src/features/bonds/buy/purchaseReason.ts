import { hasQuote, type NoQuote, purchaseProblem, type PurchaseQuote } from '@althing/domain/bonds';
import { amountSentence, parseAmount } from '@althing/domain/token';
import { balanceText } from '@althing/domain/treasury';
import type { Access, Purse } from './buyerReads.ts';

interface Token {
  symbol: string;
  decimals: number;
}

interface Situation {
  text: string;
  token: Token;
  quote: PurchaseQuote | NoQuote | undefined;
  purse: Purse | undefined;
  /** Null where the account is not among the buyers of a private market; undefined in a public one, or while it is not known. */
  access: Access | null | undefined;
  /** Whether the buyer has to say that they know the price to be no bargain. */
  isUnsure: boolean;
  isAware: boolean;
}

/** Why the amount that somebody wrote cannot be paid here now; undefined where it can. */
export function purchaseReason({ text, token, quote, purse, access, isUnsure, isAware }: Situation): string | undefined {
  const { value, problem } = parseAmount(text, token.decimals);
  if (problem === 'empty') return 'Enter how much you want to pay.';
  if (value === undefined) return amountSentence(problem, text, token.decimals);
  if (access === null) return 'This account is not on the list of buyers of this market.';
  if (quote === undefined) return 'The chain has not answered yet.';
  if (!hasQuote(quote)) return purchaseProblem(quote);
  if (access && purse && purse.bought + quote.net > access.maxQuote) {
    const left = access.maxQuote > purse.bought ? access.maxQuote - purse.bought : 0n;
    return `You may pay ${balanceText(left, token.decimals)} ${token.symbol} more in this market, fees not counted.`;
  }
  if (purse && value > purse.balance)
    return `Your account has ${balanceText(purse.balance, token.decimals)} ${token.symbol} on this chain, which is less.`;
  if (isUnsure && !isAware) return 'Confirm first that you know this price is no bargain.';
  return undefined;
}

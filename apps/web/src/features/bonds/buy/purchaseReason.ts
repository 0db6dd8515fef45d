import { hasQuote, type NoQuote, purchaseProblem, type PurchaseQuote } from '@althing/domain/bonds';
import { amountSentence, parseAmount } from '@althing/domain/token';
import { balanceText } from '@althing/domain/treasury';
import type { Access, NoAccess, Purse } from './buyerReads.ts';

interface Token {
  symbol: string;
  decimals: number;
}

interface Situation {
  text: string;
  token: Token;
  quote: PurchaseQuote | NoQuote | undefined;
  purse: Purse | undefined;
  /** Undefined in a public market. */
  access: Access | NoAccess | undefined;
  /** Whether the buyer has still to tick that they know the price. */
  isUnsure: boolean;
}

const NO_ACCESS: Record<NoAccess, string> = {
  asking: 'It is being asked whether you may buy here.',
  unknown: 'It could not be asked whether you may buy here. Wait a moment and reload the page.',
  'not-listed': 'This account is not on the list of buyers of this market, and its owner has signed no permit for it.',
};

/** Why the amount that somebody wrote cannot be paid here now; undefined where it can. */
export function purchaseReason({ text, token, quote, purse, access, isUnsure }: Situation): string | undefined {
  const { value, problem } = parseAmount(text, token.decimals);
  if (problem === 'empty') return 'Enter how much you want to pay.';
  if (value === undefined) return amountSentence(problem, text, token.decimals);
  if (typeof access === 'string') return NO_ACCESS[access];
  if (quote === undefined) return 'The chain has not answered yet.';
  if (!hasQuote(quote)) return purchaseProblem(quote);
  if (access && purse && purse.bought + quote.net > access.maxQuote) {
    const left = access.maxQuote > purse.bought ? access.maxQuote - purse.bought : 0n;
    return `You may pay ${balanceText(left, token.decimals)} ${token.symbol} more in this market, fees not counted.`;
  }
  if (purse && value > purse.balance)
    return `Your account has ${balanceText(purse.balance, token.decimals)} ${token.symbol} on this chain, which is less.`;
  if (isUnsure) return 'Tick the box above first.';
  return undefined;
}

import { amountText } from '../token/amount.ts';
import { TOKEN_DECIMALS } from '../units.ts';
import { bridgeTaxOf, type ShareTier } from './transferQuote.ts';

/** What is told where no tier begins higher. */
const ROUND = 1_000n * 10n ** BigInt(TOKEN_DECIMALS);

/** What the treasury gets of an amount that makes the tiers plain. At least one of them, in ascending order. */
export function bridgeTaxSentence(tiers: readonly ShareTier[], symbol: string): string {
  const highest = tiers.at(-1)!.threshold;
  const amount = highest * 2n > ROUND ? highest * 2n : ROUND;
  const tax = bridgeTaxOf(amount, tiers);
  const words = (value: bigint): string => `${amountText(value)} ${symbol.trim()}`.trim();
  return `Of ${words(amount)} that a bridge brings, ${words(tax)} go to the treasury there and ${words(amount - tax)} to the recipient.`;
}

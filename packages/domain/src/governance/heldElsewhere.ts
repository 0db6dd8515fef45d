import { amountText } from '../token/index.ts';
import { groupDigits, listInWords } from '../display/index.ts';

/** What an account holds of a governor's token on another chain than the governor's, in smallest units. */
export interface HeldElsewhere {
  chainName: string;
  balance: bigint;
}

const DECIMALS = 18;

/** That tokens on other chains do not help an account to propose, and what would; undefined where it holds none there. */
export function heldElsewhereText(
  held: readonly HeldElsewhere[],
  { chainName, tokenSymbol }: { chainName: string; tokenSymbol: string },
): string | undefined {
  const holdings = held.filter(({ balance }) => balance > 0n);
  if (holdings.length === 0) return undefined;
  const amounts = holdings.map((each) => `${groupDigits(amountText(each.balance, DECIMALS))} ${tokenSymbol} on ${each.chainName}`);
  return (
    `What you hold on other chains (${listInWords(amounts)}) does not count towards the proposal threshold, ` +
    `which asks for votes on ${chainName}. Bring tokens there and delegate them, or ask somebody who has enough votes there to propose.`
  );
}

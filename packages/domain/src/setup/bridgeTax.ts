import { bridgeTaxSentence } from '../bridges/bridgeTaxSentence.ts';
import { BRIDGE_TAX } from '../organisation/parts/token.ts';
import { emptyOf } from '../schema/emptyOf.ts';
import { percentProblem } from '../schema/numbers.ts';
import { parseAmount } from '../token/amount.ts';
import type { TokenDraft } from './form.ts';
import { taxTreasuries } from './taxTreasuries.ts';
import { freshTempId } from './tempId.ts';

type BridgeTaxDraft = TokenDraft['bridgeTaxes'][number];

const freshTax = (taxes: readonly BridgeTaxDraft[]): BridgeTaxDraft =>
  emptyOf(
    BRIDGE_TAX,
    freshTempId(
      'bridgeTax-',
      taxes.map(({ tempId }) => tempId),
    ),
  );

const withTaxes = (token: TokenDraft, bridgeTaxes: BridgeTaxDraft[]): TokenDraft => {
  const taxed = { ...token, bridgeTaxes };
  return { ...taxed, bridgeTaxTreasury: taxTreasuries(taxed) };
};

/** docs/requirements.md#token-form: turned on, there is one empty bracket and a treasury per chain; turned off, neither. */
export const setBridgeTax = (token: TokenDraft, isOn: boolean): TokenDraft => withTaxes(token, isOn ? [freshTax([])] : []);

export const addBridgeTax = (token: TokenDraft): TokenDraft => withTaxes(token, [...token.bridgeTaxes, freshTax(token.bridgeTaxes)]);

/** Without its last bracket, nothing is taxed. */
export const removeBridgeTax = (token: TokenDraft, tempId: string): TokenDraft =>
  withTaxes(
    token,
    token.bridgeTaxes.filter((tax) => tax.tempId !== tempId),
  );

/** What the treasury gets of an amount that makes the brackets plain, as a sentence; undefined while one is not filled in. */
export function bridgeTaxConsequence({ bridgeTaxes, symbol }: Pick<TokenDraft, 'bridgeTaxes' | 'symbol'>): string | undefined {
  const tiers = bridgeTaxes
    .map(({ threshold, taxPercentage }) => {
      const parsed = parseAmount(threshold);
      const isRead = parsed.value !== undefined || parsed.problem === 'zero';
      const isShare = taxPercentage !== null && percentProblem(taxPercentage) === undefined;
      return isRead && isShare ? { threshold: parsed.value ?? 0n, rate: BigInt(Math.round(taxPercentage * 100)) } : undefined;
    })
    .toSorted((a, b) => (a && b && a.threshold < b.threshold ? -1 : 1));
  if (tiers.length === 0 || !tiers.every((tier) => tier !== undefined)) return undefined;
  return bridgeTaxSentence(tiers, symbol);
}

import { amountAfterCollectorFee, bondExpiry, hoursOf, per1e5, percentText } from '@althing/domain/bonds';
import { integer, text } from './json.ts';
import { type JsonRecord, onlyKeys } from './vectorFile.ts';

type Derivation = { inputs: readonly string[]; derive: (entry: JsonRecord) => string };

const percent: Derivation = { inputs: ['onChainValue'], derive: (entry) => percentText(per1e5(integer(entry['onChainValue']))) };

/** Arithmetic of the specification, by kind. */
const DERIVATIONS: Record<string, Derivation> = {
  amountAfterFee: {
    inputs: ['amount', 'feeBps', 'formula'],
    derive: (entry) => amountAfterCollectorFee(integer(entry['amount']), per1e5(integer(entry['feeBps']))).toString(),
  },
  protocolFeePercent: percent,
  discountPercent: percent,
  fixedTermRedeemTime: {
    inputs: ['purchaseTimestamp', 'vestingSeconds'],
    derive: (entry) =>
      bondExpiry({ term: 'fixed-term', vesting: integer(entry['vestingSeconds']) }, integer(entry['purchaseTimestamp'])).toString(),
  },
  secondsToHoursForm: { inputs: ['seconds'], derive: (entry) => String(hoursOf(integer(entry['seconds']))) },
};

/** What is wrong with a value that follows from the specification; undefined where nothing is. */
export function derivedProblem(entry: JsonRecord): string | undefined {
  const derivation = DERIVATIONS[text(entry['kind'])];
  if (!derivation) return `nobody knows how to derive ${text(entry['kind'])}`;
  onlyKeys(entry, ['kind', 'expected', ...derivation.inputs], text(entry['kind']));
  const found = derivation.derive(entry);
  return found === String(entry['expected']) ? undefined : `${JSON.stringify(entry)} comes out as ${found}`;
}

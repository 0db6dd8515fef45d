import { formatPrice } from '@althing/domain/bonds';
import { integer, text } from './json.ts';
import { type JsonRecord, onlyKeys, type Vector } from './vectorFile.ts';

const KEYS = [
  'id',
  'quotePerPayout',
  'quoteDecimals',
  'payoutDecimals',
  'priceExponent',
  'scaleAdjustment',
  'formattedPrice',
  'scale',
  'payoutFor100Quote',
];
const DAY = 86_400;

/** A price as a fixed price market that is asked what it pays for 100 quote tokens. @throws Error where the format itself is wrong. */
export function priceVector(entry: JsonRecord): Vector {
  onlyKeys(entry, KEYS, text(entry['id']));
  const [payoutDecimals, quoteDecimals] = [Number(entry['payoutDecimals']), Number(entry['quoteDecimals'])];
  const format = formatPrice(text(entry['quotePerPayout']), { payoutDecimals, quoteDecimals });
  const found = { ...format, formattedPrice: format.formattedPrice.toString(), scale: format.scale.toString() };
  for (const [key, value] of Object.entries(found)) {
    if (value !== entry[key]) throw new Error(`${text(entry['id'])}: ${key} is ${value} instead of ${JSON.stringify(entry[key])}`);
  }
  const { formattedPrice, scaleAdjustment, scale } = found;
  const payout = text(entry['payoutFor100Quote']);
  const amount = (100n * 10n ** BigInt(quoteDecimals)).toString();
  const token = { symbol: 'TOKEN', name: 'Token' };
  return {
    id: text(entry['id']),
    title: text(entry['quotePerPayout']),
    strategy: 'fpa',
    term: 'fixed-term',
    quote: { ...token, decimals: quoteDecimals },
    payout: { ...token, decimals: payoutDecimals },
    market: {
      capacityInQuote: false,
      capacity: (integer(payout) * 2n).toString(),
      formattedPrice,
      scaleAdjustment,
      depositInterval: DAY,
      duration: DAY,
      vesting: 0,
      start: 0,
    },
    steps: [
      { n: 1, at: 0, do: 'createMarket', expect: { state: { price: formattedPrice, scale } } },
      { n: 2, at: 1, do: 'view', what: [{ payoutFor: amount }], expect: { payoutFor: { [`${amount}|none`]: payout } } },
    ],
  };
}

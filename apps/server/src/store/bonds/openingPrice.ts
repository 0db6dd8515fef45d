import { converted, discounted, larger, per1e5 } from '@althing/domain/bonds';

/** What determines the first price of a market. */
export interface OpeningRow {
  initial_price: string | null;
  price_settings: Record<string, string>;
  /** Set for a market that follows an oracle. */
  oracle_terms: { oraclePrice: string; minPrice: string; oracleConversion: string } | null;
}

/**
 * The price at which a market opens: its own, or the oracle's price at creation less the first discount (a moving discount does not change before
 * the start). Undefined only while the events of its creation are not all indexed.
 */
export function openingOf({ initial_price, price_settings, oracle_terms }: OpeningRow): bigint | undefined {
  if (initial_price !== null) return BigInt(initial_price);
  if (!oracle_terms) return undefined;
  const oraclePrice = converted(BigInt(oracle_terms.oraclePrice), { oracleConversion: BigInt(oracle_terms.oracleConversion) });
  const discount = per1e5(BigInt(price_settings.fixedDiscount ?? price_settings.baseDiscount ?? '0'));
  return larger(discounted(oraclePrice, discount), BigInt(oracle_terms.minPrice));
}

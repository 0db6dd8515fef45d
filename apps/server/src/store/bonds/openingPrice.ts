import { converted, discounted, larger, per1e5 } from '@althing/domain/bonds';

/** What is needed of a market to know what it first cost. */
export interface OpeningRow {
  initial_price: string | null;
  price_settings: Record<string, string>;
  /** Of a market that follows an oracle. */
  oracle_terms: { oraclePrice: string; minPrice: string; oracleConversion: string } | null;
}

export interface Opening {
  price: bigint;
  /** In the market's scale; 0 where it follows none. */
  oraclePrice: bigint;
}

/**
 * The price with which a market begins: its own, or its first discount from what its oracle said at the creation (the moving discount
 * stands still until the start). Undefined only until all of its creation is indexed.
 */
export function openingOf({ initial_price, price_settings, oracle_terms }: OpeningRow): Opening | undefined {
  if (initial_price !== null) return { price: BigInt(initial_price), oraclePrice: 0n };
  if (!oracle_terms) return undefined;
  const oraclePrice = converted(BigInt(oracle_terms.oraclePrice), { oracleConversion: BigInt(oracle_terms.oracleConversion) });
  const discount = per1e5(BigInt(price_settings.fixedDiscount ?? price_settings.baseDiscount ?? '0'));
  return { price: larger(discounted(oraclePrice, discount), BigInt(oracle_terms.minPrice)), oraclePrice };
}

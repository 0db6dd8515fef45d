import type { BondMarket, MarketPurchase } from '@althing/domain/http';
import { sql } from 'drizzle-orm';
import { hexOf } from '../chain/columns.ts';
import type { Queryable } from '../chain/queryable.ts';
import { addressOf, isoTime } from '../chain/wire.ts';
import { statement } from '../statement.ts';
import { ORACLE_TERMS } from './marketRows.ts';
import { oraclePriceOf, pricesOf, purchaseIdOf, type PurchaseRow } from './purchaseRows.ts';

type Row = Pick<
  PurchaseRow,
  | 'chain_id'
  | 'log_index'
  | 'at'
  | 'transaction_hash'
  | 'buyer'
  | 'recipient'
  | 'quote_amount'
  | 'payout'
  | 'price'
  | 'oracle_price'
  | 'oracle'
  | 'oracle_conversion'
>;

/** Purchases in one market, newest first. */
export function createMarketPurchases(db: Queryable) {
  /** @param page - from 1. */
  return async (market: BondMarket, page: number, limit: number): Promise<MarketPurchase[]> => {
    const { chainId, marketId, payoutToken, quoteToken } = market;
    const { rows } = await db.query<Row>(
      statement(
        sql`select p.chain_id, p.log_index, p.at, p.transaction_hash, p.buyer, p.recipient, p.quote_amount, p.payout, p.price, p.oracle_price, m.oracle,
          ${ORACLE_TERMS} ->> 'oracleConversion' as oracle_conversion
        from chain.bond_purchase p join chain.bond_market m on m.chain_id = p.chain_id and m.market_id = p.market_id
        where p.chain_id = ${chainId} and p.market_id = ${marketId}::numeric
        order by p.block desc, p.log_index desc limit ${limit} offset ${(page - 1) * limit}`,
        'bond_market_purchases',
      ),
    );
    const decimals = { payoutDecimals: payoutToken.decimals, quoteDecimals: quoteToken.decimals };
    const scale = BigInt(market.scale);
    return rows.map((row) => {
      const { bondPrice, discount } = pricesOf({ price: BigInt(row.price), oraclePrice: oraclePriceOf(row), scale }, decimals);
      return {
        id: purchaseIdOf(row),
        blockTimestamp: isoTime(row.at),
        transactionHash: hexOf(row.transaction_hash),
        buyer: addressOf(row.buyer),
        recipient: addressOf(row.recipient),
        quoteAmount: row.quote_amount,
        payout: row.payout,
        bondPrice,
        discount,
      };
    });
  };
}

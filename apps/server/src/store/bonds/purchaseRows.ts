import { isPlatformOracle } from '@althing/bindings';
import { humanPrice, type PairDecimals } from '@althing/domain/bonds';
import type { BondPurchase, PurchasedMarket } from '@althing/domain/http';
import { type SQL, sql } from 'drizzle-orm';
import { getAddress, numberToHex } from 'viem';
import { bytes, hexOf } from '../chain/columns.ts';
import { addressOf, addressOrNull, amountOf, isoTime } from '../chain/wire.ts';
import type { TokenViews } from '../tokens.ts';
import { heldBonds, heldSchedules } from './heldBonds.ts';
import { marketSource, ORACLE_TERMS } from './marketRows.ts';
import type { Account } from './viewer.ts';

export interface PurchaseRow {
  chain_id: string;
  market_id: string;
  block: string;
  log_index: number;
  at: string;
  transaction_hash: Buffer;
  buyer: Buffer;
  recipient: Buffer;
  referrer: Buffer;
  quote_amount: string;
  protocol_fee: string;
  referrer_fee: string;
  payout: string;
  price: string;
  oracle_price: string;
  expiry: string;
  bond_id: string;
  unwrapped: string;
  due: string;
  usd: string | null;
  oracle: Buffer | null;
  oracle_conversion: string | null;
  scale: string;
  is_fixed_term: boolean;
  linear_duration: string;
  payout_token: Buffer;
  quote_token: Buffer;
  owner: Buffer;
  state: string;
  record_id: string | null;
  record_name: string | null;
}

/** USD price of a token of market `m` when `p` was bought, as text; null where none was known. */
export const usdThen = (token: SQL) => sql`(select usd from app.token_prices price
  where price.chain_id = m.chain_id and price.address = ${token} and price.since <= p.at order by price.since desc limit 1)`;

/** Purchases whose recipient is the account. */
export const ofAccount = ({ address, chainId }: Account) =>
  sql`recipient = ${bytes(address)} and (${chainId}::bigint is null or chain_id = ${chainId}::bigint)`;

/**
 * The `with` query `mine`: purchases whose recipient is the account, and those whose vesting schedule was transferred to it. A schedule is found by
 * the block of its purchase. Each purchase is looked at once, however many there are: anybody may buy dust for somebody else.
 *
 * `unwrapped` is how much of the payout was paid out already: all of an instant swap; of a vesting schedule what was released; of bonds, which are
 * alike within one token, what their recipient redeemed, assigned to the oldest purchases first. `due` is how much of it the account can still get:
 * the rest of a schedule that it holds; of bonds its balance, assigned to the newest purchases first, because what it transfers or redeems counts as
 * bought earlier.
 */
export const purchasesOf = (account: Account) => sql`with bond as materialized (${heldBonds(account)}),
  schedule as materialized (${heldSchedules(account)}),
  own as (select p.*, true as is_own, sum(payout) over (partition by chain_id, bond_id order by block, log_index) as up_to,
      sum(payout) over (partition by chain_id, bond_id) as total
    from chain.bond_purchase p where ${ofAccount(account)}),
  given as (select p.*, false as is_own, null::numeric as up_to, null::numeric as total
    from schedule s join chain.bond_purchase p on p.chain_id = s.chain_id and p.block = s.block and p.bond_id = s.schedule_id
    where p.recipient <> ${bytes(account.address)}),
  mine as materialized (
    select p.chain_id, p.block, p.log_index, p.at, p.is_own, paid.unwrapped, greatest(0, case
        when p.bond_id = 0 then 0
        when m.linear_duration > 0 then case when s.schedule_id is not null then p.payout - paid.unwrapped end
        when p.is_own then least(p.payout - paid.unwrapped, coalesce(held.balance, 0) - (p.total - p.up_to)) end) as due
    from (select * from own union all select * from given) p
    join chain.bond_market m on m.chain_id = p.chain_id and m.market_id = p.market_id
    left join (select chain_id, bond_id, sum(amount) as amount from chain.bond_redemption where owner = ${bytes(account.address)}
      group by chain_id, bond_id) redeemed on redeemed.chain_id = p.chain_id and redeemed.bond_id = p.bond_id
    left join (select chain_id, bond_id, sum(balance) as balance from bond group by chain_id, bond_id) held
      on held.chain_id = p.chain_id and held.bond_id = p.bond_id
    left join (select chain_id, schedule_id from schedule) s on m.linear_duration > 0 and s.chain_id = p.chain_id and s.schedule_id = p.bond_id
    cross join lateral (select case
        when p.bond_id = 0 then p.payout
        when m.linear_duration > 0 then coalesce((select c.value from chain.bond_schedule b
          join chain.checkpoint c on c.chain_id = b.chain_id and c.contract = b.vault and c.series = 'released' and c.subject = b.subject
          where b.chain_id = p.chain_id and b.schedule_id = p.bond_id order by c.block desc limit 1), 0)
        else least(p.payout, greatest(0, coalesce(redeemed.amount, 0) - (p.up_to - p.payout))) end as unwrapped) paid)`;

/** Everything of chosen purchases. @param chosen - rows of `mine`. @param wallClock - UNIX seconds. */
export const wholePurchases = (chosen: SQL, wallClock: number) => sql`select ${PURCHASE_COLUMNS} from (${chosen}) chosen
  join chain.bond_purchase p on p.chain_id = chosen.chain_id and p.block = chosen.block and p.log_index = chosen.log_index
  join (${marketSource(wallClock)}) on m.chain_id = p.chain_id and m.market_id = p.market_id`;

const PURCHASE_COLUMNS = sql`
  p.chain_id, p.market_id, p.block, p.log_index, p.at, p.transaction_hash, p.buyer, p.recipient, p.referrer, p.quote_amount, p.protocol_fee,
  p.referrer_fee, p.payout, p.price, p.oracle_price, p.expiry, p.bond_id, chosen.unwrapped, chosen.due, ${usdThen(sql`m.quote_token`)} as usd,
  ${ORACLE_TERMS} ->> 'oracleConversion' as oracle_conversion,
  m.oracle, m.scale, m.is_fixed_term, m.linear_duration, m.payout_token, m.quote_token, owned.owner, status.state, r.id as record_id,
  r.name as record_name`;

const PERCENT = 100n;
const PERCENT_DECIMALS = 10_000;

/** How far a price is below the oracle's, in percent with four decimals; null without an oracle. */
const discountOf = (price: bigint, oraclePrice: bigint): number | null =>
  oraclePrice === 0n ? null : Number(((oraclePrice - price) * PERCENT * BigInt(PERCENT_DECIMALS)) / oraclePrice) / PERCENT_DECIMALS;

/**
 * What the platform's oracle said with a purchase, in the market's scale. 0 for any other: its seller chose it, it may say anything, and a discount
 * measured by it would be the seller's claim.
 */
export function oraclePriceOf({ chain_id, oracle, oracle_price, oracle_conversion }: OracleRow): bigint {
  const isOurs = oracle !== null && isPlatformOracle(Number(chain_id), addressOf(oracle));
  return isOurs ? BigInt(oracle_price) * BigInt(oracle_conversion ?? 0) : 0n;
}

export type OracleRow = Pick<PurchaseRow, 'chain_id' | 'oracle' | 'oracle_price' | 'oracle_conversion'>;

export interface Prices {
  price: bigint;
  /** 0 where the market does not follow the platform's oracle. */
  oraclePrice: bigint;
  scale: bigint;
}

/** Both prices in whole tokens, and the discount between them. */
export function pricesOf({ price, oraclePrice, scale }: Prices, decimals: PairDecimals) {
  return {
    bondPrice: humanPrice(price, scale, decimals),
    bondOraclePrice: oraclePrice === 0n ? null : humanPrice(oraclePrice, scale, decimals),
    discount: discountOf(price, oraclePrice),
  };
}

export const purchaseIdOf = (row: Pick<PurchaseRow, 'chain_id' | 'transaction_hash' | 'log_index'>): string =>
  `${row.chain_id}-${hexOf(row.transaction_hash)}-${row.log_index}`;

/** The address of the bond token that a fixed-expiry bond's id encodes. */
export const bondTokenOf = (bondId: string) => getAddress(numberToHex(BigInt(bondId), { size: 20 }));

export type SoldRow = Pick<
  PurchaseRow,
  | 'chain_id'
  | 'market_id'
  | 'is_fixed_term'
  | 'linear_duration'
  | 'payout_token'
  | 'quote_token'
  | 'owner'
  | 'state'
  | 'record_id'
  | 'record_name'
>;

/** @param tokens - must contain the market's payout and quote tokens. */
export function toPurchasedMarket(row: SoldRow, tokens: TokenViews): PurchasedMarket {
  const chainId = Number(row.chain_id);
  return {
    id: row.record_id,
    name: row.record_name,
    marketId: row.market_id,
    chainId,
    isFixedTerm: row.is_fixed_term,
    isClosed: row.state === 'closed',
    isLinearVesting: row.linear_duration !== '0',
    payoutToken: tokens.of(chainId, addressOf(row.payout_token)),
    quoteToken: tokens.of(chainId, addressOf(row.quote_token)),
    user: { address: addressOf(row.owner) },
  };
}

/** @param tokens - must contain the market's payout and quote tokens. */
export function toPurchase(row: PurchaseRow, tokens: TokenViews): BondPurchase {
  const bondMarket = toPurchasedMarket(row, tokens);
  const { payoutToken, quoteToken, isLinearVesting } = bondMarket;
  const hasToken = !isLinearVesting && row.bond_id !== '0';
  const decimals = { payoutDecimals: payoutToken.decimals, quoteDecimals: quoteToken.decimals };
  const prices = {
    price: BigInt(row.price),
    oraclePrice: oraclePriceOf(row),
    scale: BigInt(row.scale),
  };
  return {
    id: purchaseIdOf(row),
    blockTimestamp: isoTime(row.at),
    transactionHash: hexOf(row.transaction_hash),
    chainId: Number(row.chain_id),
    buyer: addressOf(row.buyer),
    recipient: addressOf(row.recipient),
    referrer: addressOrNull(row.referrer),
    quoteAmount: row.quote_amount,
    protocolFee: row.protocol_fee,
    referrerFee: row.referrer_fee,
    payout: row.payout,
    ...pricesOf(prices, decimals),
    unwrappedAmount: amountOf(row.unwrapped),
    openAmount: amountOf(row.due),
    expiry: isoTime(row.expiry === '0' ? row.at : row.expiry),
    vestingScheduleId: isLinearVesting ? row.bond_id : null,
    tokenId: hasToken && row.is_fixed_term ? row.bond_id : null,
    tokenAddress: hasToken && !row.is_fixed_term ? bondTokenOf(row.bond_id) : null,
    quoteUsd: row.usd === null ? null : (Number(row.usd) * Number(row.quote_amount)) / 10 ** quoteToken.decimals,
    bondMarket,
  };
}

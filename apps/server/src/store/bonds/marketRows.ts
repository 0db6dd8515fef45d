import { BOND_TELLERS } from '@althing/bindings';
import type { Strategy } from '@althing/domain/bonds';
import { humanPrice } from '@althing/domain/bonds';
import type { BondMarket, MarketState } from '@althing/domain/http';
import { type SQL, sql } from 'drizzle-orm';
import { getAddress } from 'viem';
import type { TokenViews } from '../tokens.ts';
import { bytes, hexOf } from '../chain/columns.ts';
import type { ContractKey } from '../chain/keys.ts';
import { openingOf, type OpeningRow } from './openingPrice.ts';
import type { Viewer } from './viewer.ts';
import { addressOf, addressOrNull, amountOf, isoTime } from '../chain/wire.ts';

/* A market as queries read it: what the chain says, joined with its record if there is one. */

export interface MarketRow extends OpeningRow {
  chain_id: string;
  market_id: string;
  block: string;
  log_index: number;
  at: string;
  transaction_hash: Buffer;
  auctioneer: Buffer;
  strategy: Strategy;
  is_fixed_term: boolean;
  payout_token: Buffer;
  quote_token: Buffer;
  callback: Buffer;
  oracle: Buffer | null;
  capacity_in_quote: boolean;
  capacity: string;
  is_private: boolean;
  linear_duration: string;
  vesting: string;
  deposit_interval: string;
  start: string;
  conclusion: string;
  scale: string;
  owner: Buffer;
  sold: string | null;
  purchased: string | null;
  purchases: string | null;
  remaining: string;
  last_price: string | null;
  state: MarketState;
  closed_at: string | null;
  record_id: string | null;
  record_name: string | null;
  is_handed_over: boolean;
  is_unlisted: boolean;
  organisation_id: string | null;
  organisation_slug: string | null;
  organisation_name: string | null;
  vault: string | null;
  is_price_in_token0: boolean | null;
}

/** Tellers store totals of sales under the ids of markets. */
const tellers = sql.raw(`array[${BOND_TELLERS.map((address) => `decode('${address.slice(2)}', 'hex')`).join(', ')}]`);

/** Of each teller by itself, as an index gives the newest total of one, and otherwise all of them would be sorted: there is one for each purchase. */
const sum = (series: 'sold' | 'purchased' | 'purchases') => sql`
  (select newest.value from unnest(${tellers}) teller (contract) cross join lateral (select c.block, c.value from chain.checkpoint c
     where c.chain_id = m.chain_id and c.contract = teller.contract and c.series = ${sql.raw(`'${series}'`)} and c.subject = m.subject
     order by c.block desc limit 1) newest order by newest.block desc limit 1) as ${sql.raw(series)}`;

/** The time that each chain's next block would have, see `chainTimeOf`. @param wallClock - UNIX seconds. */
const clock = (wallClock: number) => sql`
  cross join lateral (select coalesce(max(greatest(${wallClock}::bigint, c.at + greatest(0, ${wallClock}::bigint - floor(extract(epoch from c.seen_at))::bigint))),
    ${wallClock}::bigint) as now from chain.cursor c where c.chain_id = m.chain_id) clock`;

/** The oracle's values when a market was created. */
export const ORACLE_TERMS = sql`(select details from chain.bond_market_step s where s.chain_id = m.chain_id and s.market_id = m.market_id
  and s.step = 'oracleTerms' order by block limit 1)`;

/** What the aggregator's owner last said of a market: `listed` or `unlisted`. Compared by `=`: with `<>` the planner looks at all markets. */
export const LISTING = sql`coalesce((select s.step from chain.bond_market_step s where s.chain_id = m.chain_id and s.market_id = m.market_id
  and s.step in ('listed', 'unlisted') order by block desc, log_index desc limit 1), 'listed')`;

/**
 * Joins for queries over markets: `m` is the market, `r` its record, `o` its organisation, `status` its present state.
 * @param wallClock - UNIX seconds.
 */
export const marketSource = (wallClock: number) => sql`
  chain.bond_market m
  left join app.bond_markets r on r.chain_id = m.chain_id and r.market_id = m.market_id and r.transaction_hash = m.transaction_hash
  left join app.organisations o on o.id = r.organisation_id
  ${clock(wallClock)}
  cross join lateral (select target as owner from chain.link l where l.chain_id = m.chain_id and l.contract = m.auctioneer
    and l.relation = 'marketOwner' and l.subject = m.subject order by block desc, log_index desc limit 1) owned
  cross join lateral (select ${sum('sold')}, ${sum('purchased')}, ${sum('purchases')}) sums
  cross join lateral (select m.capacity - coalesce(case when m.capacity_in_quote then sums.purchased else sums.sold end, 0) as remaining) rest
  left join lateral (select s.at as closed_at from chain.bond_market_step s where s.chain_id = m.chain_id and s.market_id = m.market_id
    and s.step = 'closed' order by block limit 1) closing on true
  cross join lateral (select case
      when closing.closed_at is not null or clock.now >= m.conclusion or rest.remaining <= 0 then 'closed'
      when r.close_proposal is not null then 'close-proposed'
      when clock.now < m.start then 'scheduled'
      else 'live' end as state) status`;

export const MARKET_COLUMNS = sql`
  m.chain_id, m.market_id, m.block, m.log_index, m.at, m.transaction_hash, m.auctioneer, m.strategy, m.is_fixed_term, m.payout_token,
  m.quote_token, m.callback, m.oracle, m.capacity_in_quote, m.capacity, m.is_private, m.linear_duration, m.vesting, m.deposit_interval,
  m.start, m.conclusion, m.scale, m.initial_price, m.price_settings, ${ORACLE_TERMS} as oracle_terms, owned.owner, sums.*, rest.remaining, status.state, closing.closed_at,
  r.id as record_id, r.name as record_name, coalesce(r.vouched_by <> owned.owner, false) as is_handed_over, ${LISTING} = 'unlisted' as is_unlisted, o.id as organisation_id, o.slug as organisation_slug, o.name as organisation_name,
  (select price from chain.bond_purchase p where p.chain_id = m.chain_id and p.market_id = m.market_id
     order by block desc, log_index desc limit 1) as last_price,
  pair.args ->> 'vault' as vault, (pair.args ->> 'isSteerPriceInToken0')::boolean as is_price_in_token0`;

/** Finds the vault whose average price our oracle uses for a pair. */
export const PAIR_JOIN = sql`
  left join lateral (select args from chain.event e where e.chain_id = m.chain_id and e.address = m.oracle and e.name = 'PairUpdated'
    and e.args ->> 'quoteToken' = '0x' || encode(m.quote_token, 'hex') and e.args ->> 'payoutToken' = '0x' || encode(m.payout_token, 'hex')
    order by block desc, log_index desc limit 1) pair on true`;

/**
 * Whether a viewer may see a private market: as its owner, as a manager of the organisation that the owner put it under, or as a
 * buyer whom the list or a permit lets in at present, or for whom something was bought there.
 */
export function visibleTo(viewer: Viewer | null): SQL {
  if (viewer === null) return sql`not m.is_private`;
  const address = bytes(viewer.address);
  const { chainId } = viewer;
  const managed = sql.param([...viewer.managed]);
  return sql`
  (not m.is_private or ((${chainId}::bigint is null or ${chainId}::bigint = m.chain_id) and (
    owned.owner = ${address}::bytea
    or (r.organisation_id in (select unnest(${managed}::uuid[])) and r.vouched_by = owned.owner)
    or (exists (select from app.set_buyers b where b.root = r.buyers_root and b.address = ${address}::bytea)
      and '0x' || encode(r.buyers_root, 'hex') = (select s.details ->> 'buyersRoot' from chain.bond_market_step s
        where s.chain_id = m.chain_id and s.market_id = m.market_id and s.step = 'buyersRoot' order by block desc, log_index desc limit 1))
    or exists (select from app.market_permits p where p.market = r.id and p.buyer = ${address}::bytea and p.owner = owned.owner
      and p.deadline >= clock.now
      and p.nonce = coalesce((select (s.details ->> 'nonce')::numeric from chain.bond_market_step s
        where s.chain_id = m.chain_id and s.market_id = m.market_id and s.step = 'permitNonce' order by block desc, log_index desc limit 1), 0))
    or exists (select from chain.bond_purchase p where p.chain_id = m.chain_id and p.market_id = m.market_id and p.recipient = ${address}::bytea))))`;
}

export const tokensOf = (row: Pick<MarketRow, 'chain_id' | 'payout_token' | 'quote_token'>): ContractKey[] =>
  [row.payout_token, row.quote_token].map((token) => ({ chainId: Number(row.chain_id), address: addressOf(token) }));

function oracleSettingsOf({ vault, is_price_in_token0 }: MarketRow): BondMarket['oracleSettings'] {
  if (vault === null || /^0x0*$/.test(vault)) return null;
  return { type: 'twap', steerVaultAddress: getAddress(vault), isSteerPriceInToken0: is_price_in_token0 === true };
}

/** @param tokens - must contain those of `tokensOf(row)`. */
export function toMarket(row: MarketRow, tokens: TokenViews): BondMarket {
  const chainId = Number(row.chain_id);
  const payoutToken = tokens.of(chainId, addressOf(row.payout_token));
  const quoteToken = tokens.of(chainId, addressOf(row.quote_token));
  const price = row.last_price === null ? openingOf(row) : BigInt(row.last_price);
  const decimals = { payoutDecimals: payoutToken.decimals, quoteDecimals: quoteToken.decimals };
  return {
    id: row.record_id,
    name: row.record_name,
    organisation:
      row.organisation_id === null
        ? null
        : { id: row.organisation_id, slug: row.organisation_slug ?? '', name: row.organisation_name ?? '' },
    marketId: row.market_id,
    chainId,
    auctioneer: addressOf(row.auctioneer),
    strategy: row.strategy,
    isFixedTerm: row.is_fixed_term,
    isPrivate: row.is_private,
    isLinearVesting: row.linear_duration !== '0',
    state: row.state,
    isClosed: row.state === 'closed',
    user: { address: addressOf(row.owner) },
    isHandedOver: row.is_handed_over,
    isUnlisted: row.is_unlisted,
    payoutToken,
    quoteToken,
    callback: addressOrNull(row.callback),
    oracle: addressOrNull(row.oracle),
    oracleSettings: oracleSettingsOf(row),
    capacityType: row.capacity_in_quote ? 'quote' : 'payout',
    initialCapacity: row.capacity,
    capacity: row.closed_at === null ? amountOf(row.remaining) : '0',
    sold: amountOf(row.sold),
    purchased: amountOf(row.purchased),
    purchaseCount: Number(row.purchases ?? 0),
    vesting: Number(row.vesting),
    linearDuration: Number(row.linear_duration),
    depositInterval: Number(row.deposit_interval),
    marketStartDate: isoTime(row.start),
    marketEndDate: isoTime(row.closed_at ?? row.conclusion),
    scale: row.scale,
    priceSettings: row.price_settings,
    lastPrice: price === undefined ? null : humanPrice(price, BigInt(row.scale), decimals),
    createdAt: isoTime(row.at),
    transactionHash: hexOf(row.transaction_hash),
  };
}

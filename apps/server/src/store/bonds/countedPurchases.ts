import { type SQL, sql } from 'drizzle-orm';
import { usdThen } from './purchaseRows.ts';

/*
 * Which purchases count for points and totals, and for how much. A seller could buy from itself through any account for only the cost of gas,
 * because what it pays comes back to it. So purchases by accounts that are known to be the seller's are left out, and a purchase is never
 * worth more than what was given for it.
 */

/**
 * A `with` query of accounts that belong to organisations with markets: creators, contracts, and whatever their modules name. Put it before a
 * query that uses `isSellers`.
 *
 * @param organisations - which ids, at least those of all markets that the query looks at.
 */
export const insidersOf = (organisations: SQL) => sql`insider as materialized (
  select distinct o.id as organisation_id, named.account from app.organisations o cross join lateral (
      select u.address as account from app.users u where u.id = o.creator_id
      union select c.address from app.organisation_contracts c where c.organisation_id = o.id
      union select decode(substring(found.address[1] from 3), 'hex')
        from regexp_matches(o.modules::text, '0x[0-9a-fA-F]{40}(?![0-9a-fA-F])', 'g') as found (address)
    ) named
  where o.id in (${organisations}))`;

const OWNERS = sql`select l.target from chain.link l where l.chain_id = m.chain_id and l.contract = m.auctioneer and l.relation = 'marketOwner'
  and l.subject = m.subject`;

/** Whether an account belongs, or ever belonged, to the seller of market `m` with record `r`. */
export const isSellers = (account: SQL) => sql`(${account} = m.creator
    or ${account} in (${OWNERS})
    or exists (select 1 from insider where insider.organisation_id = r.organisation_id and insider.account = ${account})
    or exists (select 1 from chain.event e where e.chain_id = m.chain_id and e.address in (${OWNERS})
      and ((e.name = 'SafeSetup' and e.args -> 'owners' ? ('0x' || encode(${account}, 'hex')))
        or (e.name = 'AddedOwner' and e.args ->> 'owner' = '0x' || encode(${account}, 'hex')))))`;

/** Joins the tokens of a market and their USD prices when `p` was bought: `q` is the quote token, `t` the payout token; nulls where unknown. */
export const PRICES_THEN = sql`
  left join app.tokens q on q.chain_id = m.chain_id and q.address = m.quote_token
  left join app.tokens t on t.chain_id = m.chain_id and t.address = m.payout_token
  cross join lateral (select ${usdThen(sql`m.quote_token`)} as quote, ${usdThen(sql`m.payout_token`)} as payout) usd`;

/** The part of the quote amount that the seller keeps, in smallest units. */
export const KEPT = sql`(p.quote_amount - p.protocol_fee - p.referrer_fee)`;

/** Worth of that part in USD, at most that of the payout; null where either price is unknown. */
export const WORTH = sql`case when usd.quote is not null and usd.payout is not null then
  least(${KEPT} / 10::numeric ^ q.decimals * usd.quote, p.payout / 10::numeric ^ t.decimals * usd.payout) end`;

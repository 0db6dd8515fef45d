import { sql } from 'drizzle-orm';
import { usdThen } from './purchaseRows.ts';

/*
 * Which purchases count, and for how much. A seller could buy from itself, by whatever account, for the price of the gas: what it pays
 * comes back to it. So the accounts that are known to be the seller's are void, and a purchase is worth no more than what was given for it.
 */

/**
 * Accounts that belong to an organisation with markets: its creator, its contracts, and whatever its modules name. To be put before the
 * query that uses `IS_VOID`.
 */
export const INSIDERS = sql`insider as materialized (
  select distinct o.id as organisation_id, named.account from app.organisations o cross join lateral (
      select u.address as account from app.users u where u.id = o.creator_id
      union select c.address from app.organisation_contracts c where c.organisation_id = o.id
      union select decode(substring(found.address[1] from 3), 'hex')
        from regexp_matches(o.modules::text, '0x[0-9a-fA-F]{40}(?![0-9a-fA-F])', 'g') as found (address)
    ) named
  where o.id in (select organisation_id from app.bond_markets))`;

const OWNERS = sql`select l.target from chain.link l where l.chain_id = m.chain_id and l.contract = m.auctioneer and l.relation = 'marketOwner'
  and l.subject = m.subject`;

/** Whether buyer or recipient of `p` is the seller's in the market `m` with the record `r`, now or ever. */
export const IS_VOID = sql`exists (select 1 from (values (p.buyer), (p.recipient)) as party (account)
  where party.account = m.creator
    or party.account in (${OWNERS})
    or exists (select 1 from insider where insider.organisation_id = r.organisation_id and insider.account = party.account)
    or exists (select 1 from chain.event e where e.chain_id = m.chain_id and e.address in (${OWNERS})
      and ((e.name = 'SafeSetup' and e.args -> 'owners' ? ('0x' || encode(party.account, 'hex')))
        or (e.name = 'AddedOwner' and e.args ->> 'owner' = '0x' || encode(party.account, 'hex')))))`;

/** Tokens of a market with their USD prices when `p` was bought: `q` the quote's, `t` the payout's; nulls where not known. */
export const PRICES_THEN = sql`
  left join app.tokens q on q.chain_id = m.chain_id and q.address = m.quote_token
  left join app.tokens t on t.chain_id = m.chain_id and t.address = m.payout_token
  cross join lateral (select ${usdThen(sql`m.quote_token`)} as quote, ${usdThen(sql`m.payout_token`)} as payout) usd`;

/** What the seller keeps of the quote amount, units. */
export const KEPT = sql`(p.quote_amount - p.protocol_fee - p.referrer_fee)`;

/** Its worth in USD, at most that of the payout; null where either price is not known. */
export const WORTH = sql`case when usd.quote is not null and usd.payout is not null then
  least(${KEPT} / 10::numeric ^ q.decimals * usd.quote, p.payout / 10::numeric ^ t.decimals * usd.payout) end`;

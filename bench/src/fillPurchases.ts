import { auctioneerOf, platformAddresses, tellerOf } from '@althing/bindings';
import { fillOrganisations, runStatements } from './database.ts';

const bytes = (address: string) => `'\\x${address.slice(2)}'::bytea`;
const { localGold, localDollar } = platformAddresses;
const AUCTIONEER = bytes(auctioneerOf(31337, 'fpa', 'fixed-term'));
const TELLER = bytes(tellerOf(31337, 'fixed-term'));
/** UNIX seconds; purchases came once a minute until now. */
const at = `(extract(epoch from now())::bigint - ($1::int - n) * 60)`;
const SUBJECT = `decode(lpad('1', 64, '0'), 'hex')`;
const EACH = 'from generate_series(1, $1::int) n';

/** A recorded market at a fixed price with so many purchases by a thousand buyers, straight into the tables. Needs one user. */
export async function fillPurchases(databaseUrl: string, count: number): Promise<void> {
  await fillOrganisations(databaseUrl, 1);
  await runStatements(databaseUrl, [
    {
      text: `insert into chain.bond_market (chain_id, market_id, block, log_index, at, transaction_hash, auctioneer, strategy, is_fixed_term, creator,
         payout_token, quote_token, callback, capacity_in_quote, capacity, is_private, linear_duration, vesting, deposit_interval, start,
         conclusion, scale, initial_price, price_settings, subject)
       select 31337, 1, 1, 0, ${at} - 60, decode(md5('market') || md5('market'), 'hex'), ${AUCTIONEER}, 'fpa', true, decode(repeat('0a', 20), 'hex'),
         ${bytes(localGold)}, ${bytes(localDollar)}, decode(repeat('00', 20), 'hex'), false, 1e30, false, 0, 604800, 86400, ${at} - 60,
         4000000000, 1e36, 2e27, '{}', ${SUBJECT} from generate_series(1, 1) n where $1::int > 0`,
      values: [count],
    },
    {
      text: `insert into chain.link (chain_id, block, log_index, at, contract, relation, subject, target)
       select 31337, 1, 0, 1, ${AUCTIONEER}, 'marketOwner', ${SUBJECT}, decode(repeat('0a', 20), 'hex')`,
    },
    {
      text: `insert into app.bond_markets (id, organisation_id, chain_id, name, is_private, market_id, transaction_hash, recorded_by, created_at)
       select gen_random_uuid(), o.id, 31337, 'Gold for dollars', false, 1, decode(md5('market') || md5('market'), 'hex'), o.creator_id, now()
       from app.organisations o where slug = 'bench-1'`,
    },
    {
      text: `insert into app.tokens (chain_id, address, name, symbol, decimals) values (31337, ${bytes(localGold)}, 'Local Gold', 'LGLD', 18),
         (31337, ${bytes(localDollar)}, 'Local Dollar', 'LUSD', 6) on conflict do nothing`,
    },
    {
      text: `insert into app.token_prices (chain_id, address, since, usd) select 31337, token, since, case when token = ${bytes(localGold)} then 2000 + since % 7 else 1 end
       from unnest(array[${bytes(localGold)}, ${bytes(localDollar)}]) token, generate_series(0, 1000) since on conflict do nothing`,
    },
    {
      text: `insert into chain.bond_purchase (chain_id, market_id, block, log_index, at, transaction_hash, teller, buyer, recipient, referrer, quote_amount,
         protocol_fee, referrer_fee, payout, price, oracle_price, expiry, bond_id)
       select 31337, 1, n, 0, ${at}, decode(md5(n::text) || md5(n::text), 'hex'), ${TELLER}, decode(md5('buyer' || n % 1000) || '00000000', 'hex'),
         decode(md5('buyer' || n % 1000) || '00000000', 'hex'), decode(repeat('00', 20), 'hex'), 2000e6 + n, 0, 0, 1e18, 2e27, 0, ${at} + 604800, n / 100 ${EACH}`,
      values: [count],
    },
    {
      text: `insert into chain.checkpoint (chain_id, contract, series, subject, block, log_index, at, value)
       select 31337, ${TELLER}, series, ${SUBJECT}, n, 0, ${at}, case series when 'sold' then n * 1e18 when 'purchased' then n * 2000e6 else n end
       ${EACH}, unnest(array['sold', 'purchased', 'purchases']) series`,
      values: [count],
    },
    ...['chain.bond_purchase', 'chain.checkpoint', 'chain.link', 'chain.bond_market'].map((table) => ({ text: `vacuum analyze ${table}` })),
  ]);
}

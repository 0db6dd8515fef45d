import { sql } from 'drizzle-orm';
import { vestedAt, type VestingGrant } from '@althing/domain/vesting';
import { type Address, type ChainId, parseAddress } from '@althing/domain/units';
import { z } from 'zod';
import { statement } from '../statement.ts';
import type { Queryable } from './queryable.ts';
import { addressOf, amountOf } from './wire.ts';

/** What one vesting contract keeps for an account, as its events tell. */
export interface AccountGrants {
  chainId: ChainId;
  vesting: Address;
  /** Whether what has vested votes before it is released. */
  isFlexVoting: boolean;
  grants: (VestingGrant & { createdAt: number })[];
  /** Of all grants together, until now, in smallest units. */
  released: bigint;
  organisation: { slug: string; name: string };
  tokenSymbol: string;
}

/** Whose grants. */
interface GrantsOf {
  id: string;
  address: Address;
}

/**
 * Anybody can found an organisation whose tokens vest for somebody, so only so many grants are looked at: first those of organisations
 * that the account founded, then the oldest of each founder, then their second, and so on: one stranger, however many grants it makes, displaces nobody
 * else's. What a contract says of itself gives no precedence, as its owner may have it say anything.
 */
const MAX_GRANTS = 100;

/** A contract is changed by its owners, so what it logs is looked at as what a stranger sent. */
const terms = z.object({
  start: z.coerce.number().int().nonnegative(),
  end: z.coerce.number().int().nonnegative(),
  milestones: z.array(z.coerce.number().int().nonnegative()).max(1_000),
});
const amount = z.string().regex(/^\d{1,78}$/);

interface Row {
  chain_id: string;
  vesting: Buffer;
  id: string | null;
  amount: string | null;
  created_at: string;
  curve: unknown;
  is_flex: boolean;
  released: string | null;
  slug: string;
  organisation_name: string;
  token_symbol: string | null;
}

function grantOf(row: Row, beneficiary: Address): AccountGrants['grants'][number] | undefined {
  const [curve, total, id] = [terms.safeParse(row.curve), amount.safeParse(row.amount), amount.safeParse(row.id)];
  if (!curve.success || !total.success || !id.success) return undefined;
  const createdAt = Number(row.created_at);
  return { ...curve.data, id: BigInt(id.data), beneficiary, total: BigInt(total.data), released: 0n, createdAt };
}

/** Grants of an account in vesting contracts of organisations that the user may see. */
export async function readGrants(db: Queryable, { id, address }: GrantsOf): Promise<AccountGrants[]> {
  const { rows } = await db.query<Row>(
    statement(
      sql`select g.chain_id, g.address as vesting, g.args ->> 'id' as id, g.args ->> 'amountTotal' as amount, g.at as created_at,
        (select c.args from chain.event c where c.chain_id = g.chain_id and c.address = g.address and c.name = 'VestingCurveAdded'
          and c.args ->> 'curve' = g.args ->> 'curve' order by c.block, c.log_index limit 1) as curve,
        exists (select from chain.event f where f.chain_id = g.chain_id and f.address = g.address and f.name = 'FlexVotingEnabled') as is_flex,
        (select value from chain.checkpoint r where r.chain_id = g.chain_id and r.contract = g.address and r.series = 'released'
          and r.subject = ${Buffer.from(address.slice(2), 'hex')} order by block desc limit 1) as released,
        g.slug, g.name as organisation_name, g.symbol as token_symbol
      from (select g.chain_id, g.address, g.args, g.at, g.block, g.log_index, o.slug, o.name, o.token ->> 'symbol' as symbol,
          o.creator_id = ${id}::uuid as is_own,
          row_number() over (partition by o.creator_id order by g.at, g.chain_id, g.block, g.log_index) as place
        from chain.event g
        join chain.contract v on v.chain_id = g.chain_id and v.address = g.address and v.kind = 'tokenVesting'
        join app.organisation_contracts l on l.chain_id = g.chain_id and l.address = g.address
        join app.organisations o on o.id = l.organisation_id
        where g.name = 'VestingScheduleCreated' and g.args ->> 'beneficiary' = ${address.toLowerCase()}
          and (o.state not in ('draft', 'expired') or o.creator_id = ${id}::uuid)
        order by is_own desc, place, g.at, g.chain_id, g.block, g.log_index limit ${MAX_GRANTS}) g
      order by g.at, g.chain_id, g.block, g.log_index`,
      'grants_of_account',
    ),
  );
  const found = new Map<string, AccountGrants>();
  for (const row of rows) {
    const grant = grantOf(row, parseAddress(address) ?? address);
    if (!grant) continue;
    const chainId = Number(row.chain_id);
    const vesting = addressOf(row.vesting);
    const known = found.get(`${chainId}:${vesting}`) ?? {
      chainId,
      vesting,
      isFlexVoting: row.is_flex,
      grants: [],
      released: BigInt(amountOf(row.released)),
      organisation: { slug: row.slug, name: row.organisation_name },
      tokenSymbol: row.token_symbol ?? 'tokens',
    };
    known.grants.push(grant);
    found.set(`${chainId}:${vesting}`, known);
  }
  return [...found.values()];
}

/** What grants give votes for at `at`, as the contract's `votesAt`: what had vested and not been released. `released`: by then. */
export function vestedVotesAt({ isFlexVoting, grants }: AccountGrants, at: number, released: bigint): bigint {
  if (!isFlexVoting) return 0n;
  const vested = grants.filter(({ createdAt }) => createdAt <= at).reduce((sum, grant) => sum + vestedAt(grant, at), 0n);
  return vested > released ? vested - released : 0n;
}

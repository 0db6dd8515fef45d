import { sql, type SQL } from 'drizzle-orm';
import type { BondMarket, BondMarketProposal, MarketState } from '@althing/domain/http';
import type { Strategy } from '@althing/domain/bonds';
import type { ChainId, Hex } from '@althing/domain/units';
import { getAddress } from 'viem';
import { bytes } from '../chain/columns.ts';
import { decodeKeyset, DIGITS, encodeKeyset, isAbove, isBelow, type Page, type PageRequest } from '../chain/keyset.ts';
import type { Queryable } from '../chain/queryable.ts';
import type { Tokens } from '../tokens.ts';
import { LISTING, MARKET_COLUMNS, marketSource, type MarketRow, PAIR_JOIN, tokensOf, toMarket, visibleTo } from './marketRows.ts';
import { decodeTimeCursor, encodeTimeCursor } from './timeCursor.ts';
import { type MarketOwnerAccount, unrecordedOf } from './unrecordedMarkets.ts';
import type { Viewer } from './viewer.ts';
import { statement } from '../statement.ts';

export interface MarketFilter extends PageRequest {
  organisationId?: string | undefined;
  chainId?: ChainId | undefined;
  strategy?: Strategy | undefined;
  state?: MarketState | undefined;
  /** Only markets in which one can buy now. */
  isSelling?: boolean | undefined;
  payoutToken?: string | undefined;
  quoteToken?: string | undefined;
  owner?: string | undefined;
  search?: string | undefined;
  sort?: 'newest' | 'oldest' | undefined;
}

const PLACE = { 'm.at': 'bigint', 'm.chain_id': 'bigint', 'm.block': 'bigint', 'm.log_index': 'int' } as const;

/** Each order is a plan of its own. */
const ORDERS = {
  newest: { isAfter: isBelow, by: sql`order by m.at desc, m.chain_id desc, m.block desc, m.log_index desc` },
  oldest: { isAfter: isAbove, by: sql`order by m.at, m.chain_id, m.block, m.log_index` },
};

interface ProposalRow {
  id: string;
  kind: 'create' | 'close';
  name: string;
  chain_id: string;
  is_private: boolean;
  market_id: string | null;
  call: { target: Hex; data: Hex };
  proposed_at: Date;
  position: string;
}

const bytesOf = (address: string | undefined) => (address === undefined ? undefined : bytes(address as Hex));

/** A condition that holds for every row where no value is asked for. */
const isAsked = (column: SQL, type: 'bigint' | 'text' | 'bytea', value: unknown = null) =>
  sql`(${value}::${sql.raw(type)} is null or ${column} = ${value}::${sql.raw(type)})`;

const isNamed = (part: string | undefined) => {
  const asked = part || null;
  return sql`(${asked}::text is null or position(lower(${asked}::text) in lower(r.name)) > 0)`;
};

/** Markets of one organisation; for null, markets of all organisations except those that the aggregator's owner has unlisted. */
const ofOrganisation = (id: string | null = null) =>
  sql`(r.organisation_id = ${id}::uuid or (${id}::uuid is null and ${LISTING} = 'listed'))`;

/**
 * What a state says of the market alone, before its sales and steps are looked at: few markets of 100,000 have some states. Chains' clocks are never behind
 * ours.
 */
const IMPLIED: Record<MarketState | 'selling', (wallClock: number) => SQL> = {
  scheduled: (wallClock) => sql`m.start > ${wallClock}::bigint`,
  live: (wallClock) => sql`m.conclusion > ${wallClock}::bigint`,
  selling: (wallClock) => sql`m.conclusion > ${wallClock}::bigint`,
  'close-proposed': (wallClock) => sql`m.conclusion > ${wallClock}::bigint and r.close_proposal is not null`,
  closed: () => sql`true`,
};

/** Markets that an account owned at some time, among which are those that it owns. */
const everOwnedBy = (
  owner: Buffer,
) => sql`(m.chain_id, m.auctioneer, m.subject) in (select l.chain_id, l.contract, l.subject from chain.link l
  where l.target = ${owner}::bytea and l.relation = 'marketOwner')`;

/** The query for the public has no conditions about the viewer, so its prepared statement needs a name of its own. */
const nameFor = (plan: string, viewer: Viewer | null) => (viewer === null ? `${plan}_public` : plan);
const cursorOf = (row: MarketRow) => encodeKeyset([row.at, row.chain_id, row.block, row.log_index]);

/** Identifies a market by its record, or by its number on a chain. */
export type MarketName = { id: string } | { chainId: ChainId; marketId: string };

/** Open proposals of an organisation: to create markets that do not exist yet, and to close markets that still sell. */
async function proposalsOf(
  db: Queryable,
  organisationId: string,
  { limit, cursor }: PageRequest,
  wallClock: () => number,
): Promise<Page<BondMarketProposal>> {
  const [time, id] = decodeTimeCursor(cursor);
  const { rows } = await db.query<ProposalRow>(
    statement(
      sql`select *, floor(extract(epoch from proposed_at) * 1000)::bigint as position from (
        select r.id, 'create' as kind, r.name, r.chain_id, r.is_private, null::numeric as market_id, r.create_proposal as call,
          r.created_at as proposed_at
        from app.bond_markets r where r.organisation_id = ${organisationId}::uuid and r.market_id is null
        union all
        select r.id, 'close', r.name, r.chain_id, r.is_private, r.market_id, r.close_proposal, r.close_proposed_at
        from ${marketSource(Math.floor(wallClock()))} where r.organisation_id = ${organisationId}::uuid and status.state = 'close-proposed') p
      where ${time}::bigint is null or (floor(extract(epoch from proposed_at) * 1000)::bigint, id) < (${time}::bigint, ${id}::uuid)
      order by position desc, id desc limit ${limit + 1}`,
      'bond_market_proposals',
    ),
  );
  const kept = rows.slice(0, limit);
  const last = kept.at(-1);
  return {
    items: kept.map((row) => ({
      id: row.id,
      kind: row.kind,
      name: row.name,
      chainId: Number(row.chain_id),
      isPrivate: row.is_private,
      marketId: row.market_id,
      functionData: { target: getAddress(row.call.target), data: row.call.data },
      proposedAt: row.proposed_at.toISOString(),
    })),
    nextCursor: rows.length > limit && last ? encodeTimeCursor(last.position, last.id) : null,
  };
}

/** @param wallClock - UNIX seconds. States of markets go by the time of their chain. */
export function createBondMarketReader(db: Queryable, tokens: Tokens, wallClock: () => number) {
  const now = () => Math.floor(wallClock());

  async function views(rows: readonly MarketRow[]): Promise<BondMarket[]> {
    const found = await tokens.views(rows.flatMap(tokensOf));
    return rows.map((row) => toMarket(row, found));
  }

  return {
    /**
     * Recorded markets that the viewer may see, by default newest first. Without an organisation, markets that the aggregator's owner has unlisted are left out.
     */
    async list(filter: MarketFilter, viewer: Viewer | null): Promise<Page<BondMarket>> {
      const { cursor, limit, search, sort = 'newest' } = filter;
      const after = cursor === undefined ? null : decodeKeyset(cursor, [DIGITS.time, DIGITS.chain, DIGITS.block, DIGITS.logIndex]);
      const state = filter.state ?? (filter.isSelling ? 'selling' : undefined);
      const owner = bytesOf(filter.owner);
      const query = sql`select ${MARKET_COLUMNS} from ${marketSource(now())} ${PAIR_JOIN}
        where r.id is not null and ${state === undefined ? sql`true` : IMPLIED[state](now())} and ${owner === undefined ? sql`true` : everOwnedBy(owner)} and ${visibleTo(viewer)} and ${ofOrganisation(filter.organisationId)}
          and ${ORDERS[sort].isAfter(PLACE, after)}
          and ${isAsked(sql`m.chain_id`, 'bigint', filter.chainId)} and ${isAsked(sql`m.strategy`, 'text', filter.strategy)}
          and ${isAsked(sql`status.state`, 'text', filter.state)}
          and (not ${filter.isSelling ?? false}::boolean or status.state in ('live', 'close-proposed')) and ${isAsked(sql`owned.owner`, 'bytea', owner)}
          and ${isAsked(sql`m.payout_token`, 'bytea', bytesOf(filter.payoutToken))}
          and ${isAsked(sql`m.quote_token`, 'bytea', bytesOf(filter.quoteToken))} and ${isNamed(search)}
        ${ORDERS[sort].by} limit ${limit + 1}`;
      const plan = `bond_markets_${sort}_${state?.replace('-', '_') ?? 'any'}${owner === undefined ? '' : '_owned'}`;
      const { rows } = await db.query<MarketRow>(statement(query, nameFor(plan, viewer)));
      const kept = rows.slice(0, limit);
      const last = kept.at(-1);
      return { items: await views(kept), nextCursor: rows.length > limit && last ? cursorOf(last) : null };
    },

    /** One market; undefined where it does not exist or the viewer may not see it. */
    async find(name: MarketName, viewer: Viewer | null): Promise<BondMarket | undefined> {
      const which =
        'id' in name ? sql`r.id = ${name.id}::uuid` : sql`m.chain_id = ${name.chainId} and m.market_id = ${name.marketId}::numeric`;
      const query = sql`select ${MARKET_COLUMNS} from ${marketSource(now())} ${PAIR_JOIN} where ${which} and ${visibleTo(viewer)}`;
      const plan = 'id' in name ? 'bond_market_by_record' : 'bond_market_by_number';
      const { rows } = await db.query<MarketRow>(statement(query, nameFor(plan, viewer)));
      return (await views(rows))[0];
    },

    /** Markets of these accounts that nobody has put under an organisation. */
    unrecorded: async (owners: readonly MarketOwnerAccount[]): Promise<BondMarket[]> => views(await unrecordedOf(db, owners, now())),

    proposals: (organisationId: string, page: PageRequest) => proposalsOf(db, organisationId, page, wallClock),
  };
}

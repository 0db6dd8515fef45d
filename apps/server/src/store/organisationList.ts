import { nameKey, type OrganisationState } from '@althing/domain/organisation';
import type { Address, ChainId } from '@althing/domain/units';
import { and, asc, desc, eq, inArray, notInArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { getAddress } from 'viem';

import { type Cursor, encodeCursor } from './cursor.ts';
import type { Database } from './database.ts';
import { summaryColumns } from './organisations.ts';
import { categories, organisationContracts, organisations, users } from './schema/index.ts';

export interface OrganisationFilter {
  sort: 'name-asc' | 'name-desc' | 'newest' | 'oldest';
  limit: number;
  cursor?: Cursor | undefined;
  search?: string | undefined;
  categoryId?: string | undefined;
  chainId?: ChainId | undefined;
  creator?: Address | undefined;
  /** Of a contract of the organisation that stands on a chain, on `chainId` where that is given too. */
  contract?: Address | undefined;
  state?: OrganisationState | undefined;
  /** Whose drafts and expired organisations are included; those of others never are. */
  viewerId: string | null;
}

/** A text search query in which every word of the search may be the beginning of a word of the name. */
const wordPrefixes = (search: string): string =>
  (nameKey(search).match(/[\p{Letter}\p{Number}]+/gu) ?? []).map((word) => `'${word}':*`).join(' & ');

const key = { name: sql<string>`${organisations.nameKey} collate "C"`, time: sql<string>`${organisations.createdAt}` };

const IS_TOLD = notInArray(organisations.state, ['draft', 'expired']);

/** How many rows of the sorted list are searched directly before the index of words is used, whose cost grows with the number of its hits. */
const NEAR_ROWS = 500;
/** With more hits than this, walking the sorted index finds some soon; with fewer, it might have to walk all of it. */
const FEW_HITS = 1000;

const contains = (nameKeyColumn: SQLWrapper, search: string) =>
  sql`to_tsvector('simple', ${nameKeyColumn}) @@ to_tsquery('simple', ${wordPrefixes(search)})`;

interface Order {
  conditions: readonly SQL[];
  by: readonly SQL[];
}

/** Lists by keyset pages: page 5,000 costs as much as page 1, and rows added or removed between two pages shift nothing. */
export function createOrganisationList(db: Database) {
  /** Whether the first `wanted` hits are among the next `NEAR_ROWS` rows of the list. */
  function isHitNearby(search: string, { conditions, by }: Order, wanted: number): SQL {
    const near = db
      .select({ id: organisations.id, nameKey: organisations.nameKey })
      .from(organisations)
      .where(and(...conditions))
      .orderBy(...by)
      .limit(NEAR_ROWS)
      .as('near');
    return inArray(organisations.id, db.select({ id: near.id }).from(near).where(contains(near.nameKey, search)).limit(wanted));
  }

  /** The database's planner cannot know how rare a word is, so this looks: few hits are collected first, many are met by walking the list. */
  async function isHit(search: string): Promise<SQL> {
    const condition = contains(organisations.nameKey, search);
    const hits = await db
      .select({ id: organisations.id })
      .from(organisations)
      .where(condition)
      .limit(FEW_HITS + 1);
    return hits.length > FEW_HITS
      ? condition
      : inArray(
          organisations.id,
          hits.map(({ id }) => id),
        );
  }

  const ownersOf = (contract: Address, chainId: ChainId | undefined) =>
    db
      .select({ id: organisationContracts.organisationId })
      .from(organisationContracts)
      .where(
        and(
          chainId === undefined ? undefined : eq(organisationContracts.chainId, chainId),
          eq(organisationContracts.address, contract),
          inArray(organisationContracts.state, ['confirmed', 'verified']),
        ),
      );

  return async function list(filter: OrganisationFilter) {
    const byName = filter.sort === 'name-asc' || filter.sort === 'name-desc';
    const ascending = filter.sort === 'name-asc' || filter.sort === 'oldest';
    const sortKey = byName ? key.name : key.time;
    const direction = ascending ? asc : desc;

    const conditions: SQL[] = [];
    if (filter.cursor) {
      const place = byName ? sql`${filter.cursor.key} collate "C"` : sql`${filter.cursor.key}::timestamptz`;
      const after = ascending ? sql.raw('>') : sql.raw('<');
      conditions.push(sql`(${sortKey}, ${organisations.id}) ${after} (${place}, ${filter.cursor.id}::uuid)`);
    }
    if (filter.categoryId) conditions.push(eq(organisations.categoryId, filter.categoryId));
    conditions.push(filter.viewerId === null ? IS_TOLD : or(IS_TOLD, eq(organisations.creatorId, filter.viewerId))!);
    if (filter.state) conditions.push(eq(organisations.state, filter.state));
    if (filter.chainId) conditions.push(sql`${organisations.chainIds} @> array[${filter.chainId}]::bigint[]`);
    if (filter.creator) {
      conditions.push(sql`${organisations.creatorId} in (select id from ${users} where ${eq(users.address, filter.creator)})`);
    }
    if (filter.contract) conditions.push(inArray(organisations.id, ownersOf(filter.contract, filter.chainId)));
    const by = [direction(sortKey), direction(organisations.id)];
    const read = (matching?: SQL) =>
      db
        .select({ ...summaryColumns, nameKey: organisations.nameKey })
        .from(organisations)
        .innerJoin(categories, eq(categories.id, organisations.categoryId))
        .innerJoin(users, eq(users.id, organisations.creatorId))
        .where(and(...conditions, matching))
        .orderBy(...by)
        .limit(filter.limit + 1);

    const { search } = filter;
    let rows = await read(search ? isHitNearby(search, { conditions, by }, filter.limit + 1) : undefined);
    if (search && rows.length <= filter.limit) rows = await read(await isHit(search));

    const page = rows.slice(0, filter.limit);
    const last = rows.length > filter.limit ? page.at(-1) : undefined;
    return {
      items: page.map(({ nameKey: _nameKey, creator, profile, ...row }) => ({ ...row, ...profile, creator: getAddress(creator) })),
      nextCursor: last ? encodeCursor({ key: byName ? last.nameKey : last.createdAt.toISOString(), id: last.id }) : null,
    };
  };
}

export type OrganisationList = ReturnType<typeof createOrganisationList>;

import { type SQL, sql } from 'drizzle-orm';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { bytes } from '../chain/columns.ts';

/** Filters that the database can apply. Those that depend on worked-out facts (status, stage) are applied afterwards. */
export interface PlaceFilter {
  chainId?: ChainId | undefined;
  type?: 'message' | 'transfer' | undefined;
  address?: Address | undefined;
  hash?: Hex | undefined;
  organisationId?: string | undefined;
}

type Conditions = Record<keyof PlaceFilter, SQL | undefined>;

const PLACE = sql`t.at, t.chain_id, t.block, t.log_index`;
const NEWEST = sql`order by t.at desc, t.chain_id desc, t.block desc, t.log_index desc`;

/** Only contracts of an organisation that are controllers have rows here. */
const ofOrganisation = (id: string) => sql`exists (select from app.organisation_contracts c
  where c.organisation_id = ${id}::uuid and c.chain_id = t.chain_id and c.address = t.controller)`;

const conditionsOf = ({ chainId, type, address, hash, organisationId }: PlaceFilter): Conditions => ({
  hash:
    hash &&
    sql`(t.message_id = ${bytes(hash)} or t.payload_hash = ${bytes(hash)} or t.transaction_hash = ${bytes(hash)}
    or (t.chain_id, t.block, t.log_index) in (${arrivedIn(hash)}))`,
  address: address && sql`(t.sender = ${bytes(address)} or t.recipient = ${bytes(address)} or t.controller = ${bytes(address)})`,
  organisationId: organisationId === undefined ? undefined : ofOrganisation(organisationId),
  chainId: chainId === undefined ? undefined : sql`(t.chain_id = ${chainId} or t.destination_chain_id = ${chainId})`,
  type: type && sql`t.message_type = ${type}`,
});

/** Messages that a transaction on a destination chain concerned. */
const arrivedIn = (hash: Hex) =>
  sql.join(
    [sql`chain.bridge_receipt`, sql`chain.bridge_step`].map(
      (table) => sql`select o.chain_id, o.block, o.log_index from ${table} r join chain.bridge_transaction o
      on o.payload_hash = r.payload_hash and o.controller = r.controller and o.destination_chain_id = r.chain_id
      where r.transaction_hash = ${bytes(hash)}`,
    ),
    sql` union `,
  );

type Place = readonly string[] | null;

/** Added only where there is a cursor, as a query plan that serves both cases could not start reading at the cursor. */
const isBelow = (after: Place): SQL =>
  after === null
    ? sql`true`
    : sql`(t.at, t.chain_id, t.block, t.log_index) < (${after[0]}::bigint, ${after[1]}::bigint, ${after[2]}::bigint, ${after[3]}::int)`;

/** The first `limit` rows of an index; rows beyond them are not read. */
const newest = (where: SQL, after: Place, limit: number, from = sql`chain.bridge_transaction t`) =>
  sql`(select ${PLACE} from ${from} where ${where} and ${isBelow(after)} ${NEWEST} limit ${limit})`;

const either = (parts: readonly SQL[]) => sql.join([...parts], sql` union `);

/** How to find rows by each filter, through the index that was made for it. */
const SOURCES: Record<keyof PlaceFilter, (filter: PlaceFilter, after: Place, limit: number) => SQL> = {
  hash({ hash }, after, limit) {
    const key = bytes(hash!);
    const named = [sql`t.message_id`, sql`t.payload_hash`, sql`t.transaction_hash`].map((column) =>
      newest(sql`${column} = ${key}`, after, limit),
    );
    return either([...named, newest(sql`(t.chain_id, t.block, t.log_index) in (${arrivedIn(hash!)})`, after, limit)]);
  },
  address({ address }, after, limit) {
    const key = bytes(address!);
    // Per chain, like the index: a controller exists on a few chains only.
    const controlled = sql`select t.* from chain.cursor k cross join lateral
      ${newest(sql`t.controller = ${key} and t.chain_id = k.chain_id`, after, limit)} t`;
    const parties = [sql`t.sender`, sql`t.recipient`].map((column) => newest(sql`${column} = ${key}`, after, limit));
    return either([...parties, controlled]);
  },
  organisationId: ({ organisationId }, after, limit) => sql`select t.* from app.organisation_contracts c cross join lateral
    ${newest(sql`t.controller = c.address and t.chain_id = c.chain_id`, after, limit)} t where c.organisation_id = ${organisationId}::uuid`,
  chainId: ({ chainId }, after, limit) =>
    either([sql`t.chain_id`, sql`t.destination_chain_id`].map((column) => newest(sql`${column} = ${chainId}::bigint`, after, limit))),
  type: ({ type }, after, limit) => newest(type === undefined ? sql`true` : sql`t.message_type = ${type}`, after, limit),
};

/** The most selective filter comes first. The first that is given decides which index is read; the others are applied to its rows. */
const ORDER = ['hash', 'address', 'organisationId', 'chainId', 'type'] as const satisfies (keyof PlaceFilter)[];

/**
 * Positions of the newest transactions below `after` that match the first filter, at most `limit`, each with whether it matches the other filters
 * too. So a page reads a bounded number of rows, however few of them match.
 */
export function placesBelow(filter: PlaceFilter, after: Place, limit: number): { query: SQL; name: string; isWhole: boolean } {
  const given = ORDER.filter((key) => filter[key] !== undefined);
  const leading = given[0] ?? 'type';
  const conditions = conditionsOf(filter);
  const rest = given.filter((key) => key !== leading);
  const matches =
    rest.length === 0
      ? sql`true`
      : sql.join(
          rest.map((key) => conditions[key]!),
          sql` and `,
        );
  const query = sql`with place as materialized (select * from (${SOURCES[leading](filter, after, limit)}) t ${NEWEST} limit ${limit})
    select ${PLACE}, ${matches} as matches from place p
    join chain.bridge_transaction t on t.chain_id = p.chain_id and t.block = p.block and t.log_index = p.log_index ${NEWEST}`;
  return { query, name: ['bridge_transactions', ...given, ...(after === null ? [] : ['below'])].join('_'), isWhole: rest.length === 0 };
}

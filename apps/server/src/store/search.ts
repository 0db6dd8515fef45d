import { sql } from 'drizzle-orm';
import { splitDescription } from '@althing/domain/governance';
import type { EndpointResponse } from '@althing/domain/http';
import { isAddress } from 'viem';
import { bytes } from './chain/columns.ts';
import type { Queryable } from './chain/queryable.ts';
import { addressOf } from './chain/wire.ts';
import type { OrganisationList } from './organisationList.ts';
import { statement } from './statement.ts';

type Found = EndpointResponse<'GET /api/v1/search'>;

/** Of each kind. */
const SHOWN = 5;
/** Proposals with the words that are collected, in no order; the newest of them are told. */
const MOST_HITS = 5000;
/** More words find nothing more. */
const MOST_WORDS = 8;
/** More than a title is never shown. */
const DESCRIPTION_CHARACTERS = 1000;

/** A text search query in which every word may be the beginning of a word; undefined for no words. */
function wordPrefixes(search: string): string | undefined {
  const words = search
    .toLowerCase()
    .match(/[\p{Letter}\p{Number}]+/gu)
    ?.slice(0, MOST_WORDS);
  return words?.map((word) => `'${word}':*`).join(' & ');
}

const ofOrganisation = ({ slug, organisation_name: name }: { slug: string; organisation_name: string }) => ({ slug, name });

async function findProposals(db: Queryable, words: string): Promise<Found['proposals']> {
  interface Row {
    slug: string;
    organisation_name: string;
    chain_id: string;
    governor: Buffer;
    proposal_id: string;
    description: string;
  }
  const { rows } = await db.query<Row>(
    statement(
      sql`select slug, organisation_name, chain_id, governor, proposal_id::text, left(description, ${DESCRIPTION_CHARACTERS}) as description
      from (
        select o.slug, o.name as organisation_name, p.* from chain.proposal p
        join app.organisation_contracts c on c.chain_id = p.chain_id and c.address = p.governor
        join app.organisations o on o.id = c.organisation_id and o.state not in ('draft', 'expired')
        where to_tsvector('simple', left(p.description, 200)) @@ to_tsquery('simple', ${words}) limit ${MOST_HITS}
      ) hit
      order by at desc, chain_id, governor, proposal_id limit ${SHOWN}`,
      'search_proposals',
    ),
  );
  return rows.map((row) => ({
    organisation: ofOrganisation(row),
    chainId: Number(row.chain_id),
    governor: addressOf(row.governor),
    proposalId: row.proposal_id,
    title: splitDescription(row.description).title,
  }));
}

async function findContracts(db: Queryable, address: string): Promise<Found['contracts']> {
  interface Row {
    slug: string;
    organisation_name: string;
    chain_id: string;
    address: Buffer;
    kind: Found['contracts'][number]['kind'];
    name: string;
  }
  const { rows } = await db.query<Row>(
    statement(
      sql`select o.slug, o.name as organisation_name, c.chain_id, c.address, c.kind, c.name
      from app.organisation_contracts c join app.organisations o on o.id = c.organisation_id and o.state not in ('draft', 'expired')
      where c.address = ${bytes(address as `0x${string}`)} and c.state in ('confirmed', 'verified')
      order by o.created_at, c.chain_id, c.position limit ${SHOWN}`,
      'search_contracts',
    ),
  );
  return rows.map((row) => ({
    organisation: ofOrganisation(row),
    chainId: Number(row.chain_id),
    address: addressOf(row.address),
    kind: row.kind,
    name: row.name,
  }));
}

/** Finds by words of names and titles, or by an address. */
export function createSearch(db: Queryable, list: OrganisationList) {
  return async function search(query: string): Promise<Found> {
    if (isAddress(query, { strict: false })) return { organisations: [], proposals: [], contracts: await findContracts(db, query) };
    const words = wordPrefixes(query);
    if (words === undefined) return { organisations: [], proposals: [], contracts: [] };
    const [{ items }, proposals] = await Promise.all([
      list({ sort: 'name-asc', limit: SHOWN, search: query, viewerId: null }),
      findProposals(db, words),
    ]);
    return { organisations: items.map(({ slug, name, logo }) => ({ slug, name, logo })), proposals, contracts: [] };
  };
}

export type Search = ReturnType<typeof createSearch>;

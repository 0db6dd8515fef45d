import { sql } from 'drizzle-orm';
import { splitDescription } from '@althing/domain/governance';
import type { EndpointResponse } from '@althing/domain/http';
import { CONTRACT_KIND_FACTS, CONTRACT_KINDS, contractName, isSafeKind } from '@althing/domain/organisation';
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

/** Contracts of organisations that are looked through for Safes. */
const MOST_SAFES = 200;
const SAFE_KINDS = CONTRACT_KINDS.filter(isSafeKind);

const wordsOf = (text: string): string[] => (text.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? []).slice(0, MOST_WORDS);
const wordsOfAll = (...texts: string[]) => texts.flatMap(wordsOf);
const beginsOneOf = (known: readonly string[], word: string) => known.some((each) => each.startsWith(word));
const SAFE_WORDS = SAFE_KINDS.flatMap((kind) => wordsOf(CONTRACT_KIND_FACTS[kind].label));

/** A text search query in which every word may be the beginning of a word. */
const wordPrefixes = (words: readonly string[]): string => words.map((word) => `'${word}':*`).join(' & ');

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

async function findUpgrades(db: Queryable, words: string): Promise<Found['upgrades']> {
  const { rows } = await db.query<{ slug: string; organisation_name: string; id: string; name: string }>(
    statement(
      sql`select slug, organisation_name, id, name
      from (
        select o.slug, o.name as organisation_name, u.id, u.name, u.created_at from app.upgrade_proposals u
        join app.organisations o on o.id = u.organisation_id and o.state not in ('draft', 'expired')
        where to_tsvector('simple', u.name) @@ to_tsquery('simple', ${words}) limit ${MOST_HITS}
      ) hit
      order by created_at desc, id limit ${SHOWN}`,
      'search_upgrades',
    ),
  );
  return rows.map((row) => ({ organisation: ofOrganisation(row), id: row.id, name: row.name }));
}

interface ContractRow {
  slug: string;
  organisation_name: string;
  chain_id: string;
  address: Buffer;
  kind: Found['contracts'][number]['kind'];
  name: string;
}

const toContract = (row: ContractRow): Found['contracts'][number] => ({
  organisation: ofOrganisation(row),
  chainId: Number(row.chain_id),
  address: addressOf(row.address),
  kind: row.kind,
  name: row.name,
});

async function findContracts(db: Queryable, address: string): Promise<Found['contracts']> {
  const { rows } = await db.query<ContractRow>(
    statement(
      sql`select o.slug, o.name as organisation_name, c.chain_id, c.address, c.kind, c.name
      from app.organisation_contracts c join app.organisations o on o.id = c.organisation_id and o.state not in ('draft', 'expired')
      where c.address = ${bytes(address as `0x${string}`)} and c.state in ('confirmed', 'verified')
      order by o.created_at, c.chain_id, c.position limit ${SHOWN}`,
      'search_contracts',
    ),
  );
  return rows.map(toContract);
}

/** Of each organisation, the Safes of which the words name one, together with the organisation. */
async function findSafes(db: Queryable, organisationIds: readonly string[], words: readonly string[]): Promise<Found['contracts']> {
  if (organisationIds.length === 0) return [];
  const { rows } = await db.query<ContractRow>(
    statement(
      sql`select o.slug, o.name as organisation_name, c.chain_id, c.address, c.kind, c.name
      from app.organisation_contracts c join app.organisations o on o.id = c.organisation_id
      where c.organisation_id in ${organisationIds} and c.kind in ${SAFE_KINDS} and c.state in ('confirmed', 'verified')
      order by o.created_at, c.chain_id, c.position limit ${MOST_SAFES}`,
    ),
  );
  const isNamed = (row: ContractRow) => {
    const names = wordsOfAll(row.organisation_name, contractName(row));
    return words.every((word) => beginsOneOf(names, word));
  };
  return rows.filter(isNamed).slice(0, SHOWN).map(toContract);
}

async function findMembers(db: Queryable, account: string): Promise<Found['members']> {
  interface Row {
    slug: string;
    organisation_name: string;
    chain_id: string;
    account: Buffer;
  }
  const { rows } = await db.query<Row>(
    statement(
      sql`select o.slug, o.name as organisation_name, m.chain_id, m.account
      from (select chain_id, token, account from chain.member
        where account = ${bytes(account as `0x${string}`)} and (balance <> 0 or power <> 0) limit ${MOST_HITS}) m
      join app.organisation_contracts c on c.chain_id = m.chain_id and c.address = m.token and c.kind = 'token' and c.state in ('confirmed', 'verified')
      join app.organisations o on o.id = c.organisation_id and o.state not in ('draft', 'expired')
      order by o.created_at, m.chain_id limit ${SHOWN}`,
      'search_members',
    ),
  );
  return rows.map((row) => ({ organisation: ofOrganisation(row), chainId: Number(row.chain_id), account: addressOf(row.account) }));
}

const NOTHING: Found = { organisations: [], proposals: [], upgrades: [], contracts: [], members: [] };

/** Finds by words of names and titles, or by an address. */
export function createSearch(db: Queryable, list: OrganisationList) {
  const named = async (search: string) => (await list({ sort: 'name-asc', limit: SHOWN, search, viewerId: null })).items;

  /** “Acme treasury” names a Safe by words of which some are its organisation’s. */
  async function namedBesideSafes(words: readonly string[]) {
    const rest = words.filter((word) => !beginsOneOf(SAFE_WORDS, word));
    return rest.length === 0 || rest.length === words.length ? [] : named(rest.join(' '));
  }

  return async function search(query: string): Promise<Found> {
    if (isAddress(query, { strict: false })) {
      const [contracts, members] = await Promise.all([findContracts(db, query), findMembers(db, query)]);
      return { ...NOTHING, contracts, members };
    }
    const words = wordsOf(query);
    if (words.length === 0) return NOTHING;
    const [organisations, others, proposals, upgrades] = await Promise.all([
      named(query),
      namedBesideSafes(words),
      findProposals(db, wordPrefixes(words)),
      findUpgrades(db, wordPrefixes(words)),
    ]);
    const ids = [...new Set([...organisations, ...others].map(({ id }) => id))];
    return {
      ...NOTHING,
      organisations: organisations.map(({ slug, name, logo }) => ({ slug, name, logo })),
      proposals,
      upgrades,
      contracts: await findSafes(db, ids, words),
    };
  };
}

export type Search = ReturnType<typeof createSearch>;

import { nameKey } from '@althing/domain/organisation';
import type { Address, ChainId } from '@althing/domain/units';
import { sql } from 'drizzle-orm';
import { bytes } from '../chain/columns.ts';
import { type Page, type PageRequest, toPage } from '../chain/keyset.ts';
import type { Queryable } from '../chain/queryable.ts';
import { addressOf } from '../chain/wire.ts';
import { type Cursor, encodeCursor } from '../cursor.ts';
import { statement } from '../statement.ts';

export interface TravellingFilter extends Omit<PageRequest, 'cursor'> {
  cursor?: Cursor | undefined;
  search?: string | undefined;
  organisationId?: string | undefined;
  controller?: Address | undefined;
}

/** A token that an organisation's asset controller carries, on the chains whose controller has said which it is. */
export interface TravellingToken {
  organisation: { id: string; slug: string; name: string; logo: string | null };
  controller: Address;
  chains: { chainId: ChainId; token: Address; lockbox: Address | null; isOrganisationToken: boolean }[];
}

interface Row {
  id: string;
  slug: string;
  name: string;
  logo_id: string | null;
  created_at: string;
  controller: Buffer;
  chains: { chainId: number; token: string; lockbox: string | null; isOrganisationToken: boolean }[];
}

/** Whether the organisation `o` created what its controller `c` says that it carries, or named it. A controller is upgradable, so it can say anything. */
const isOrganisationToken = sql`(
  exists (select from app.organisation_contracts t where t.organisation_id = c.organisation_id and t.chain_id = c.chain_id
    and t.kind = 'token' and t.address = said.token and t.state in ('confirmed', 'verified'))
  or exists (select from jsonb_path_query(o.token, '$.existingTokens[*]') named
    where named ->> 'chainId' = c.chain_id::text and lower(named ->> 'address') = '0x' || encode(said.token, 'hex')))`;

/** Standing controllers of the organisation `o`, with what each says that it carries. */
const controllers = sql`
  select c.address as controller, jsonb_agg(jsonb_build_object('chainId', c.chain_id, 'token', encode(said.token, 'hex'),
      'lockbox', encode(kept.lockbox, 'hex'), 'isOrganisationToken', ${isOrganisationToken}) order by c.chain_id) as chains
  from app.organisation_contracts c
  cross join lateral (select l.target as token from chain.link l
    where l.chain_id = c.chain_id and l.contract = c.address and l.relation = 'token' and l.subject = l.contract
    order by l.block desc, l.log_index desc limit 1) said
  left join lateral (select b.address as lockbox from app.organisation_contracts b
    where b.organisation_id = c.organisation_id and b.chain_id = c.chain_id and b.kind = 'lockbox'
      and b.state in ('confirmed', 'verified') limit 1) kept on true
  where c.organisation_id = o.id and c.kind = 'assetController' and c.state in ('confirmed', 'verified')
  group by c.address`;

/** A search is text that stands anywhere in a name; what means something else in a pattern stands for itself. */
const patternOf = (search: string): string => `%${nameKey(search).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const isAsked = ({ search, organisationId, controller, cursor }: TravellingFilter) => {
  const pattern = search ? patternOf(search) : null;
  const named = controller ? bytes(controller) : null;
  return sql`o.state = 'deployed'
    and (${organisationId ?? null}::uuid is null or o.id = ${organisationId ?? null}::uuid)
    and (${pattern}::text is null or o.name_key like ${pattern} or lower(o.token ->> 'symbol') like ${pattern} or lower(o.token ->> 'name') like ${pattern})
    and (${cursor?.key ?? null}::timestamptz is null or (o.created_at, o.id) < (${cursor?.key ?? null}::timestamptz, ${cursor?.id ?? null}::uuid))
    and (${named}::bytea is null or k.controller = ${named}::bytea)
    and (${named}::bytea is null or o.id in (select organisation_id from app.organisation_contracts where address = ${named}::bytea))`;
};

const place = (hex: string): Address => addressOf(Buffer.from(hex, 'hex'));

const toItem = ({ id, slug, name, logo_id: logo, controller, chains }: Row): TravellingToken => ({
  organisation: { id, slug, name, logo },
  controller: addressOf(controller),
  chains: chains.map(({ token, lockbox, ...rest }) => ({
    ...rest,
    token: place(token),
    lockbox: lockbox === null ? null : place(lockbox),
  })),
});

/** Tokens of deployed organisations that travel. An organisation has one controller at most, so organisations are its pages. */
export function createTravellingTokens(db: Queryable) {
  return async function list(filter: TravellingFilter): Promise<Page<TravellingToken>> {
    const { rows } = await db.query<Row>(
      statement(
        sql`select o.id, o.slug, o.name, o.logo_id, o.created_at::text, k.controller, k.chains
          from app.organisations o cross join lateral (${controllers}) k
          where ${isAsked(filter)} order by o.created_at desc, o.id desc limit ${filter.limit + 1}`,
        'travelling_tokens',
      ),
    );
    return toPage(rows, filter.limit, ({ created_at: key, id }) => encodeCursor({ key, id }), toItem);
  };
}

export type TravellingTokens = ReturnType<typeof createTravellingTokens>;

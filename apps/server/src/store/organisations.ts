import { randomBytes, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { nameKey, organisationChainIds, type OrganisationInput, type OrganisationState, type Profile } from '@althing/domain/organisation';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { and, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import { getAddress } from 'viem';
import { conflict } from '../base/errors.ts';
import type { Database, Queryable, Transaction } from './database.ts';
import { expiry } from './expiry.ts';
import { categories, organisations, users } from './schema/index.ts';
import { isUuid } from './uuid.ts';

export const summaryColumns = {
  id: organisations.id,
  slug: organisations.slug,
  name: organisations.name,
  category: { id: categories.id, name: categories.name },
  logo: organisations.logoId,
  profile: organisations.profile,
  createdAt: organisations.createdAt,
  isDemo: organisations.isDemo,
  creator: users.address,
  chainIds: organisations.chainIds,
  state: organisations.state,
  hasBondingEngine: organisations.hasBondingEngine,
};

const allColumns = {
  ...summaryColumns,
  creatorId: users.id,
  creatorChainId: users.chainId,
  modules: organisations.modules,
  token: organisations.token,
  salt: organisations.salt,
};

export interface Organisation extends OrganisationInput {
  id: string;
  slug: string;
  category: { id: string; name: string };
  createdAt: Date;
  isDemo: boolean;
  creator: Address;
  creatorId: string;
  /** The chain whose contract vouches for the creator; null for keys. */
  creatorChainId: ChainId | null;
  chainIds: ChainId[];
  state: OrganisationState;
  hasBondingEngine: boolean;
  /** 32 bytes from which every address of the organisation is predicted. */
  salt: Hex;
}

export async function moveOrganisation(
  on: Queryable,
  id: string,
  from: readonly OrganisationState[],
  to: OrganisationState,
): Promise<boolean> {
  const rows = await on
    .update(organisations)
    .set({ state: to })
    .where(and(eq(organisations.id, id), inArray(organisations.state, [...from])))
    .returning({ id: organisations.id });
  return rows.length === 1;
}

/** What a form consists of. */
const formColumns = {
  name: organisations.name,
  categoryId: organisations.categoryId,
  logoId: organisations.logoId,
  profile: organisations.profile,
  modules: organisations.modules,
  token: organisations.token,
};

const formOf = ({ profile, ...form }: { profile: Profile }) => ({ ...form, ...profile });

/**
 * As it comes back out of the database: without what is undefined; and without what the server adds, the supply of tokens that exist
 * already, which changes from one day to the next.
 */
const asSent = (form: object): unknown =>
  JSON.parse(JSON.stringify(form, (key, value: unknown) => (key === 'totalSupply' ? undefined : value)));

type Sent = OrganisationInput & { salt?: Hex | undefined };

/** Creations of one account wait for one another, so that many at once neither pass the quota nor make one form twice. */
const lockCreator = (on: Transaction, creatorId: string) =>
  on.select({ id: users.id }).from(users).where(eq(users.id, creatorId)).for('no key update');

/** The organisation that its creator has made of this form before; refuses another form under the same salt. */
async function madeBefore(on: Transaction, { salt, ...form }: Sent, creatorId: string): Promise<string | undefined> {
  if (salt === undefined) return undefined;
  const [row] = await on
    .select({ id: organisations.id, form: formColumns })
    .from(organisations)
    .where(and(eq(organisations.creatorId, creatorId), eq(organisations.salt, salt)));
  if (row && !isDeepStrictEqual(asSent(formOf(row.form)), asSent(form))) {
    throw conflict('Another form was sent with this salt before. Please begin anew.', 'salt-taken');
  }
  return row?.id;
}

/** What the forms and plans of one account that are neither deployed nor expired may take, as the database keeps them. */
export const UNFINISHED_BYTES = 32 * 1_048_576;

/** Whether the creator may have another organisation that is neither deployed nor expired; nobody else takes the room meanwhile. */
export async function hasRoom(on: Transaction, creatorId: string, quota: number): Promise<boolean> {
  await lockCreator(on, creatorId);
  const { rows } = await on.execute<{ has_room: boolean }>(sql`
    select count(*) < ${quota} and coalesce(sum(form.size + plans.size), 0) < ${UNFINISHED_BYTES} as has_room
    from app.organisations o
      cross join lateral (select pg_column_size(o.profile) + pg_column_size(o.modules) + coalesce(pg_column_size(o.token), 0) as size) form
      cross join lateral (select coalesce(sum(pg_column_size(d.plan)), 0) as size from app.deployments d where d.organisation_id = o.id) plans
    where o.creator_id = ${creatorId} and o.state not in ('deployed', 'expired')`);
  return rows[0]!.has_room;
}

const draftOf = (id: string, { name, categoryId, logoId, modules, token, salt, ...profile }: Sent, creatorId: string, now: Date) => ({
  id,
  // Until it is registered it is found by its id, which tells nothing of the drafts of others.
  slug: id,
  name,
  nameKey: nameKey(name),
  categoryId,
  logoId,
  profile,
  modules,
  token,
  salt: salt ?? (`0x${randomBytes(32).toString('hex')}` as const),
  chainIds: organisationChainIds({ modules, token }),
  hasBondingEngine: modules.bondingEngine.length > 0,
  creatorId,
  state: 'draft' as const,
  createdAt: now,
  touchedAt: now,
});

export function createOrganisations(db: Database) {
  const joined = () =>
    db
      .select(allColumns)
      .from(organisations)
      .innerJoin(categories, eq(categories.id, organisations.categoryId))
      .innerJoin(users, eq(users.id, organisations.creatorId));
  const byId = joined()
    .where(eq(organisations.id, sql.placeholder('id')))
    .prepare('organisation_by_id');
  const bySlug = joined()
    .where(eq(organisations.slug, sql.placeholder('slug')))
    .prepare('organisation_by_slug');

  type Row = Awaited<ReturnType<typeof byId.execute>>[number];
  const toOrganisation = ({ logo, profile, ...row }: Row): Organisation => ({
    ...row,
    ...profile,
    creator: getAddress(row.creator),
    categoryId: row.category.id,
    logoId: logo,
    token: row.token,
  });

  async function find(id: string): Promise<Organisation | undefined> {
    if (!isUuid(id)) return undefined;
    const [row] = await byId.execute({ id });
    return row && toOrganisation(row);
  }

  return {
    ...expiry(db),
    find,

    /** By its slug, or by its id: what a draft was found by finds it also once it is registered. */
    async findBySlug(slug: string): Promise<Organisation | undefined> {
      const draft = await find(slug);
      if (draft) return draft;
      const [row] = await bySlug.execute({ slug });
      return row && toOrganisation(row);
    },

    /** Whether `create` would take the form at this moment. */
    mayCreate: (input: Sent, { creatorId, quota }: { creatorId: string; quota: number }): Promise<boolean> =>
      db.transaction(async (on) => (await madeBefore(on, input, creatorId)) !== undefined || hasRoom(on, creatorId, quota)),

    /**
     * Stores the reviewed form as a draft, under a salt of its own, and returns its id; undefined where the creator
     * has as many that are neither deployed nor expired as the quota allows. The same form under the same salt is the same organisation,
     * however often it is sent.
     */
    async create(input: Sent, { creatorId, now, quota }: { creatorId: string; now: Date; quota: number }): Promise<string | undefined> {
      const id = randomUUID();
      const made = await db.transaction(async (on) => {
        await lockCreator(on, creatorId);
        const before = await madeBefore(on, input, creatorId);
        if (before !== undefined) return before;
        if (!(await hasRoom(on, creatorId, quota))) return undefined;
        await on.insert(organisations).values(draftOf(id, input, creatorId, now));
        return id;
      });
      // Not while the creator is locked: whoever registers locks the organisation before its creator.
      if (made !== undefined && made !== id) await db.update(organisations).set({ touchedAt: now }).where(eq(organisations.id, made));
      return made;
    },

    /** Whether somebody else had created an organisation with this salt before. */
    async isSaltOfAnother({ id, salt, createdAt, creatorId }: Organisation): Promise<boolean> {
      const [row] = await db
        .select({ id: organisations.id })
        .from(organisations)
        .where(
          and(
            eq(organisations.salt, salt),
            ne(organisations.id, id),
            lte(organisations.createdAt, createdAt),
            ne(organisations.creatorId, creatorId),
          ),
        )
        .limit(1);
      return row !== undefined;
    },

    /** Moves an organisation to `to` where it stands in one of `from`; false where it does not. */
    move: (id: string, from: readonly OrganisationState[], to: OrganisationState): Promise<boolean> => moveOrganisation(db, id, from, to),
  };
}

export type Organisations = ReturnType<typeof createOrganisations>;

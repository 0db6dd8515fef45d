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
  revision: organisations.revision,
};

export interface Organisation extends OrganisationInput {
  id: string;
  slug: string;
  category: { id: string; name: string };
  createdAt: Date;
  isDemo: boolean;
  creator: Address;
  creatorId: string;
  /** The chain whose contract account created it; null for an account with a private key. */
  creatorChainId: ChainId | null;
  chainIds: ChainId[];
  state: OrganisationState;
  hasBondingEngine: boolean;
  /** 32 bytes from which every address of the organisation is predicted. */
  salt: Hex;
  /** How often its record has changed, from 1. */
  revision: number;
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

/** Columns that hold the form. */
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
 * The form as the database returns it: without undefined fields, and without the supply of existing tokens, which the server adds and which
 * changes from day to day.
 */
const asSent = (form: object): unknown =>
  JSON.parse(JSON.stringify(form, (key, value: unknown) => (key === 'totalSupply' ? undefined : value)));

type Sent = OrganisationInput & { salt?: Hex | undefined };

/** Makes creations of one account run one at a time, so that several at once neither exceed the quota nor store one form twice. */
const lockCreator = (on: Transaction, creatorId: string) =>
  on.select({ id: users.id }).from(users).where(eq(users.id, creatorId)).for('no key update');

/** Id of the organisation that this account already created from this form and salt. Throws where the salt was used for another form. */
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

/** Bytes that forms and plans of one account may take in the database while they are neither deployed nor expired. */
export const UNFINISHED_BYTES = 32 * 1_048_576;

/** Whether the creator may have another organisation that is neither deployed nor expired. The creator stays locked, so that it remains true. */
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
  // Until it is registered, its slug is its id, which reveals nothing about the drafts of others.
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

    /** Finds an organisation by its slug or its id: links to a draft still work once it is registered. */
    async findBySlug(slug: string): Promise<Organisation | undefined> {
      const draft = await find(slug);
      if (draft) return draft;
      const [row] = await bySlug.execute({ slug });
      return row && toOrganisation(row);
    },

    /** Whether `create` would accept the form now. */
    mayCreate: (input: Sent, { creatorId, quota }: { creatorId: string; quota: number }): Promise<boolean> =>
      db.transaction(async (on) => (await madeBefore(on, input, creatorId)) !== undefined || hasRoom(on, creatorId, quota)),

    /**
     * Stores the reviewed form as a draft under its salt and returns its id; undefined where the creator's quota is full. Sending the same form
     * with the same salt again returns the same organisation.
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
      // Not while the creator is locked: registering locks the organisation first and its creator second, so this order would deadlock.
      if (made !== undefined && made !== id) await db.update(organisations).set({ touchedAt: now }).where(eq(organisations.id, made));
      return made;
    },

    /** Whether another account created an organisation with this salt earlier. */
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

    /** Gives it the badge of the demo, which no form can ask for; false where there is no such organisation. */
    async markAsDemo(id: string): Promise<boolean> {
      if (!isUuid(id)) return false;
      const rows = await db.update(organisations).set({ isDemo: true }).where(eq(organisations.id, id)).returning({ id: organisations.id });
      return rows.length === 1;
    },

    /** Changes an organisation's state from one of `from` to `to`; false where it is in none of `from`. */
    move: (id: string, from: readonly OrganisationState[], to: OrganisationState): Promise<boolean> => moveOrganisation(db, id, from, to),
  };
}

export type Organisations = ReturnType<typeof createOrganisations>;

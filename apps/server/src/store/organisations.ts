import { randomBytes, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  firstSlugNumber,
  nameKey,
  organisationChainIds,
  type OrganisationInput,
  type OrganisationState,
  type Profile,
  slugify,
} from '@althing/domain/organisation';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { and, eq, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import { getAddress } from 'viem';
import { conflict } from '../base/errors.ts';
import type { Database, Queryable, Transaction } from './database.ts';
import { categories, organisations, slugNumbers, users } from './schema/index.ts';
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

type NewOrganisation = typeof organisations.$inferInsert;

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

/** As it comes back out of the database: without what is undefined. */
const plainJson = (form: OrganisationInput): unknown => JSON.parse(JSON.stringify(form));

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
  if (row && !isDeepStrictEqual(formOf(row.form), plainJson(form))) {
    throw conflict('Another form was sent with this salt before. Please begin anew.', 'salt-taken');
  }
  return row?.id;
}

/**
 * One statement takes the next number of a name and stores the organisation under it, so that many at once wait for one
 * another instead of failing. False where another name has that slug already ("DAO 2" beside the second "DAO").
 */
async function insertNumbered(on: Transaction, row: Omit<NewOrganisation, 'slug'>): Promise<boolean> {
  const base = slugify(row.name);
  const next = on
    .insert(slugNumbers)
    .values({ base, number: firstSlugNumber(base) })
    .onConflictDoUpdate({ target: slugNumbers.base, set: { number: sql`${slugNumbers.number} + 1` } })
    .returning({ number: slugNumbers.number });
  const numbered = on.$with('numbered').as(next);
  const slug = sql<string>`(select case when number = 1 then ${base} else ${base} || '-' || number end from ${numbered})`;
  const rows = await on
    .with(numbered)
    .insert(organisations)
    .values({ ...row, slug })
    .onConflictDoNothing({ target: organisations.slug })
    .returning({ id: organisations.id });
  return rows.length === 1;
}

async function hasRoom(on: Transaction, creatorId: string, quota: number): Promise<boolean> {
  const unfinished = await on
    .select({ id: organisations.id })
    .from(organisations)
    .where(and(eq(organisations.creatorId, creatorId), ne(organisations.state, 'deployed')))
    .limit(quota);
  return unfinished.length < quota;
}

const draftOf = ({ name, categoryId, logoId, modules, token, salt, ...profile }: Sent, creatorId: string, now: Date) => ({
  id: randomUUID(),
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

  return {
    async find(id: string): Promise<Organisation | undefined> {
      if (!isUuid(id)) return undefined;
      const [row] = await byId.execute({ id });
      return row && toOrganisation(row);
    },

    async findBySlug(slug: string): Promise<Organisation | undefined> {
      const [row] = await bySlug.execute({ slug });
      return row && toOrganisation(row);
    },

    /**
     * Stores the reviewed form as a draft, under a slug and a salt of its own, and returns its id; undefined where the creator
     * has as many that are not deployed as the quota allows. The same form under the same salt is the same organisation,
     * however often it is sent.
     */
    async create(input: Sent, { creatorId, now, quota }: { creatorId: string; now: Date; quota: number }): Promise<string | undefined> {
      const row = draftOf(input, creatorId, now);
      return db.transaction(async (on) => {
        await lockCreator(on, creatorId);
        const before = await madeBefore(on, input, creatorId);
        if (before !== undefined) return before;
        if (!(await hasRoom(on, creatorId, quota))) return undefined;
        // Every turn takes a number for good, so whoever comes next begins after it.
        while (!(await insertNumbered(on, row)));
        return row.id;
      });
    },

    /** Removes drafts that nobody has registered since. Returns how many. */
    async expireDrafts(createdBefore: Date): Promise<number> {
      const gone = await db
        .delete(organisations)
        .where(and(eq(organisations.state, 'draft'), lt(organisations.createdAt, createdBefore)))
        .returning({ id: organisations.id });
      return gone.length;
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

import { randomBytes, randomUUID } from 'node:crypto';
import {
  firstFreeSlug,
  nameKey,
  organisationChainIds,
  type OrganisationInput,
  type OrganisationState,
  slugify,
} from '@althing/domain/organisation';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { and, eq, inArray, like, lte, ne, or, sql } from 'drizzle-orm';
import { getAddress } from 'viem';
import type { Database, Queryable } from './database.ts';
import { categories, organisations, users } from './schema/index.ts';
import { isUuid } from './uuid.ts';
import { isUniqueViolation } from './violations.ts';

export const summaryColumns = {
  id: organisations.id,
  slug: organisations.slug,
  name: organisations.name,
  description: organisations.description,
  category: { id: categories.id, name: categories.name },
  logo: organisations.logoId,
  links: organisations.links,
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

/** Two people may take the same name at the same moment; the loser looks again. */
const MAX_SLUG_ATTEMPTS = 20;

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
  const toOrganisation = ({ logo, ...row }: Row): Organisation => ({
    ...row,
    creator: getAddress(row.creator),
    categoryId: row.category.id,
    logoId: logo,
    token: row.token,
  });

  async function freeSlug(name: string): Promise<string> {
    const base = slugify(name);
    const rows = await db
      .select({ slug: organisations.slug })
      .from(organisations)
      .where(or(eq(organisations.slug, base), like(organisations.slug, `${base}-%`)));
    return firstFreeSlug(base, new Set(rows.map((row) => row.slug)));
  }

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

    /** Stores the reviewed form as a draft, under a slug and a salt of its own, and returns its id. */
    async create(input: OrganisationInput & { salt?: Hex | undefined }, creatorId: string, now: Date): Promise<string> {
      const id = randomUUID();
      for (let attempt = 1; ; attempt++) {
        try {
          await db.insert(organisations).values({
            id,
            slug: await freeSlug(input.name),
            name: input.name,
            nameKey: nameKey(input.name),
            description: input.description,
            categoryId: input.categoryId,
            logoId: input.logoId,
            links: input.links,
            modules: input.modules,
            token: input.token,
            salt: input.salt ?? `0x${randomBytes(32).toString('hex')}`,
            chainIds: organisationChainIds(input),
            hasBondingEngine: input.modules.bondingEngine.length > 0,
            creatorId,
            state: 'draft',
            createdAt: now,
          });
          return id;
        } catch (error) {
          if (!isUniqueViolation(error, 'organisations_slug') || attempt === MAX_SLUG_ATTEMPTS) throw error;
        }
      }
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

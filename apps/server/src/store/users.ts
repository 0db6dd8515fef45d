import { randomUUID } from 'node:crypto';
import { TERMS_VERSION } from '@althing/domain/legal';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { and, eq, fillPlaceholders, inArray, lt, not, sql } from 'drizzle-orm';
import { askTogether } from './askTogether.ts';
import { createChecksums } from './checksums.ts';
import type { Database } from './database.ts';
import { citizenshipConfirmations, sessions, users } from './schema/index.ts';
import { isUuid } from './uuid.ts';
import { statement } from './statement.ts';

/** An account that signs in. A contract account is another one on each chain, even at the same address. */
export interface Account {
  id: string;
  address: Address;
  /** The chain of a contract account; null for an account with a private key. */
  chainId: ChainId | null;
}

export interface User extends Account {
  name: string | null;
  isSafe: boolean;
  /** The signed statement under the current terms, or null. */
  citizenship: { signature: string; termsVersion: string; chainId: ChainId } | null;
}

interface Row {
  id: string;
  address: Hex;
  chainId: number | null;
  name: string | null;
  isSafe: boolean;
  signature: string | null;
  signatureChainId: number | null;
}

/** As `pg` returns it: bytes as buffers, and bigints as text. */
interface SessionRow extends Omit<Row, 'address' | 'chainId' | 'signatureChainId'> {
  session: string;
  expiresAt: Date;
  address: Buffer;
  chainId: string | null;
  signatureChainId: string | null;
}

const numberOrNull = (text: string | null) => (text === null ? null : Number(text));

const columns = {
  id: users.id,
  address: users.address,
  chainId: users.chainId,
  name: users.name,
  isSafe: users.isSafe,
  signature: citizenshipConfirmations.signature,
  signatureChainId: citizenshipConfirmations.chainId,
};

const confirmationInForce = and(eq(citizenshipConfirmations.userId, users.id), eq(citizenshipConfirmations.termsVersion, TERMS_VERSION));

/**
 * Finds the user of a session, for every authenticated request. Plain SQL, because drizzle takes as long to return one row as Fastify takes
 * for the whole rest of the answer.
 */
const BY_SESSION = statement(
  sql`select s.id as session, s.expires_at as "expiresAt", u.id, u.address, u.chain_id as "chainId", u.name, u.is_safe as "isSafe", c.signature, c.chain_id as "signatureChainId"
      from app.sessions s
      join app.users u on u.id = s.user_id
      left join app.citizenship_confirmations c on c.user_id = u.id and c.terms_version = ${TERMS_VERSION}
      where s.id = any(${sql.placeholder('sessions')}::uuid[])`,
  'users_by_session',
);

/** Users, their sessions and their citizenship statements. */
export function createUsers(db: Database) {
  const checksummed = createChecksums();
  const toUser = ({ id, address, chainId, name, isSafe, signature, signatureChainId }: Row): User => ({
    id,
    address: checksummed(address),
    chainId,
    name,
    isSafe,
    citizenship:
      signature !== null && signatureChainId !== null ? { signature, chainId: signatureChainId, termsVersion: TERMS_VERSION } : null,
  });
  const byId = db
    .select(columns)
    .from(users)
    .leftJoin(citizenshipConfirmations, confirmationInForce)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('user_by_id');

  const bySession = askTogether(async (ids: readonly string[]) => {
    const { rows } = await db.$client.query<SessionRow>({ ...BY_SESSION, values: fillPlaceholders(BY_SESSION.values, { sessions: ids }) });
    return new Map(rows.map((row) => [row.session, row]));
  });

  return {
    /** The user of a session; undefined where the session ended, expired or never existed. */
    async findBySession(session: string, now: Date): Promise<User | undefined> {
      if (!isUuid(session)) return undefined;
      const row = await bySession(session.toLowerCase());
      if (!row || row.expiresAt <= now) return undefined;
      return toUser({
        ...row,
        address: `0x${row.address.toString('hex')}`,
        chainId: numberOrNull(row.chainId),
        signatureChainId: numberOrNull(row.signatureChainId),
      });
    },

    async find(id: string): Promise<User | undefined> {
      const [row] = await byId.execute({ id });
      return row && toUser(row);
    },

    /** The user of an account, created at its first sign-in. */
    async signIn({ address, chainId, isSafe }: Pick<User, 'address' | 'chainId' | 'isSafe'>): Promise<User> {
      const [row] = await db
        .insert(users)
        .values({ id: randomUUID(), address, chainId, isSafe })
        .onConflictDoUpdate({ target: [users.address, users.chainId], set: { isSafe } })
        .returning({ id: users.id });
      return (await this.find(row!.id))!;
    },

    /** Creates a session and returns its id. Expired sessions of the same user are deleted. */
    async openSession(userId: string, now: Date, expiresAt: Date): Promise<string> {
      await db.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, now)));
      const id = randomUUID();
      await db.insert(sessions).values({ id, userId, createdAt: now, expiresAt });
      return id;
    },

    async endSession(id: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.id, id));
    },

    /** Deletes expired sessions. */
    async forgetSessions(now: Date): Promise<void> {
      await db.delete(sessions).where(lt(sessions.expiresAt, now));
    },

    /** Deletes the sessions of all addresses that are not in `allowed`. */
    async endSessionsExcept(allowed: readonly Address[]): Promise<void> {
      const outsiders = db.select({ id: users.id }).from(users);
      await db
        .delete(sessions)
        .where(inArray(sessions.userId, allowed.length > 0 ? outsiders.where(not(inArray(users.address, [...allowed]))) : outsiders));
    },

    async confirmCitizenship(userId: string, confirmation: { signature: Hex; chainId: ChainId; confirmedAt: Date }): Promise<void> {
      await db
        .insert(citizenshipConfirmations)
        .values({ userId, termsVersion: TERMS_VERSION, ...confirmation })
        .onConflictDoUpdate({ target: [citizenshipConfirmations.userId, citizenshipConfirmations.termsVersion], set: confirmation });
    },
  };
}

export type Users = ReturnType<typeof createUsers>;

import type { Address, ChainId, Hex } from '@althing/domain/units';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Queryable } from './database.ts';
import { challenges } from './schema/index.ts';

/** What a challenge was requested for. Challenges for different purposes do not affect each other. */
export interface ChallengePurpose {
  address: Address;
  chainId: ChainId;
  /** Origin of the pages that requested it. */
  origin: string;
  /** keccak256 of a secret of the page. If set, a signature only counts together with the secret. */
  secretHash: Hex | null;
}

export interface Challenge extends ChallengePurpose {
  nonce: string;
  /** The whole EIP-4361 message. */
  message: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Challenges that are given out per purpose without a pause: more than anybody signs at once, but few enough for a login to try all of them. */
export const FREE_CHALLENGES = 5;
/** Milliseconds between further ones. Strangers who request challenges for an account thereby leave its owner time to sign one. */
const PAUSE_MS = 60_000;
/** The most that can ever be open: the free ones, and one per pause during the five minutes that a challenge lasts. */
const MAX_OPEN_CHALLENGES = FREE_CHALLENGES + 5;
/** First half of the lock's key, so that it never equals the key of another advisory lock. */
const LOCK = 0x6368616c;

const isFor = ({ address, chainId, origin, secretHash }: ChallengePurpose) =>
  and(
    eq(challenges.address, address),
    eq(challenges.chainId, chainId),
    eq(challenges.origin, origin),
    secretHash === null ? isNull(challenges.secretHash) : eq(challenges.secretHash, secretHash),
  );

async function openFor(db: Queryable, purpose: ChallengePurpose, now: Date): Promise<Challenge[]> {
  const rows = await db
    .select()
    .from(challenges)
    .where(and(isFor(purpose), gt(challenges.expiresAt, now)))
    .orderBy(desc(challenges.createdAt))
    .limit(MAX_OPEN_CHALLENGES);
  return rows.map((row) => ({ ...row, address: purpose.address }));
}

export function createChallenges(db: Database) {
  return {
    /**
     * Stores a challenge and answers the one to sign. A request never replaces a challenge that still waits for its signature: where many
     * wait and the newest is recent, that one is answered again instead. Requests for one account run one at a time.
     */
    async offer(challenge: Challenge): Promise<Challenge> {
      const { address, createdAt } = challenge;
      await db.delete(challenges).where(lt(challenges.expiresAt, createdAt));
      return db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}, hashtext(${address}))`);
        const open = await openFor(tx, challenge, createdAt);
        const [newest] = open;
        const isFresh = newest && newest.createdAt.getTime() > createdAt.getTime() - PAUSE_MS;
        if (isFresh && open.length >= FREE_CHALLENGES) return newest;
        await tx.insert(challenges).values(challenge);
        return challenge;
      });
    },

    /** Challenges that still wait for a signature, newest first. */
    open: (purpose: ChallengePurpose, now: Date): Promise<Challenge[]> => openFor(db, purpose, now),

    /** Uses up a nonce. True for exactly one caller per nonce, however many try at once. */
    async consume(nonce: string, now: Date): Promise<boolean> {
      const rows = await db
        .delete(challenges)
        .where(and(eq(challenges.nonce, nonce), gt(challenges.expiresAt, now)))
        .returning({ nonce: challenges.nonce });
      return rows.length === 1;
    },
  };
}

export type Challenges = ReturnType<typeof createChallenges>;

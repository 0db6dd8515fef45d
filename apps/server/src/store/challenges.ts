import type { Address, ChainId, Hex } from '@althing/domain/units';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Queryable } from './database.ts';
import { challenges } from './schema/index.ts';

/** What a challenge is for. Challenges of different purposes never get into each other's way. */
export interface ChallengePurpose {
  address: Address;
  chainId: ChainId;
  /** Of the pages that asked. */
  origin: string;
  /** keccak256 of the asker's secret; where it is there, the signature counts only together with the secret. */
  secretHash: Hex | null;
}

export interface Challenge extends ChallengePurpose {
  nonce: string;
  /** The whole EIP-4361 message. */
  message: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Given out freely for one purpose: more than anybody signs at once, few enough that a login tries all of them. */
export const FREE_CHALLENGES = 5;
/** Once they are given out, a new one comes this long after the last, so that strangers who ask leave the owner time to sign. */
const PAUSE_MS = 60_000;
/** The most that are ever open: the free ones, and one for every pause of the five minutes that a challenge lives. */
const MAX_OPEN_CHALLENGES = FREE_CHALLENGES + 5;
/** First half of the lock's key, so that no other use of advisory locks meets it. */
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
     * Keeps a challenge and hands out what is to be signed. No request displaces a challenge that waits for its signature:
     * where many wait and the newest is fresh, that one is handed out again instead. One request of an account at a time.
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

    /** Challenges that still wait for their signature, newest first. */
    open: (purpose: ChallengePurpose, now: Date): Promise<Challenge[]> => openFor(db, purpose, now),

    /** True for exactly one caller per nonce, however many ask at once. */
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

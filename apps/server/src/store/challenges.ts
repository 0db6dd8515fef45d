import type { Address, ChainId, Hex } from '@althing/domain/units';
import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database } from './database.ts';
import { challenges } from './schema/index.ts';

/** What a challenge is for. Challenges of different purposes never get into each other's way. */
export interface ChallengePurpose {
  address: Address;
  chainId: ChainId;
  /** keccak256 of the asker's secret; where it is there, the signature counts only together with the secret. */
  secretHash: Hex | null;
}

export interface Challenge extends ChallengePurpose {
  nonce: string;
  /** Of the pages that asked. */
  origin: string;
  /** The whole EIP-4361 message. */
  message: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Open at once for one purpose and origin: few enough that a login tries them all cheaply, and more than a person dependencies. */
export const MAX_OPEN_CHALLENGES = 60;

const isFor = ({ address, chainId, secretHash }: ChallengePurpose) =>
  and(
    eq(challenges.address, address),
    eq(challenges.chainId, chainId),
    secretHash === null ? isNull(challenges.secretHash) : eq(challenges.secretHash, secretHash),
  );

export function createChallenges(db: Database) {
  return {
    /**
     * Keeps a challenge and hands out what is to be signed. No request displaces a challenge that waits for its signature:
     * where too many wait, the newest of them is handed out again instead.
     */
    async offer(challenge: Challenge): Promise<Challenge> {
      await db.delete(challenges).where(lt(challenges.expiresAt, challenge.createdAt));
      const open = await db
        .select()
        .from(challenges)
        .where(and(isFor(challenge), eq(challenges.origin, challenge.origin), gt(challenges.expiresAt, challenge.createdAt)))
        .orderBy(desc(challenges.createdAt))
        .limit(MAX_OPEN_CHALLENGES);
      const [newest] = open;
      if (newest && open.length === MAX_OPEN_CHALLENGES) return { ...newest, address: challenge.address };
      await db.insert(challenges).values(challenge);
      return challenge;
    },

    /** Challenges that still wait for their signature, newest first. */
    async open(purpose: ChallengePurpose, now: Date): Promise<Challenge[]> {
      const rows = await db
        .select()
        .from(challenges)
        .where(and(isFor(purpose), gt(challenges.expiresAt, now)))
        .orderBy(desc(challenges.createdAt));
      return rows.map((row) => ({ ...row, address: purpose.address }));
    },

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

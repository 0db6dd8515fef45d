import { type Address, type ChainId } from '@althing/domain/units';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { delegateStatements, users } from './schema/index.ts';
import type { User } from './users.ts';
import { publish } from './outbox/publish.ts';
import { liveTopic } from '@althing/domain/http';

export interface DelegateStatement {
  text: string;
  writtenAt: Date;
}

/** Where a token stands. */
interface TokenPlace {
  chainId: ChainId;
  address: string;
}

export function createDelegateStatements(db: Database) {
  const { organisationId: organisation, userId } = delegateStatements;
  return {
    /** What the account says. Accounts of contracts are somebody else on each chain. */
    async of(organisationId: string, account: Address, chainId: ChainId): Promise<DelegateStatement | undefined> {
      const [row] = await db
        .select({ text: delegateStatements.text, writtenAt: delegateStatements.writtenAt })
        .from(delegateStatements)
        .innerJoin(users, eq(users.id, userId))
        .where(and(eq(organisation, organisationId), eq(users.address, account), or(isNull(users.chainId), eq(users.chainId, chainId))))
        .orderBy(users.chainId)
        .limit(1);
      return row;
    },

    /** Whether the account holds one of the tokens or votes with it. */
    async isMember({ address, chainId }: Pick<User, 'address' | 'chainId'>, tokens: readonly TokenPlace[]): Promise<boolean> {
      const own = tokens.filter((token) => chainId === null || token.chainId === chainId);
      if (own.length === 0) return false;
      const keys = own.map((token) => sql`(${token.chainId}::bigint, decode(${token.address.slice(2)}, 'hex'))`);
      const { rows } = await db.execute(sql`select from chain.member where account = decode(${address.slice(2)}, 'hex')
        and (balance <> 0 or power <> 0) and (chain_id, token) in (${sql.join(keys, sql`, `)}) limit 1`);
      return rows.length > 0;
    },

    /** An empty text takes it back. */
    write: (organisationId: string, user: Pick<User, 'id'>, text: string, now: Date): Promise<DelegateStatement | null> =>
      db.transaction(async (on) => {
        const key = and(eq(organisation, organisationId), eq(userId, user.id));
        if (text === '') await on.delete(delegateStatements).where(key);
        else
          await on
            .insert(delegateStatements)
            .values({ organisationId, userId: user.id, text, writtenAt: now })
            .onConflictDoUpdate({ target: [organisation, userId], set: { text, writtenAt: now } });
        await publish(on, [{ topic: liveTopic.organisation(organisationId), body: {} }]);
        return text === '' ? null : { text, writtenAt: now };
      }),
  };
}

export type DelegateStatements = ReturnType<typeof createDelegateStatements>;

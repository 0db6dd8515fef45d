import type { ChainId } from '@althing/domain/units';
import { and, asc, desc, eq, inArray, isNull, lt, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from './database.ts';
import { deployments, organisationContracts } from './schema/index.ts';

/** Identifies one chain of one organisation. */
export interface DeploymentKey {
  organisationId: string;
  chainId: ChainId;
}

type Contract = typeof organisationContracts.$inferSelect;

interface ClaimBounds {
  limit: number;
  except: readonly ChainId[];
}

/** Nothing of the chain's contracts was reported or found on chain, so it can be checked together with others. */
const IS_QUIET = sql`not ${deployments.isOnItsWay} and not exists (select from ${organisationContracts}
  where ${organisationContracts.organisationId} = ${deployments.organisationId} and ${organisationContracts.chainId} = ${deployments.chainId}
    and (${organisationContracts.transactionHash} is not null or ${organisationContracts.state} not in ('planned', 'failed')))`;

/** Milliseconds. A page that is left open asks every few seconds, but a chain is not checked that often for it. */
const WAKE_EVERY_MS = 10 * 60_000;

async function claim(
  db: Database,
  { now, until, limit, except, is }: ClaimBounds & { now: Date; until: Date; is: SQL },
): Promise<DeploymentKey[]> {
  const due = db
    .select({ organisationId: deployments.organisationId, chainId: deployments.chainId })
    .from(deployments)
    .where(
      and(
        sql`${deployments.nextCheckAt} <= ${now.toISOString()}::timestamptz`,
        except.length === 0 ? undefined : notInArray(deployments.chainId, [...except]),
        is,
      ),
    )
    .orderBy(desc(deployments.isOnItsWay), asc(deployments.nextCheckAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(deployments)
    .set({ nextCheckAt: until })
    .where(sql`(${deployments.organisationId}, ${deployments.chainId}) in ${due}`)
    .returning({ organisationId: deployments.organisationId, chainId: deployments.chainId });
}

/** Which chains are to be checked, and when next. */
export function dueLooks(db: Database) {
  return {
    /**
     * Takes the chains whose check is due and of which something was reported or found, except those named in the bounds; those with a pending
     * transaction first. No other process gets them before `until`.
     */
    claimDue: (now: Date, until: Date, bounds: ClaimBounds): Promise<DeploymentKey[]> =>
      claim(db, { now, until, ...bounds, is: sql`not (${IS_QUIET})` }),

    /** As `claimDue`, for chains of which nothing was ever reported or found. */
    claimQuiet: (now: Date, until: Date, bounds: ClaimBounds): Promise<DeploymentKey[]> =>
      claim(db, { now, until, ...bounds, is: IS_QUIET }),

    /** Resumes checking chains that are not finished and are no longer checked, at most every `WAKE_EVERY_MS` per chain. */
    async wake(organisationId: string, now: Date): Promise<void> {
      await db
        .update(deployments)
        .set({ nextCheckAt: now, wokenAt: now })
        .where(
          and(
            eq(deployments.organisationId, organisationId),
            isNull(deployments.nextCheckAt),
            or(isNull(deployments.wokenAt), lt(deployments.wokenAt, new Date(now.getTime() - WAKE_EVERY_MS))),
            sql`exists (select from ${organisationContracts} where ${organisationContracts.organisationId} = ${deployments.organisationId}
              and ${organisationContracts.chainId} = ${deployments.chainId} and ${organisationContracts.state} <> 'verified')`,
          ),
        );
    },

    /** Contracts of several organisations on one chain, and when each last changed. */
    contractsOn: (
      chainId: ChainId,
      organisationIds: readonly string[],
    ): Promise<Pick<Contract, 'organisationId' | 'address' | 'updatedAt'>[]> =>
      db
        .select({
          organisationId: organisationContracts.organisationId,
          address: organisationContracts.address,
          updatedAt: organisationContracts.updatedAt,
        })
        .from(organisationContracts)
        .where(and(eq(organisationContracts.chainId, chainId), inArray(organisationContracts.organisationId, [...organisationIds]))),

    /** As `schedule`, for several organisations on one chain. */
    async scheduleAll(chainId: ChainId, looks: readonly { organisationId: string; at: Date | null }[], isOnItsWay: boolean): Promise<void> {
      if (looks.length === 0) return;
      const ids = sql.param(looks.map(({ organisationId }) => organisationId));
      const times = sql.param(looks.map(({ at }) => at?.toISOString() ?? null));
      await db.execute(sql`
        update ${deployments} d set next_check_at = look.at, is_on_its_way = ${isOnItsWay}
        from unnest(${ids}::uuid[], ${times}::timestamptz[]) as look (id, at)
        where d.organisation_id = look.id and d.chain_id = ${chainId}`);
    },
  };
}

import type { Task } from '@althing/domain/http';
import { releaseTask, releaseTitle } from '@althing/domain/tasks';
import { grantTotals } from '@althing/domain/vesting';
import { readGrants } from '../chain/grants.ts';
import type { Queryable } from '../chain/queryable.ts';
import { isoTime } from '../chain/wire.ts';
import type { TaskAccount } from './signing.ts';

/**
 * What has vested for the account and can be released.
 *
 * @param timeOf - the present by the clock of a chain, UNIX seconds.
 */
export async function readReleaseTasks(db: Queryable, account: TaskAccount, timeOf: (chainId: number) => number): Promise<Task[]> {
  const found = await readGrants(db, account);
  return found.flatMap(({ chainId, vesting, grants, released, organisation, tokenSymbol }): Task[] => {
    if (account.chainId !== null && account.chainId !== chainId) return [];
    const now = Math.floor(timeOf(chainId));
    const { vested, total } = grantTotals(grants, now);
    const releasable = vested - released;
    const waiting = releaseTask({ total, vested, releasable });
    if (!waiting) return [];
    return [
      {
        ...waiting,
        due: null,
        id: `release:${chainId}:${vesting}`,
        organisation,
        title: releaseTitle(releasable, tokenSymbol),
        now: isoTime(`${now}`),
        place: { type: 'vesting', chainId, vesting },
      },
    ];
  });
}

import type { EndpointResponse, OwnProposal, Task } from '@althing/domain/http';
import { ownCaseOf, proposalTask, tasksInOrder } from '@althing/domain/tasks';
import { readChainTimes } from '../chain/chainTime.ts';
import type { ChainData } from '../chain/chainData.ts';
import type { Queryable } from '../chain/queryable.ts';
import { isoTime } from '../chain/wire.ts';
import { readOwnOrganisations } from './ownOrganisations.ts';
import { readMessageTasks } from './messageTasks.ts';
import { readReleaseTasks } from './releaseTasks.ts';
import { type CoinOf, readSafeTasks } from './safeTasks.ts';
import type { TaskAccount } from './signing.ts';
import { readUpgradeTasks } from './upgradeTasks.ts';
import { readVetoTasks } from './vetoTasks.ts';

const MAX_TASKS = 100;

/** What an open proposal asks of the account. */
function taskOf(account: TaskAccount, own: OwnProposal): Task[] {
  const { proposal, organisation, chainTime } = own;
  const { chainId, governor, proposalId, title } = proposal;
  const waiting = proposalTask(ownCaseOf(own, account.address, (id) => `chain ${id}`));
  if (!waiting) return [];
  return [
    {
      ...waiting,
      due: waiting.due === null ? null : isoTime(`${waiting.due}`),
      id: `proposal:${chainId}:${governor}:${proposalId}`,
      organisation,
      title,
      now: chainTime,
      place: { type: 'proposal', chainId, governor, proposalId },
    },
  ];
}

export function createTasks(db: Queryable, chainData: Pick<ChainData, 'ownProposals'>, now: () => Date, coinOf: CoinOf) {
  return {
    /** What waits for the account, in the order in which it should be looked at, and its organisations. Each source is one query or two. */
    async of(account: TaskAccount): Promise<EndpointResponse<'GET /api/v1/users/me/tasks'>> {
      const at = now();
      const wallClock = at.getTime() / 1000;
      const times = await readChainTimes(db, wallClock);
      const [proposals, safes, messages, upgrades, vetoes, releases, own] = await Promise.all([
        chainData.ownProposals(account),
        readSafeTasks(db, account, at.toISOString(), coinOf),
        readMessageTasks(db, account, at.toISOString()),
        readUpgradeTasks(db, account, at),
        readVetoTasks(db, account, Math.floor(wallClock), (chainId) => times.get(chainId) ?? wallClock),
        readReleaseTasks(db, account, (chainId) => times.get(chainId) ?? wallClock),
        readOwnOrganisations(db, account, at.toISOString()),
      ]);
      const items = tasksInOrder([
        ...proposals.flatMap((each) => taskOf(account, each)),
        ...vetoes,
        ...safes,
        ...messages,
        ...upgrades,
        ...releases,
        ...own.tasks,
      ]);
      return { items: items.slice(0, MAX_TASKS), organisations: own.organisations };
    },
  };
}

export type Tasks = ReturnType<typeof createTasks>;

import type { FastifyRequest } from 'fastify';
import type { User } from '../store/users.ts';
import { clientOf } from './clientOf.ts';
import { createTurns } from './turns.ts';

/** Limits per address, however many accounts use it. Whoever waits here holds up only others from the same address. */
const ADDRESS = { working: { all: 64, ofOne: 2 }, waiting: { all: 120, ofOne: 60 } };
/** Limits per account, from whichever address. `all` is about the number of threads, so that nobody waits behind many others. */
const ACCOUNT = { working: { all: 4, ofOne: 1 }, waiting: { all: 60, ofOne: 8 } };

export interface Asker {
  request: FastifyRequest;
  caller: { user: Pick<User, 'id'> };
}

/** Planning can occupy a thread for seconds, so requests queue per account and per address, and nobody can use up the turns of others. */
export function createPlanningTurns() {
  const turnOfAddress = createTurns(ADDRESS.working, ADDRESS.waiting);
  const turnOfAccount = createTurns(ACCOUNT.working, ACCOUNT.waiting);

  /** The turn is held until the work is done, even if the client disconnects before. */
  return async function inTurn<Result>({ request, caller }: Asker, work: () => Promise<Result>): Promise<Result> {
    const done = new AbortController();
    try {
      await turnOfAddress(clientOf(request.ip), done.signal);
      await turnOfAccount(caller.user.id, done.signal);
      return await work();
    } finally {
      done.abort();
    }
  };
}

export type PlanningTurns = ReturnType<typeof createPlanningTurns>;

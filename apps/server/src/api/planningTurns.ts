import type { FastifyRequest } from 'fastify';
import type { User } from '../store/users.ts';
import { clientOf } from './clientOf.ts';
import { createTurns } from './turns.ts';

/** Of one address, whatever accounts it has. Who waits here keeps only others of that address waiting. */
const ADDRESS = { working: { all: 64, ofOne: 2 }, waiting: { all: 120, ofOne: 60 } };
/** Of one account, from wherever it asks. Together few more than there are threads, so that nobody waits behind many of others. */
const ACCOUNT = { working: { all: 4, ofOne: 1 }, waiting: { all: 60, ofOne: 8 } };

export interface Asker {
  request: FastifyRequest;
  caller: { user: Pick<User, 'id'> };
}

/** Planning takes a thread for up to seconds: each account and each address has its turn, and cannot keep the others from theirs. */
export function createPlanningTurns() {
  const turnOfAddress = createTurns(ADDRESS.working, ADDRESS.waiting);
  const turnOfAccount = createTurns(ACCOUNT.working, ACCOUNT.waiting);

  /** The turn lasts as long as the work, also where whoever asked has left. */
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

import type { FastifyRequest } from 'fastify';
import { clientOf } from './clientOf.ts';
import { createTurns } from './turns.ts';

/** Nodes are asked for so many at once, and for few of one client, so that nobody waits behind another's many. */
const WORKING = { all: 32, ofOne: 4 };
const WAITING = { all: 128, ofOne: 16 };

/** For what anybody may have nodes asked, about any contract: each client has its turn. */
export function createNodeTurns() {
  const turnOf = createTurns(WORKING, WAITING);

  return async function inTurn<Result>({ ip }: FastifyRequest, work: () => Promise<Result>): Promise<Result> {
    const done = new AbortController();
    try {
      await turnOf(clientOf(ip), done.signal);
      return await work();
    } finally {
      done.abort();
    }
  };
}

export type NodeTurns = ReturnType<typeof createNodeTurns>;

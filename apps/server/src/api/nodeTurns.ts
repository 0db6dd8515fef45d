import type { FastifyRequest } from 'fastify';
import { clientOf } from './clientOf.ts';
import { createTurns } from './turns.ts';

/** How many requests to nodes run at once, in all and for one client. The small share of each client keeps one from making all others wait. */
const WORKING = { all: 32, ofOne: 4 };
const WAITING = { all: 128, ofOne: 16 };

/** Queues requests that let anybody make our nodes read any contract. Each client gets its share. */
export function createNodeTurns(working = WORKING, waiting = WAITING) {
  const turnOf = createTurns(working, waiting);

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

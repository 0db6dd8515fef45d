import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 50;
const DEADLINE_MS = 30_000;

/** Asks again until there is an answer: what was just sent is not indexed yet. */
export async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const deadline = performance.now() + DEADLINE_MS;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await pause(LOOK_MS);
    }
  }
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runSeed } from './fuzzSeed.ts';
import { startTestPostgres, type TestPostgres } from './services.ts';

/*
 * Random life on a real chain, in front of it two nodes that fail, lag and lie, and an indexer that is killed again and again. What it
 * leaves behind must equal a clean reading. More seeds: `node test/indexer/runFuzz.ts --seeds 60 --steps 100`.
 */

const SEEDS = Number(process.env['SEEDS'] ?? 4);
const STEPS = Number(process.env['STEPS'] ?? 50);
/** A generous bound for one seed beside the others, on a busy machine. */
const SEED_MS = 180_000 + STEPS * 1_000;
const CONTROL_SEEDS = 10;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startTestPostgres();
});
afterAll(() => postgres.stop());

// At once: a seed waits more than it works.
describe.concurrent('an indexer that is killed, lied to and reorganised', () => {
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const scan = seed % 3 === 0 ? 'known' : 'everything';
    test(
      `ends with the tables of a clean reading (seed ${seed}, asking for ${scan === 'known' ? 'known contracts' : 'everything'})`,
      { timeout: SEED_MS },
      async () => {
        const { different, events, bridged } = await runSeed(postgres, { seed, steps: STEPS, scan });
        expect(different).toEqual([]);
        expect(events).toBeGreaterThan(20);
        // The controller's three adapters, and something that came or went.
        expect(bridged).toBeGreaterThan(3);
      },
    );
  }

  test('does not, for some seed, when it believes every empty answer', { timeout: CONTROL_SEEDS * SEED_MS }, async () => {
    for (let seed = 1; seed <= CONTROL_SEEDS; seed += 1) {
      const { different } = await runSeed(postgres, { seed, steps: STEPS, scan: 'everything', checkCompleteness: false, emptyLogs: 0.4 });
      if (different.length > 0) return;
    }
    expect.fail('Every seed was equal without the check, so the comparison proves nothing');
  });
});

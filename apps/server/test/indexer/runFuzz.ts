import { parseArgs } from 'node:util';
import { runSeed } from './fuzzSeed.ts';
import { startTestPostgres } from './services.ts';

/* The long version: `node test/indexer/runFuzz.ts --seeds 60 --steps 100 [--first 1] [--unchecked]`. Exits 1 where a seed differs. */

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '20' },
    steps: { type: 'string', default: '100' },
    first: { type: 'string', default: '1' },
    unchecked: { type: 'boolean', default: false },
  },
});
const postgres = await startTestPostgres();
const totals: Record<string, number> = {};
let different = 0;
try {
  for (let seed = Number(values.first); seed < Number(values.first) + Number(values.seeds); seed += 1) {
    const scan = seed % 3 === 0 ? 'known' : 'everything';
    const started = Date.now();
    const result = await runSeed(postgres, { seed, steps: Number(values.steps), scan, checkCompleteness: !values.unchecked });
    for (const [name, times] of Object.entries(result.counts)) totals[name] = (totals[name] ?? 0) + times;
    if (result.different.length > 0) different += 1;
    console.log(
      `seed ${seed} (${scan}): ${result.different.length > 0 ? `DIFFERENT ${result.different.join(', ')}` : 'equal'}, ${result.events} events, ${Date.now() - started} ms`,
    );
  }
} finally {
  await postgres.stop();
}
console.log(JSON.stringify({ seeds: Number(values.seeds), steps: Number(values.steps), different, totals }, null, 1));
process.exitCode = different > 0 ? 1 : 0;

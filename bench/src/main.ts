import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { benches } from './benches/index.ts';
import { describeMachine } from './machine.ts';
import { EndedError } from './platform.ts';
import { mergeRows } from './results.ts';
import type { Row } from './row.ts';
import { table } from './table.ts';

const RESULTS = fileURLToPath(new URL('../results.json', import.meta.url));

function earlier(): Row[] {
  try {
    return JSON.parse(readFileSync(RESULTS, 'utf8')) as Row[];
  } catch {
    return [];
  }
}

const names = process.argv.slice(2);
const unknown = names.find((name) => !(name in benches));
if (unknown) {
  process.stderr.write(`script/bench knows no "${unknown}"; there are ${Object.keys(benches).join(', ')}.\n`);
  process.exit(1);
}
process.stdout.write(`${describeMachine()}\n`);
const rows: Row[] = [];
for (const [name, bench] of Object.entries(benches)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const started = performance.now();
  try {
    rows.push(...(await bench()));
    process.stdout.write(`Measured ${name} in ${((performance.now() - started) / 1000).toFixed(0)} s\n`);
  } catch (error) {
    if (error instanceof EndedError) process.exit(1);
    // The others are still worth measuring; a missed goal is a result, this is none.
    process.stderr.write(`Could not measure ${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exitCode = 1;
  }
}
writeFileSync(RESULTS, `${JSON.stringify(mergeRows(names.length > 0 ? earlier() : [], rows), null, 2)}\n`);
process.stdout.write(`\n${table(rows)}\n`);

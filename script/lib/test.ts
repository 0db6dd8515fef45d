import { fileURLToPath } from 'node:url';
import { chromium } from './chromium.ts';
import { run } from './run.ts';
import { add, flakyJourneys, format, honest, NOTHING, ofExit, ofForge, ofPlaywright, type Tally } from './tally.ts';
import { runUnitTests } from './unitTests.ts';
import { checkDifferences, checkVectors, defaultVectors } from './vectors/check.ts';

const PARTS = ['static', 'unit', 'contracts', 'vectors', 'e2e'] as const;
type Part = (typeof PARTS)[number];

/**
 * Rounds of lanes: the parts of a lane follow one another, lanes run side by side. The compiler of contracts keeps one core busy for
 * minutes, and what waits for chains and databases leaves both idle. Journeys come alone, as they take two cores and measure patience.
 */
const ROUNDS: readonly (readonly (readonly Part[])[])[] = [[['unit'], ['static', 'contracts', 'vectors']], [['e2e']]];

interface Result {
  code: number;
  output: string;
  seconds: number;
  /** Missing where the check only says yes or no. */
  tally?: Tally;
  /** What passed at its second try only. */
  flaky?: readonly string[];
  /** Printed where the check failed, and to who asked for the part by its name. */
  notes?: readonly string[];
  /** Printed always. */
  tables?: readonly string[];
}

interface Check {
  name: string;
  perform: () => Promise<Result>;
}

interface Command {
  cwd?: string;
  tally?: (output: string) => Tally;
  flaky?: (output: string) => string[];
}

/** A check that is a program of its own. */
const command = (name: string, program: string, args: readonly string[], { cwd, tally, flaky }: Command = {}): Check => ({
  name,
  async perform() {
    const outcome = await run(program, args, cwd ? { cwd } : {});
    return { ...outcome, ...(tally && { tally: tally(outcome.output) }), ...(flaky && { flaky: flaky(outcome.output) }) };
  },
});

const CONTRACTS = 'packages/contracts';
const TYPED = ['packages/domain', 'packages/bindings', 'packages/planner', 'apps/server', 'apps/web', 'devnet', 'e2e', 'bench', 'script'];
const npmScript = (name: string, script: string, { cwd = CONTRACTS, ...options }: Command = {}): Check =>
  command(name, 'npm', ['run', '--silent', script], { cwd, ...options });

const checks = (deep: boolean, vectors: string | undefined): Record<Part, Check[]> => ({
  static: [
    command('format', 'prettier', ['--check', '--log-level', 'warn', '.']),
    command('lint and import direction', 'oxlint', ['--type-aware', '.']),
    ...TYPED.map((folder) => command(`types of ${folder}`, 'tsc', ['-p', folder])),
    command('dead code', 'knip', ['--no-progress']),
    command('map of the README', 'node', ['script/lib/map.ts']),
  ],
  unit: [{ name: 'unit and integration tests', perform: runUnitTests }],
  contracts: [
    npmScript('Solidity format and lint', 'lint'),
    npmScript('contracts compile', 'build'),
    npmScript('ABI drift', 'abi:check'),
    npmScript('sizes and storage layouts', 'snapshot:check'),
    npmScript(deep ? 'contract tests and gas, long profile' : 'contract tests and gas', deep ? 'test:deep' : 'test', { tally: ofForge }),
  ],
  vectors: [
    { name: `bond vectors of ${vectors ?? defaultVectors()}`, perform: () => checkVectors(vectors ?? defaultVectors()) },
    // Who names a file asks about that file.
    ...(vectors === undefined || deep
      ? [{ name: 'random bond markets, TypeScript against Solidity', perform: () => checkDifferences(deep) }]
      : []),
  ],
  e2e: [
    command('journeys in Chromium', 'playwright', ['test', '--reporter=dot'], { cwd: 'e2e', tally: ofPlaywright, flaky: flakyJourneys }),
    npmScript('weight of the first pages', 'size', { cwd: 'apps/web' }),
  ],
});

/** Where the programs that a run starts hundreds of times keep what Node.js has compiled of them. */
const COMPILED = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));

async function perform(check: Check, isAskedFor: boolean): Promise<Tally> {
  const { code, output, seconds, tally, flaky = [], notes = [], tables = [] } = await check.perform();
  const result = tally ? honest(tally, code) : ofExit(code);
  // At once, as others may be reporting too.
  const lines = [`${code === 0 ? 'ok    ' : 'FAILED'} ${check.name} (${seconds.toFixed(1)} s)${tally ? `: ${format(result)}` : ''}`];
  lines.push(...tables.map((line) => `       ${line}`));
  if (isAskedFor || code !== 0) lines.push(...notes);
  lines.push(...flaky.map((name) => `flaky  ${name}`));
  if (code !== 0) lines.push(`${output.trim()}\n`);
  process.stdout.write(`${lines.join('\n')}\n`);
  return result;
}

async function inTurn(lane: readonly Check[], isAskedFor: boolean): Promise<Tally> {
  let total = NOTHING;
  for (const check of lane) total = add(total, await perform(check, isAskedFor));
  return total;
}

/** What follows `vectors` and is no part is the file of vectors. */
function withoutFile(named: string[]): { named: string[]; vectors?: string } {
  const file = named[named.indexOf('vectors') + 1];
  if (!named.includes('vectors') || file === undefined || PARTS.some((part) => part === file)) return { named };
  return { named: named.filter((arg) => arg !== file), vectors: file };
}

async function main(args: string[]): Promise<void> {
  const deep = args.includes('--deep');
  const { named, vectors } = withoutFile(args.filter((arg) => arg !== '--deep'));
  const unknown = named.find((arg) => !PARTS.some((part) => part === arg));
  if (unknown) throw new Error(`script/test knows no part "${unknown}"; there are ${PARTS.join(', ')} and --deep.`);
  const isAskedFor = named.length > 0;
  const isWanted = (part: Part) => !isAskedFor || named.includes(part);
  if (isWanted('e2e')) process.env['CHROMIUM_PATH'] = await chromium();
  process.env['NODE_COMPILE_CACHE'] ??= COMPILED;
  const all = checks(deep, vectors);
  let total = NOTHING;
  for (const lanes of ROUNDS) {
    const work = lanes.map((lane) => lane.filter(isWanted).flatMap((part) => all[part]));
    total = (await Promise.all(work.map((lane) => inTurn(lane, isAskedFor)))).reduce(add, total);
  }
  process.stdout.write(`${format(total)}\n`);
  if (total.failed > 0) process.exitCode = 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

import { chromium } from './chromium.ts';
import { run } from './run.ts';
import { add, flakyJourneys, format, honest, NOTHING, ofExit, ofForge, ofPlaywright, ofVitest, type Tally } from './tally.ts';

const PARTS = ['static', 'unit', 'contracts', 'e2e'] as const;
type Part = (typeof PARTS)[number];

interface Check {
  name: string;
  program: string;
  args: readonly string[];
  cwd?: string;
  tally?: (output: string) => Tally;
}

const CONTRACTS = 'packages/contracts';
const TYPED = ['packages/domain', 'packages/bindings', 'packages/planner', 'apps/server', 'apps/web', 'devnet', 'e2e', 'bench', 'script'];
const npmScript = (name: string, script: string, tally?: Check['tally']): Check => ({
  name,
  program: 'npm',
  args: ['run', '--silent', script],
  cwd: CONTRACTS,
  ...(tally && { tally }),
});

const checks = (deep: boolean): Record<Part, Check[]> => ({
  static: [
    { name: 'format', program: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
    { name: 'lint and import direction', program: 'oxlint', args: ['--type-aware', '.'] },
    ...TYPED.map((folder): Check => ({ name: `types of ${folder}`, program: 'tsc', args: ['-p', folder] })),
    { name: 'dead code', program: 'knip', args: ['--no-progress'] },
    { name: 'map of the README', program: 'node', args: ['script/lib/map.ts'] },
  ],
  unit: [{ name: 'unit and integration tests', program: 'vitest', args: ['run'], tally: ofVitest }],
  contracts: [
    npmScript('Solidity format and lint', 'lint'),
    npmScript('contracts compile', 'build'),
    npmScript('ABI drift', 'abi:check'),
    npmScript('sizes, storage layouts and gas snapshots', 'snapshot:check'),
    npmScript(deep ? 'contract tests, long profile' : 'contract tests', deep ? 'test:deep' : 'test', ofForge),
  ],
  e2e: [{ name: 'journeys in Chromium', program: 'playwright', args: ['test', '--reporter=dot'], cwd: 'e2e', tally: ofPlaywright }],
});

async function perform({ name, program, args, cwd, tally }: Check): Promise<Tally> {
  const { code, output, seconds } = await run(program, args, cwd ? { cwd } : {});
  const result = tally ? honest(tally(output), code) : ofExit(code);
  process.stdout.write(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)${tally ? `: ${format(result)}` : ''}\n`);
  for (const journey of flakyJourneys(output)) process.stdout.write(`flaky  ${journey}\n`);
  if (code !== 0) process.stdout.write(`${output.trimEnd()}\n\n`);
  return result;
}

async function main(args: string[]): Promise<void> {
  const deep = args.includes('--deep');
  const named = args.filter((arg) => arg !== '--deep');
  const unknown = named.find((arg) => !PARTS.some((part) => part === arg));
  if (unknown) throw new Error(`script/test knows no part "${unknown}"; there are ${PARTS.join(', ')} and --deep.`);
  const parts = PARTS.filter((part) => named.length === 0 || named.includes(part));
  if (parts.includes('e2e')) process.env['CHROMIUM_PATH'] = await chromium();
  let total = NOTHING;
  for (const part of parts) for (const check of checks(deep)[part]) total = add(total, await perform(check));
  process.stdout.write(`${format(total)}\n`);
  if (total.failed > 0) process.exitCode = 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

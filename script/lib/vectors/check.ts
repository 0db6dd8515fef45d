import { existsSync } from 'node:fs';
import { run } from '../run.ts';
import type { Tally } from '../tally.ts';
import { type BondChain, withBondChain } from './chain/bondChain.ts';
import { chainSide } from './chain/chainSide.ts';
import { runDifferential } from './differential/run.ts';
import { derivedVerdicts, modelSide, report, runVectors, tallyOf } from './run.ts';
import { readVectorFile } from './vectorFile.ts';

interface Checked {
  code: number;
  output: string;
  seconds: number;
  tally?: Tally;
  notes?: readonly string[];
}

/** The maintainers' file beside the checkout, where there is one; the copy in the repository otherwise. */
const FILES = ['../shared/vectors/bonds.json', 'packages/domain/test/fixtures/bonds.json'];
export const defaultVectors = (): string => FILES.find((file) => existsSync(file))!;

const CONTRACTS = ['src', ...['VectorToken', 'VectorCallback', 'SettableBondOracle'].map((name) => `test/helpers/${name}.sol`)];
/** Random markets; a hundred moves each. */
const MARKETS = 40;
const DEEP_MARKETS = 1200;

/** Compiles the contracts, as their code is taken from what the compiler leaves, and works with them on a chain. */
async function onContracts(work: (bonds: BondChain) => Promise<{ tally: Tally; notes: string[] }>): Promise<Checked> {
  const started = performance.now();
  const compiled = await run('node', ['script/forge.mjs', 'build', ...CONTRACTS], { cwd: 'packages/contracts' });
  if (compiled.code !== 0) return compiled;
  const { tally, notes } = await withBondChain(work);
  return { code: tally.failed === 0 ? 0 : 1, output: '', seconds: (performance.now() - started) / 1000, tally, notes };
}

/** A file of bond vectors against the model and the contracts. @throws Error where the file is of another format. */
export function checkVectors(path: string): Promise<Checked> {
  const file = readVectorFile(path);
  return onContracts(async (bonds) => {
    const side = await chainSide(bonds);
    const verdicts = [...derivedVerdicts(file), ...(await runVectors(file, modelSide())), ...(await runVectors(file, side))];
    return { tally: tallyOf(verdicts), notes: report(verdicts) };
  });
}

/** Random markets on the model and the contracts, which must agree to the unit. */
export function checkDifferences(deep: boolean): Promise<Checked> {
  return onContracts(async (bonds) => {
    const { markets, different, steps, lines } = await runDifferential(bonds, deep ? DEEP_MARKETS : MARKETS);
    const summary = `${steps} steps in ${markets} markets, differences in ${different}`;
    return { tally: { passed: markets - different, failed: different, skipped: 0 }, notes: [summary, ...lines] };
  });
}

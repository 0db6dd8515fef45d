import { existsSync } from 'node:fs';
import { run } from '../run.ts';
import type { Tally } from '../tally.ts';
import { withChainSide } from './chain/side.ts';
import { derivedVerdicts, modelSide, report, runVectors, tallyOf } from './run.ts';
import { readVectorFile } from './vectorFile.ts';

/** The maintainers' file beside the checkout, where there is one; the copy in the repository otherwise. */
const FILES = ['../shared/vectors/bonds.json', 'packages/domain/test/fixtures/bonds.json'];
export const defaultVectors = (): string => FILES.find((file) => existsSync(file))!;

const CONTRACTS = ['src', ...['VectorToken', 'VectorCallback', 'SettableBondOracle'].map((name) => `test/helpers/${name}.sol`)];

/** The contracts as they are now, for those who take their code from what the compiler leaves. */
export const compileContracts = () => run('node', ['script/forge.mjs', 'build', ...CONTRACTS], { cwd: 'packages/contracts' });

/** A file of bond vectors against the model and the contracts. @throws Error where the file is of another format. */
export async function checkVectors(
  path: string,
): Promise<{ code: number; output: string; seconds: number; tally?: Tally; notes?: readonly string[] }> {
  const started = performance.now();
  const compiled = await compileContracts();
  if (compiled.code !== 0) return compiled;
  const file = readVectorFile(path);
  const onChain = await withChainSide((side) => runVectors(file, side));
  const verdicts = [...derivedVerdicts(file), ...(await runVectors(file, modelSide())), ...onChain];
  const tally = tallyOf(verdicts);
  return { code: tally.failed === 0 ? 0 : 1, output: '', seconds: (performance.now() - started) / 1000, tally, notes: report(verdicts) };
}

import type { BondChain } from '../chain/bondChain.ts';
import { planDifferences } from './compare.ts';
import { openGround } from './ground.ts';
import { planOf } from './plan.ts';
import { scenarios } from './scenarios.ts';

export interface DifferentialRun {
  markets: number;
  /** Markets in which something differed. */
  different: number;
  /** Creations and moves. */
  steps: number;
  /** What differed, by market. */
  lines: string[];
}

const SEED = 1;
const MOVES = 100;
/** T0 of the vectors. */
const START = 1_800_000_000n;

/** Plays random markets on the model and on the contracts and compares every answer and all storage after every step. */
export async function runDifferential(bonds: BondChain, markets: number): Promise<DifferentialRun> {
  const ground = await openGround(bonds);
  const run: DifferentialRun = { markets: 0, different: 0, steps: 0, lines: [] };
  for (const scenario of scenarios(SEED, markets, MOVES)) {
    const plan = planOf(scenario, START);
    const wrong = await planDifferences(ground, plan);
    run.markets += 1;
    run.steps += 1 + plan.steps.length;
    if (wrong.length === 0) continue;
    run.different += 1;
    run.lines.push(`market ${run.markets} of seed ${SEED}: ${JSON.stringify(scenario.vector)}`, ...wrong.map((line) => `  ${line}`));
  }
  return run;
}

import { createHash } from 'node:crypto';
import { chainById } from '@althing/domain/chains';
import type { EndpointResponse } from '@althing/domain/http';
import { type Meaning, meaningDifference, meaningDigest, MOST_SIMULATED_BYTES } from '@althing/domain/simulation';
import type { ChainId } from '@althing/domain/units';
import { BaseError, size } from 'viem';
import type { Clock } from '../base/clock.ts';
import type { Config } from '../base/config.ts';
import { invalid } from '../base/errors.ts';
import type { Logger } from '../base/logger.ts';
import { createSharedAnswers } from '../base/sharedAnswers.ts';
import { SimulationFailed } from '../external/simulation/simulator.ts';
import { createTenderlySimulator } from '../external/simulation/tenderly.ts';
import type { Simulations } from '../store/simulations.ts';
import type { User } from '../store/users.ts';
import { createNodeSimulator } from './nodeSimulator.ts';
import { createPreparation, type PreparationDependencies, type Prepared, type Subject } from './prepare.ts';
import { type ProposalOutcome, simulateProposal } from './simulateProposal.ts';
import { withEither } from './withEither.ts';

type Answer = EndpointResponse<'POST /api/v1/organisations/proposal/simulate'>;
type Shown = Omit<Answer, 'since'>;

export interface SimulationDependencies extends PreparationDependencies {
  config: Pick<Config, 'listedChains' | 'tenderly'>;
  simulations: Simulations;
  now: Clock;
  log: Logger;
}

/** Milliseconds an answer is reused: the state changes with every block. */
const LIFETIME_MS = 4_000;
const MOST_ANSWERS = 200;

const UNAVAILABLE = 'No node of this chain could simulate it.';
const TOO_LARGE = 'It is too large to be simulated.';

/** A short cache key, however long the calls are. */
const keyOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part)))
    .digest('base64');

const unknown = (simulatedAt: string, message = UNAVAILABLE): Shown => ({
  outcome: 'unknown',
  simulation: null,
  error: { message },
  failedCall: null,
  flags: [],
  changes: [],
  events: [],
  digest: null,
  by: null,
  blockNumber: null,
  simulatedAt,
});

function shownOf(result: ProposalOutcome & { by: 'node' | 'tenderly'; blockNumber: bigint }, simulatedAt: string): Shown {
  const { outcome, reason, failedCall, gas, changes, events, by, blockNumber } = result;
  const flags = result.flags.map(({ code, text }) => ({ code, text }));
  return {
    outcome,
    simulation: { status: outcome === 'succeeds', error_message: reason, gas_used: String(gas) },
    error: null,
    failedCall,
    flags,
    changes,
    events,
    digest: meaningDigest({ outcome, reason, flags, changes }),
    by,
    blockNumber: Number(blockNumber),
    simulatedAt,
  };
}

const meaningOf = ({ outcome, simulation, flags, changes }: Shown): Meaning => ({
  outcome,
  reason: simulation?.error_message ?? null,
  flags,
  changes,
});

export interface Simulation {
  /** Simulates it now. The first result of what is to be decided is kept, and the answer says what has changed since. */
  run(subject: Subject, viewer: User | null): Promise<Answer>;
  /** Keeps what it would do now, as the result with which later ones are compared. Never throws: nothing depends on it. */
  keep(subject: Subject): Promise<void>;
}

export function createSimulation(dependencies: SimulationDependencies): Simulation {
  const { config, chains, now, simulations, log } = dependencies;
  const simulators = [createNodeSimulator(chains), ...(config.tenderly ? [createTenderlySimulator(config.tenderly)] : [])];
  const prepare = createPreparation(dependencies);
  const share = createSharedAnswers<Shown>(now, LIFETIME_MS, MOST_ANSWERS);

  async function simulate(chainId: ChainId, { acting, calls }: Prepared): Promise<Shown> {
    const simulatedAt = now().toISOString();
    // Drafts are bounded by their schema, proposals on chain by nothing.
    if (calls.reduce((sum, { data }) => sum + size(data), 0) > MOST_SIMULATED_BYTES) return unknown(simulatedAt, TOO_LARGE);
    const coin = chainById(config.listedChains, chainId)!.nativeCurrency.symbol;
    try {
      const blockNumber = await chains.quick(chainId).getBlockNumber();
      const result = await withEither(simulators, (simulator) =>
        simulateProposal(simulator, { chainId, blockNumber }, { chainId, coin, calls, ...acting }),
      );
      return shownOf({ ...result, blockNumber }, simulatedAt);
    } catch (error) {
      if (!(error instanceof SimulationFailed || error instanceof BaseError)) throw error;
      // People are told that no node could; that it was a fault of ours is seen here only.
      log.warn({ err: error, chainId }, 'could not simulate');
      return unknown(simulatedAt);
    }
  }

  /** Another result than the first one, which is kept. */
  async function sinceFirst({ kept, isPartial }: Prepared, shown: Shown): Promise<Answer['since']> {
    if (kept === null || shown.outcome === 'unknown') return null;
    const meaning = meaningOf(shown);
    const first = await simulations.first(kept, { meaning, simulatedAt: new Date(shown.simulatedAt) });
    const difference = meaningDifference(first.meaning, meaning);
    if (!difference) return null;
    const gone = isPartial ? [] : difference.gone;
    return difference.added.length + gone.length === 0
      ? null
      : { simulatedAt: first.simulatedAt.toISOString(), added: difference.added, gone };
  }

  async function run(subject: Subject, viewer: User | null): Promise<Answer> {
    const { chainId } = subject;
    if (!chains.has(chainId)) throw invalid(`Chain ${chainId} is not supported`, 'unknown-chain');
    const prepared = await prepare(subject, viewer);
    const shown = await share(keyOf([chainId, prepared]), () => simulate(chainId, prepared));
    return { ...shown, since: await sinceFirst(prepared, shown) };
  }

  return {
    run,
    async keep(subject) {
      await run(subject, null).catch((error: unknown) => log.warn({ err: error, subject }, 'could not keep a simulation'));
    },
  };
}

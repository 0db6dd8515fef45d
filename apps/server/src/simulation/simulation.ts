import { createHash } from 'node:crypto';
import { chainById } from '@althing/domain/chains';
import type { EndpointResponse } from '@althing/domain/http';
import { type Meaning, meaningDifference, meaningDigest, MOST_SIMULATED_BYTES } from '@althing/domain/simulation';
import type { ChainId } from '@althing/domain/units';
import { BaseError, size } from 'viem';
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

/** What a part says that was simulated by itself. */
interface PartMeaning {
  name: string;
  meaning: Meaning;
}

interface Simulated {
  shown: Shown;
  parts: PartMeaning[];
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
  const share = createSharedAnswers<Simulated>(now, LIFETIME_MS, MOST_ANSWERS);

  async function simulate(
    chainId: ChainId,
    acting: Prepared['acting'],
    calls: Prepared['calls'],
    earlier: Prepared['calls'] = [],
  ): Promise<Shown> {
    const simulatedAt = now().toISOString();
    // Drafts are bounded by their schema, proposals on chain by nothing.
    if (calls.reduce((sum, { data }) => sum + size(data), 0) > MOST_SIMULATED_BYTES) return unknown(simulatedAt, TOO_LARGE);
    const coin = chainById(config.listedChains, chainId)!.nativeCurrency.symbol;
    try {
      const blockNumber = await chains.quick(chainId).getBlockNumber();
      const result = await withEither(simulators, (simulator) =>
        simulateProposal(simulator, { chainId, blockNumber }, { chainId, coin, earlier, calls, ...acting }),
      );
      return shownOf({ ...result, blockNumber }, simulatedAt);
    } catch (error) {
      if (!(error instanceof SimulationFailed || error instanceof BaseError)) throw error;
      // People are told that no node could; that it was a fault of ours is seen here only.
      log.warn({ err: error, chainId }, 'could not simulate');
      return unknown(simulatedAt);
    }
  }

  /** What each part would do after those before it, one after the other, as nodes count how often they are asked. */
  async function meaningsOf(chainId: ChainId, { acting, calls, compared }: Prepared, shown: Shown): Promise<PartMeaning[]> {
    if (shown.outcome === 'unknown') return [];
    const meanings: PartMeaning[] = [];
    for (const { name, first, count } of compared) {
      const isAll = count === calls.length;
      const part = isAll ? shown : await simulate(chainId, acting, calls.slice(first, first + count), calls.slice(0, first));
      if (part.outcome !== 'unknown') meanings.push({ name, meaning: meaningOf(part) });
    }
    return meanings;
  }

  async function simulateWithParts(chainId: ChainId, prepared: Prepared): Promise<Simulated> {
    const shown = await simulate(chainId, prepared.acting, prepared.calls);
    return { shown, parts: await meaningsOf(chainId, prepared, shown) };
  }

  /** Another result than the first one, which is kept. */
  async function sinceFirst({ shown, parts }: Simulated): Promise<Answer['since']> {
    const differences = await Promise.all(
      parts.map(async ({ name, meaning }) => {
        const first = await simulations.first(name, { meaning, simulatedAt: new Date(shown.simulatedAt) });
        const difference = meaningDifference(first.meaning, meaning);
        return difference ? [{ ...difference, simulatedAt: first.simulatedAt.toISOString() }] : [];
      }),
    );
    const changed = differences.flat();
    const [earliest] = changed.map(({ simulatedAt }) => simulatedAt).toSorted();
    if (earliest === undefined) return null;
    return { simulatedAt: earliest, added: changed.flatMap(({ added }) => added), gone: changed.flatMap(({ gone }) => gone) };
  }

  async function run(subject: Subject, viewer: User | null): Promise<Answer> {
    const { chainId } = subject;
    if (!chains.has(chainId)) throw invalid(`Chain ${chainId} is not supported`, 'unknown-chain');
    const prepared = await prepare(subject, viewer);
    const simulated = await share(keyOf([chainId, prepared]), () => simulateWithParts(chainId, prepared));
    return { ...simulated.shown, since: await sinceFirst(simulated) };
  }

  return {
    run,
    async keep(subject) {
      await run(subject, null).catch((error: unknown) => log.warn({ err: error, subject }, 'could not keep a simulation'));
    },
  };
}

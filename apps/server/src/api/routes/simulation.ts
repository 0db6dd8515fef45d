import { createHash } from 'node:crypto';
import { readSafe } from '@althing/bindings';
import { chainById } from '@althing/domain/chains';
import type { EndpointBody, EndpointResponse, GovernorView } from '@althing/domain/http';
import { meaningDifference, meaningDigest, MOST_SIMULATED_BYTES } from '@althing/domain/simulation';
import type { ChainId, Hex } from '@althing/domain/units';
import { BaseError, getAddress, size } from 'viem';
import { invalid, notFound } from '../../base/errors.ts';
import { createSharedAnswers } from '../../base/sharedAnswers.ts';
import { SimulationFailed } from '../../external/simulation/simulator.ts';
import { createTenderlySimulator } from '../../external/simulation/tenderly.ts';
import { type Acting, actingForAccount, actingForGovernor } from '../../simulation/actingFor.ts';
import type { ProposedCall } from '../../simulation/expandCalls.ts';
import { createNodeSimulator } from '../../simulation/nodeSimulator.ts';
import { type ProposalOutcome, simulateProposal } from '../../simulation/simulateProposal.ts';
import { withEither } from '../../simulation/withEither.ts';
import { visibleTo } from '../../store/visibleTo.ts';
import type { Caller } from '../auth/authenticate.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { Handlers } from '../endpointHandlers.ts';
import type { NodeTurns } from '../nodeTurns.ts';

type Key = 'POST /api/v1/organisations/proposal/simulate';
type Dependencies = Pick<ApiDependencies, 'config' | 'chains' | 'now' | 'organisations' | 'deployments' | 'chainData' | 'simulations'>;
type Body = EndpointBody<Key>;
type Draft = Extract<Body, { type: 'draft' }>;
type OfProposal = Extract<Body, { type: 'proposal' }>;
type Answer = EndpointResponse<Key>;
type Shown = Omit<Answer, 'since'>;

/** Milliseconds an answer is reused: the state changes with every block. */
const LIFETIME_MS = 4_000;
const MOST_ANSWERS = 200;

interface Prepared {
  acting: Acting;
  calls: readonly ProposedCall[];
}

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

const callOf = ({ target, value, calldata, isDelegated = false }: Draft['calls'][number]): ProposedCall => ({
  to: getAddress(target),
  value: BigInt(value),
  data: calldata as Hex,
  ...(isDelegated ? { isDelegated } : {}),
});

/** What drafts and proposals are about: who acts, and for which organisation. */
function createPreparation({ chains, organisations, deployments, chainData }: Dependencies) {
  async function governorOf(chainId: ChainId, governor: string): Promise<GovernorView> {
    const [view] = await chainData.governors([{ chainId, address: getAddress(governor) }]);
    if (!view) throw notFound('Governor');
    return view;
  }

  async function contractsOf(id: string | null | undefined, caller: Caller | null) {
    if (id == null) return [];
    visibleTo(caller?.user ?? null, await organisations.find(id));
    return deployments.contracts(id);
  }

  return {
    async draft({ chainId, by, organisationId, calls }: Draft, caller: Caller | null): Promise<Prepared> {
      const contracts = await contractsOf(organisationId, caller);
      if ('governor' in by)
        return { acting: actingForGovernor(await governorOf(chainId, by.governor), contracts), calls: calls.map(callOf) };
      const executor = getAddress(by.executor);
      const safe = await readSafe(chains.quick(chainId), executor).catch(() => undefined);
      return { acting: actingForAccount(executor, safe, contracts, chainId), calls: calls.map(callOf) };
    },

    async proposal({ chainId, governor, proposalId }: OfProposal, caller: Caller | null): Promise<Prepared> {
      const proposal = await chainData.proposal({ chainId, address: getAddress(governor) }, proposalId);
      if (!proposal) throw notFound('Proposal');
      const contracts = await contractsOf(proposal.organisationId, caller);
      return { acting: actingForGovernor(await governorOf(chainId, governor), contracts), calls: proposal.actions.map(callOf) };
    },
  };
}

export function simulationHandlers(dependencies: Dependencies, inTurn: NodeTurns): Handlers<Key> {
  const { config, chains, now, simulations } = dependencies;
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
      if (error instanceof SimulationFailed || error instanceof BaseError) return unknown(simulatedAt);
      throw error;
    }
  }

  /** Another result than the first one of the proposal, which is kept. */
  async function sinceFirst({ chainId, governor, proposalId }: OfProposal, shown: Shown): Promise<Answer['since']> {
    if (shown.outcome === 'unknown') return null;
    const { outcome, simulation, flags, changes } = shown;
    const meaning = { outcome, reason: simulation?.error_message ?? null, flags, changes };
    const key = { chainId, governor: getAddress(governor), proposalId: BigInt(proposalId) };
    const first = await simulations.first(key, { meaning, simulatedAt: new Date(shown.simulatedAt) });
    const difference = meaningDifference(first.meaning, meaning);
    return difference ? { simulatedAt: first.simulatedAt.toISOString(), ...difference } : null;
  }

  return {
    async 'POST /api/v1/organisations/proposal/simulate'({ body, caller, request }) {
      const { chainId } = body;
      if (!chains.has(chainId)) throw invalid(`Chain ${chainId} is not supported`, 'unknown-chain');
      const prepared = await (body.type === 'draft' ? prepare.draft(body, caller) : prepare.proposal(body, caller));
      const shown = await inTurn(request, () => share(keyOf([chainId, prepared]), () => simulate(chainId, prepared)));
      return { ...shown, since: body.type === 'proposal' ? await sinceFirst(body, shown) : null };
    },
  };
}

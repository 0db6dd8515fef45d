import { bridgeAdaptersOf, decodeRevert, type KnownContract } from '@althing/bindings';
import {
  type CallFact,
  effectReport,
  type EffectReport,
  type OwnContract,
  type SimulationFacts,
  type TokenFact,
} from '@althing/domain/simulation';
import { shownText } from '@althing/domain/text';
import { type Address, type ChainId, type Hex, sameAddress } from '@althing/domain/units';
import {
  type AccountOverride,
  type SimulatedCall,
  SimulationFailed,
  type SimulationPlace,
  type Simulator,
} from '../external/simulation/simulator.ts';
import { eventsIn, type ToldEvent } from './events.ts';
import { type ExpandedCalls, expandCalls, type ProposedCall } from './expandCalls.ts';
import { governorQueue } from './governorQueue.ts';
import { knownImplementations } from './implementations.ts';
import { askAfter, type Question } from './questions.ts';
import {
  adapterReading,
  allowanceReading,
  balanceReading,
  delegateReading,
  limitReadings,
  originReadings,
  ownershipReadings,
  programReadings,
  type Reading,
  roleNameOf,
  roleReading,
  timelockReadings,
} from './readings.ts';
import { tokenFact, tokenQuestions } from './readTokens.ts';
import { type Touched, touchedBy } from './touched.ts';

/** A proposal's calls, and who would make them. */
export interface ProposalToSimulate {
  chainId: ChainId;
  /** Symbol of the chain's currency. */
  coin: string;
  /** The account that makes the calls: a timelock, a governor without one, a Safe or any other account. */
  executor: Address;
  /** The governor whose decision it is; null of a Safe or account. */
  governor: Address | null;
  calls: readonly ProposedCall[];
  own: readonly OwnContract[];
  contracts: readonly KnownContract[];
  /** Who may cancel in timelocks. */
  guardians: readonly Address[];
  /** Whether holders on several chains vote together. */
  votesTravel: boolean;
}

export interface ProposalOutcome extends EffectReport {
  outcome: 'succeeds' | 'fails';
  /** Index of the first call that fails. */
  failedCall: number | null;
  reason: string | null;
  gas: bigint;
  events: ToldEvent[];
}

const LONGEST_REASON = 300;
const NO_CONTRACT = 'There is no contract at this address, or it refuses without a reason.';

const reasonOf = (data: Hex): string =>
  data === '0x' ? NO_CONTRACT : shownText(decodeRevert(data).sentence.replaceAll('\0', '').slice(0, LONGEST_REASON));

function readingsOf({ own, governor, guardians }: ProposalToSimulate, touched: Touched): Reading[] {
  const programOf = (address: Address) => own.find((contract) => sameAddress(contract.address, address))?.program ?? null;
  const company = { governor, guardians };
  return [
    ...touched.contracts.flatMap((contract) => [
      ...ownershipReadings(contract),
      ...programReadings(programOf(contract), contract, company),
    ]),
    ...touched.newTimelocks.flatMap(({ governor: changed, timelock }) => timelockReadings(timelock, { governor: changed, guardians })),
    ...touched.roles.map(({ contract, role, account }) => roleReading(contract, role, roleNameOf(programOf(contract), role), account)),
    ...touched.balances.map(({ token, holder }) => balanceReading(token, holder)),
    ...touched.allowances.map(({ token, owner, spender, isForAll }) => allowanceReading(token, owner, spender, isForAll)),
    ...touched.delegations.map(({ token, account }) => delegateReading(token, account)),
    ...touched.limits.flatMap(({ token, bridge }) => limitReadings(token, bridge)),
    ...touched.origins.flatMap(({ controller, chainId }) => originReadings(controller, chainId)),
    ...touched.adapters.map(({ controller, adapter }) => adapterReading(controller, adapter)),
  ];
}

/** Tokens whose amounts are told, and the organisation's own. */
function tokensOf({ own }: ProposalToSimulate, touched: Touched): Address[] {
  const moved = [...touched.balances, ...touched.allowances].flatMap(({ token }) => (token === null ? [] : [token]));
  return [...new Set([...own.filter(({ program }) => program === 'Token').map(({ address }) => address), ...moved])];
}

type Answers = ReadonlyMap<Question, Hex | null>;

function factsOf(
  proposal: ProposalToSimulate,
  readings: readonly Reading[],
  [before, after]: readonly [Answers, Answers],
  rest: Pick<SimulationFacts, 'tokens' | 'calls' | 'isCut'>,
): SimulationFacts {
  const pieces = readings.map(({ question, tell }) => tell(before.get(question) ?? null, after.get(question) ?? null));
  return {
    executor: proposal.executor,
    governor: proposal.governor,
    coin: proposal.coin,
    own: proposal.own,
    implementations: knownImplementations(proposal.chainId),
    adapters: Object.values(bridgeAdaptersOf(proposal.chainId) ?? {}).map((address) => address.toLowerCase()),
    votesTravel: proposal.votesTravel,
    settings: pieces.flatMap(({ settings = [] }) => settings),
    roles: pieces.flatMap(({ roles = [] }) => roles),
    allowances: pieces.flatMap(({ allowances = [] }) => allowances),
    balances: pieces.flatMap(({ balances = [] }) => balances),
    ...rest,
  };
}

/** A simulation whose calls were made: what they are, and what the state is changed to for them. */
interface Run {
  expanded: ExpandedCalls;
  /** Counts before the calls as well. */
  money: readonly AccountOverride[];
  queue: readonly AccountOverride[];
  results: readonly SimulatedCall[];
}

/** Reads everything that the calls have to do with, before and after them. */
async function readFacts(simulator: Simulator, place: SimulationPlace, proposal: ProposalToSimulate, done: Run): Promise<SimulationFacts> {
  const { expanded, money, queue, results } = done;
  const { run, seen } = expanded;
  const logs = results.flatMap((result) => result.logs);
  const touched = touchedBy(proposal.executor, run, logs, proposal.own);
  const readings = readingsOf(proposal, touched);
  const tokens = tokenQuestions(tokensOf(proposal, touched));
  const targets = new Set(seen.filter(({ isElsewhere }) => !isElsewhere).map(({ to }) => to));
  const codes = [...targets].map((address) => ({ of: 'code' as const, address }));
  const questions = [...readings.map(({ question }) => question), ...codes];
  const [before, after] = await Promise.all([
    askAfter(simulator, place, { overrides: money, calls: [] }, [...questions, ...tokens.flatMap((token) => token.questions)]),
    askAfter(simulator, place, { overrides: [...money, ...queue], calls: run }, questions),
  ]);
  const withCode = new Set(
    codes.filter((code) => [before, after].some((answers) => BigInt(answers.get(code) ?? 0) > 0n)).map(({ address }) => address),
  );
  const told = tokens.flatMap(({ token, questions: asked }): [string, TokenFact][] => {
    const fact = tokenFact(asked.map((question) => before.get(question)));
    return fact ? [[token.toLowerCase(), fact]] : [];
  });
  const calls: CallFact[] = seen.map((call) => ({ ...call, isContract: withCode.has(call.to) }));
  return factsOf(proposal, readings, [before, after], { tokens: Object.fromEntries(told), calls, isCut: expanded.isCut || touched.isCut });
}

/** More than anybody has, in wei. */
const PLENTY = 1n << 120n;

/** Makes the calls. Nodes refuse all of them where one would send more than its sender has: they are then made as if there were enough. */
async function runCalls(simulator: Simulator, place: SimulationPlace, proposal: ProposalToSimulate): Promise<Run> {
  const { executor, governor } = proposal;
  const expanded = expandCalls(executor, proposal.calls, proposal.contracts);
  const queue = governor === null || sameAddress(governor, executor) ? [] : governorQueue(governor, expanded.run);
  const run = async (money: readonly AccountOverride[]): Promise<Run> => {
    if (expanded.run.length === 0) return { expanded, money, queue, results: [] };
    const [results = []] = await simulator.run(place, [{ overrides: [...money, ...queue], calls: expanded.run }]);
    return { expanded, money, queue, results };
  };
  return run([]).catch((error: unknown) => {
    if (error instanceof SimulationFailed && error.because === 'money') return run([{ address: executor, balance: PLENTY }]);
    throw error;
  });
}

/** Which call fails first and why; undefined where none does. */
function failureOf({ coin }: ProposalToSimulate, { expanded, money, results }: Run): { failedCall: number; reason: string } | undefined {
  const failed = expanded.run.findIndex((_, index) => results[index]?.isDone !== true);
  if (failed >= 0) return { failedCall: expanded.run[failed]!.index, reason: reasonOf(results[failed]?.data ?? '0x') };
  if (money.length === 0) return undefined;
  const paying = expanded.run.find(({ value }) => value > 0n);
  return { failedCall: paying?.index ?? 0, reason: `The executing account holds too little ${coin} for this.` };
}

/**
 * Simulates a proposal's calls at a block and tells in sentences what they would change. Where a call fails, what the others do is told all the same,
 * so that nobody hides a danger behind a call that fails only now.
 *
 * @throws SimulationFailed where nothing could be simulated.
 */
export async function simulateProposal(
  simulator: Simulator,
  place: SimulationPlace,
  proposal: ProposalToSimulate,
): Promise<ProposalOutcome> {
  const run = await runCalls(simulator, place, proposal);
  const failure = failureOf(proposal, run);
  return {
    ...effectReport(await readFacts(simulator, place, proposal, run)),
    outcome: failure ? 'fails' : 'succeeds',
    failedCall: failure?.failedCall ?? null,
    reason: failure?.reason ?? null,
    gas: run.results.reduce((sum, { gas }) => sum + gas, 0n),
    events: eventsIn(
      run.results.flatMap(({ logs }) => logs),
      proposal.own,
    ),
  };
}

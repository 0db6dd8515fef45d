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
  agreeingReading,
  allowanceReading,
  balanceReading,
  delegateReading,
  limitReadings,
  originReadings,
  ownershipReadings,
  portalChainReadings,
  portalLimitReadings,
  programReadings,
  type Reading,
  roleNameOf,
  roleReading,
  timelockReadings,
} from './readings.ts';
import { tokenFact, tokenQuestions } from './readTokens.ts';
import { type Touched, touchedBy } from './touched.ts';

/** A governor that decides about calls, and the account that makes them: its timelock, or itself without one. */
export interface DecidingGovernor {
  governor: Address;
  executor: Address;
}

/** A proposal's calls, and who would make them. */
export interface ProposalToSimulate {
  chainId: ChainId;
  /** Symbol of the chain's currency. */
  coin: string;
  /** The accounts that make the calls: timelocks, governors without one, Safes or any other accounts. The first makes those that name nobody. */
  executors: readonly [Address, ...Address[]];
  /** Those of them that count as the organisation's side: what comes to others leaves it. */
  side: readonly Address[];
  /** The governors whose decisions they are; none of a Safe or account. */
  governors: readonly DecidingGovernor[];
  /** Made before, and not told: the calls find the state that these leave. */
  earlier: readonly ProposedCall[];
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

function readingsOf({ own, governors, guardians }: ProposalToSimulate, touched: Touched): Reading[] {
  const programOf = (address: Address) => own.find((contract) => sameAddress(contract.address, address))?.program ?? null;
  const company = { governors: governors.map(({ governor }) => governor), guardians };
  return [
    ...touched.contracts.flatMap((contract) => [
      ...ownershipReadings(contract),
      ...programReadings(programOf(contract), contract, company),
    ]),
    ...touched.newTimelocks.flatMap(({ governor: changed, timelock }) => timelockReadings(timelock, { governors: [changed], guardians })),
    ...touched.roles.map(({ contract, role, account }) => roleReading(contract, role, roleNameOf(programOf(contract), role), account)),
    ...touched.balances.map(({ token, holder }) => balanceReading(token, holder)),
    ...touched.allowances.map(({ token, owner, spender, isForAll }) => allowanceReading(token, owner, spender, isForAll)),
    ...touched.delegations.map(({ token, account }) => delegateReading(token, account)),
    ...touched.limits.flatMap(({ token, bridge }) => limitReadings(token, bridge)),
    ...touched.origins.flatMap(({ controller, chainId }) => originReadings(controller, chainId)),
    ...touched.adapters.map(({ controller, adapter }) => adapterReading(controller, adapter)),
    ...touched.portalLimits.flatMap(({ portal, adapter }) => portalLimitReadings(portal, adapter)),
    ...touched.portalChains.flatMap(({ portal, chainId }) => portalChainReadings(portal, chainId)),
    ...touched.agreeing.map(({ portal, adapter }) => agreeingReading(portal, adapter)),
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
  { isNew, ...rest }: Pick<SimulationFacts, 'tokens' | 'calls' | 'isCut'> & { isNew: (contract: Address) => boolean },
): SimulationFacts {
  const pieces = readings.map(({ question, tell }) => tell(before.get(question) ?? null, after.get(question) ?? null));
  return {
    executors: proposal.side,
    governors: proposal.governors.map(({ governor }) => governor),
    coin: proposal.coin,
    own: proposal.own,
    implementations: knownImplementations(proposal.chainId),
    adapters: Object.values(bridgeAdaptersOf(proposal.chainId) ?? {}).map((address) => address.toLowerCase()),
    votesTravel: proposal.votesTravel,
    // What is created has not been set to anything else before.
    settings: pieces.flatMap(({ settings = [] }) => settings).filter(({ contract }) => !isNew(contract)),
    roles: pieces.flatMap(({ roles = [] }) => roles),
    allowances: pieces.flatMap(({ allowances = [] }) => allowances),
    balances: pieces.flatMap(({ balances = [] }) => balances),
    ...rest,
  };
}

/** A simulation whose calls were made: what they are, and whose money it takes. */
interface Run {
  /** Made before the others. */
  earlier: ExpandedCalls['run'];
  expanded: ExpandedCalls;
  /** Counts before the calls as well. */
  money: readonly AccountOverride[];
  results: readonly SimulatedCall[];
}

/** What the state is changed to, so that governors take the calls of their timelocks. */
const queueFor = ({ governors }: ProposalToSimulate, calls: ExpandedCalls['run']): AccountOverride[] =>
  governors
    .filter(({ governor, executor }) => !sameAddress(governor, executor))
    .flatMap(({ governor, executor }) =>
      governorQueue(
        governor,
        calls.filter(({ from }) => sameAddress(from, executor)),
      ),
    );

/** Reads everything that the calls have to do with, before and after them. */
async function readFacts(simulator: Simulator, place: SimulationPlace, proposal: ProposalToSimulate, done: Run): Promise<SimulationFacts> {
  const { earlier, expanded, money, results } = done;
  const { run, seen } = expanded;
  const logs = results.flatMap((result) => result.logs);
  const touched = touchedBy(proposal.executors, run, logs, proposal.own);
  const readings = readingsOf(proposal, touched);
  const tokens = tokenQuestions(tokensOf(proposal, touched));
  const targets = new Set(seen.filter(({ isElsewhere }) => !isElsewhere).map(({ to }) => to));
  const codes = [...new Set([...targets, ...touched.contracts])].map((address) => ({ of: 'code' as const, address }));
  const questions = [...readings.map(({ question }) => question), ...codes];
  const having = (calls: ExpandedCalls['run']) => ({ overrides: [...money, ...queueFor(proposal, calls)], calls });
  const [before, after] = await Promise.all([
    askAfter(simulator, place, having(earlier), [...questions, ...tokens.flatMap((token) => token.questions)]),
    askAfter(simulator, place, having([...earlier, ...run]), questions),
  ]);
  const withCode = new Set(
    codes.filter((code) => [before, after].some((answers) => BigInt(answers.get(code) ?? 0) > 0n)).map(({ address }) => address),
  );
  const told = tokens.flatMap(({ token, questions: asked }): [string, TokenFact][] => {
    const fact = tokenFact(asked.map((question) => before.get(question)));
    return fact ? [[token.toLowerCase(), fact]] : [];
  });
  const calls: CallFact[] = seen.map((call) => ({ ...call, isContract: withCode.has(call.to) }));
  const isCode = (answers: Answers, address: Address) =>
    codes.some((code) => sameAddress(code.address, address) && BigInt(answers.get(code) ?? 0) > 0n);
  return factsOf(proposal, readings, [before, after], {
    tokens: Object.fromEntries(told),
    calls,
    isCut: expanded.isCut || touched.isCut,
    isNew: (contract) => !isCode(before, contract) && isCode(after, contract),
  });
}

/** More than anybody has, in wei. */
const PLENTY = 1n << 120n;

/** Makes the calls. Nodes refuse all of them where one would send more than its sender has: they are then made as if there were enough. */
async function runCalls(simulator: Simulator, place: SimulationPlace, proposal: ProposalToSimulate): Promise<Run> {
  const { executors, contracts } = proposal;
  const [{ run: earlier }, expanded] = [proposal.earlier, proposal.calls].map((calls) => expandCalls(executors[0], calls, contracts)) as [
    ExpandedCalls,
    ExpandedCalls,
  ];
  const calls = [...earlier, ...expanded.run];
  const run = async (money: readonly AccountOverride[]): Promise<Run> => {
    if (expanded.run.length === 0) return { earlier, expanded, money, results: [] };
    const [results = []] = await simulator.run(place, [{ overrides: [...money, ...queueFor(proposal, calls)], calls }]);
    return { earlier, expanded, money, results: results.slice(earlier.length) };
  };
  return run([]).catch((error: unknown) => {
    if (error instanceof SimulationFailed && error.because === 'money')
      return run(executors.map((address) => ({ address, balance: PLENTY })));
    throw error;
  });
}

interface Failure {
  /** Index of the call as it was proposed. */
  failedCall: number;
  reason: string;
}

/** Which call fails first and why; undefined where none does. */
async function failureOf(
  simulator: Simulator,
  place: SimulationPlace,
  { coin }: ProposalToSimulate,
  { earlier, expanded, money, results }: Run,
): Promise<Failure | undefined> {
  const failed = expanded.run.findIndex((_, index) => results[index]?.isDone !== true);
  if (failed >= 0) return { failedCall: expanded.run[failed]!.index, reason: reasonOf(results[failed]?.data ?? '0x') };
  if (money.length === 0) return undefined;
  const overdrawing = (await overdraftIn(simulator, place, [...earlier, ...expanded.run])) - earlier.length;
  // What leaves within a call, or before these, is not added up: then the first that pays is told.
  const position =
    overdrawing >= 0
      ? overdrawing
      : Math.max(
          0,
          expanded.run.findIndex(({ value }) => value > 0n),
        );
  const isPaidBefore = expanded.run.slice(0, position).some(({ value }) => value > 0n);
  const reason = `The executing account holds too little ${coin} for this${isPaidBefore ? ' and what is paid before it' : ''}.`;
  return { failedCall: expanded.run[position]!.index, reason };
}

/** Position of the first call that takes more of its sender's coins than there are left, by what these hold now; -1 where none does, or nobody tells. */
async function overdraftIn(simulator: Simulator, place: SimulationPlace, calls: ExpandedCalls['run']): Promise<number> {
  const holders = [...new Set(calls.map(({ from }) => from))].map((address) => ({ of: 'balance' as const, address }));
  const answers = await askAfter(simulator, place, { overrides: [], calls: [] }, holders).catch(() => undefined);
  if (!answers) return -1;
  const left = new Map(holders.map((holder) => [holder.address, BigInt(answers.get(holder) ?? 0)]));
  return calls.findIndex(({ from, to, value }) => {
    const rest = left.get(from)! - value;
    left.set(from, rest);
    if (left.has(to)) left.set(to, left.get(to)! + value);
    return rest < 0n;
  });
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
  const failure = await failureOf(simulator, place, proposal, run);
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

import { marketParamsOf } from '@althing/bindings';
import { decodeFunctionResult } from 'viem';
import { revertOf } from '../chain/artifacts.ts';
import { creationArguments } from '../chain/creation.ts';
import { composedState, json, named, stateFunctions } from '../chain/named.ts';
import { simulate, type SimulatedBlock, type SimulatedCall, type SimulatedResult } from '../chain/simulation.ts';
import { addressOf, nameOf, type Stage } from '../chain/stage.ts';
import { differences } from '../compare.ts';
import { marketParametersOf } from '../parameters.ts';
import type { Json, JsonRecord } from '../vectorFile.ts';
import { type Ground, stageOn } from './ground.ts';
import type { Plan, PlannedArgument, PlannedCall, PlannedStep } from './plan.ts';

const MARKET_ID = 0n;

/** Simulates a plan on the contracts; what differs from the model, one line each, none where nothing does. */
export async function planDifferences(ground: Ground, plan: Plan): Promise<string[]> {
  const stage = stageOn(ground, plan.scenario.vector);
  const [opening, ...steps] = blocksOf(stage, plan);
  const [opened = [], ...results] = await simulate(ground.chain, [opening!, ...steps]);
  const wrong = lacking(plan.creation, openedValues(stage, opening!, opened)).map((line) => `creation: ${line}`);
  for (const [index, step] of plan.steps.entries()) {
    const found = stepValues(stage, step, results[index] ?? []);
    const { outcome, answers, state, action, at } = step;
    const place = `step ${index + 1}, ${action.fn}(${action.args.join(', ')}) by ${action.as} at ${at}`;
    wrong.push(...lacking({ outcome, answers: [...answers], state }, found).map((line) => `${place}: ${line}`));
  }
  return wrong;
}

const lacking = (expected: JsonRecord, found: JsonRecord): string[] => differences({ n: 0, do: '', expect: expected }, { values: found });

/** Everything up to the creation first, then a block for each step. */
function blocksOf(stage: Stage, { scenario, start, steps }: Plan): SimulatedBlock[] {
  const calls = [...openingCalls(stage, scenario.vector.market ?? {}), ...stateCalls(stage)];
  const actions = steps.map(({ at, action, questions }) => ({
    at,
    calls: [callOf(stage, action), ...questions.map((question) => callOf(stage, question)), ...stateCalls(stage)],
  }));
  return [{ at: start, calls }, ...actions];
}

/** Fees and oracle as the scenario has them, then its market. */
function openingCalls({ vector, accounts, teller, oracle, auctioneer, payout, quote }: Stage, market: JsonRecord): SimulatedCall[] {
  const { fees = {}, oracle: answer = { price: '0', decimals: 18 } } = vector;
  const parameters = marketParametersOf(vector, market, { price: BigInt(answer.price), decimals: answer.decimals });
  const addresses = { payoutToken: payout.address, quoteToken: quote.address, oracle: oracle.address };
  const creation = creationArguments(parameters, marketParamsOf(parameters, addresses));
  return [
    { from: accounts.guardian, target: teller, fn: 'setProtocolFee', args: [fees.protocol ?? 0] },
    { from: accounts.referrer, target: teller, fn: 'setReferrerFee', args: [fees.referrer ?? 0] },
    { from: accounts.guardian, target: oracle, fn: 'setPrice', args: [BigInt(answer.price)] },
    { from: accounts.guardian, target: oracle, fn: 'setDecimals', args: [answer.decimals] },
    { from: accounts.owner, target: auctioneer, fn: 'createMarket', args: creation },
  ];
}

const stateCalls = ({ accounts, auctioneer, strategy }: Stage): SimulatedCall[] =>
  stateFunctions(strategy).map((fn) => ({ from: accounts.alice, target: auctioneer, fn, args: [MARKET_ID] }));

const callOf = (stage: Stage, { as, contract, fn, args }: PlannedCall): SimulatedCall => ({
  from: addressOf(stage, as),
  target: stage[contract],
  fn,
  args: args.map((argument) => resolved(stage, argument)),
});

const resolved = (stage: Stage, argument: PlannedArgument): unknown =>
  typeof argument === 'string' ? addressOf(stage, argument) : argument;

function openedValues(stage: Stage, { calls }: SimulatedBlock, results: readonly SimulatedResult[]): JsonRecord {
  const creation = calls.findIndex(({ fn }) => fn === 'createMarket');
  const outcome = outcomeOf(results[creation]);
  return { outcome, ...(outcome['ok'] === true && { state: stateIn(stage, results.slice(creation + 1)) }) };
}

function stepValues(stage: Stage, { action, questions }: PlannedStep, [done, ...asked]: readonly SimulatedResult[]): JsonRecord {
  const answers = questions.map((question, index) => answerIn(stage, question, asked[index]));
  const outcome = outcomeOf(done);
  const returned = action.fn === 'purchase' && done && !done.isReverted ? purchaseIn(stage, action, done) : {};
  return { outcome: { ...outcome, ...returned }, answers, state: stateIn(stage, asked.slice(questions.length)) };
}

function outcomeOf(result: SimulatedResult | undefined): JsonRecord {
  if (!result) return { ok: false, revert: 'nothing was answered' };
  return result.isReverted ? { ok: false, revert: revertOf(result.data).error } : { ok: true };
}

function purchaseIn(stage: Stage, { fn, args }: PlannedCall, { data }: SimulatedResult): JsonRecord {
  const [payout, expiry] = decodeFunctionResult({ abi: stage.teller.abi, functionName: fn, args, data }) as [bigint, number];
  return { payout: json(payout), expiry: json(expiry) };
}

function answerIn(stage: Stage, { contract, fn, args }: PlannedCall, result: SimulatedResult | undefined): Json {
  if (!result || result.isReverted) return { revert: outcomeOf(result)['revert'] ?? null };
  const answered = decodeFunctionResult({ abi: stage[contract].abi, functionName: fn, args, data: result.data });
  return fn === 'ownerOf' ? nameOf(stage, String(answered)) : json(answered);
}

function stateIn(stage: Stage, results: readonly SimulatedResult[]): JsonRecord {
  const answers = stateFunctions(stage.strategy).map((fn, index) => {
    const data = results[index]?.data ?? '0x';
    return named(stage.auctioneer, fn, 1, decodeFunctionResult({ abi: stage.auctioneer.abi, functionName: fn, data }));
  });
  return composedState(answers);
}

import { isRefused, type Market, maxAmountAccepted, payoutFor } from '@althing/domain/bonds';
import { actOnAuctioneer, askAuctioneer } from '../model/auctioneer.ts';
import { stateOf } from '../model/marketState.ts';
import { openMarket } from '../model/modelSubject.ts';
import { actOnTeller, askTeller, buy } from '../model/teller.ts';
import { addressOf, feeFor, momentOf, nameOf, newWorld, type World } from '../model/world.ts';
import type { Answer, Argument } from '../subject.ts';
import type { Json, JsonRecord } from '../vectorFile.ts';
import type { Move, Scenario } from './scenarios.ts';

/** A call that both sides can make; accounts and tokens go by their names. */
export interface PlannedCall {
  as: string;
  contract: 'auctioneer' | 'teller' | 'oracle';
  fn: string;
  args: readonly PlannedArgument[];
}
export type PlannedArgument = string | bigint | boolean | readonly bigint[];

/** What is done at a time and asked afterwards, and what the model makes of both. */
export interface PlannedStep {
  at: bigint;
  action: PlannedCall;
  /** Whether it was done; the name of the error where it was not, and of a purchase what is returned. */
  outcome: JsonRecord;
  questions: readonly PlannedCall[];
  answers: readonly Json[];
  /** Storage of the market. */
  state: JsonRecord;
}

export interface Plan {
  scenario: Scenario;
  start: bigint;
  /** What `createMarket` of the model comes to; no steps follow a refusal. */
  creation: JsonRecord;
  steps: PlannedStep[];
}

const MARKET_ID = 0n;
const SHARE = 10_000n;

/** Plays a scenario on the model, market by market as in a vector's world. */
export function planOf(scenario: Scenario, start: bigint): Plan {
  const world = newWorld(scenario.vector, start, false);
  const created = openMarket(world, 'owner', scenario.vector.market ?? {});
  if (created.revert) return { scenario, start, creation: { outcome: { ok: false, revert: created.revert.error } }, steps: [] };
  return {
    scenario,
    start,
    creation: { outcome: { ok: true }, state: stateOf(marketOf(world)) },
    steps: scenario.moves.map((move) => stepOf(world, move)),
  };
}

const marketOf = (world: World): Market => world.markets[Number(MARKET_ID)]!;

function stepOf(world: World, move: Move): PlannedStep {
  world.at += BigInt(move.wait);
  const action = actionOf(world, move);
  const outcome = play(world, action);
  const questions = questionsOf(world, action);
  return {
    at: world.at,
    action,
    outcome,
    questions,
    answers: questions.map((question) => ask(world, question)),
    state: stateOf(marketOf(world)),
  };
}

function actionOf(world: World, move: Move): PlannedCall {
  switch (move.do) {
    case 'buy':
      return purchaseOf(world, move);
    case 'setOracle':
      return {
        as: 'guardian',
        contract: 'oracle',
        fn: 'setPrice',
        args: [(BigInt(world.vector.oracle?.price ?? 0) * BigInt(move.share)) / SHARE],
      };
    case 'setProtocolFee':
      return { as: 'guardian', contract: 'teller', fn: 'setProtocolFee', args: [BigInt(move.fee)] };
    case 'setIntervals':
      return { as: move.by, contract: 'auctioneer', fn: 'setIntervals', args: [MARKET_ID, move.intervals.map(BigInt)] };
    case 'pushOwnership':
      return { as: move.by, contract: 'auctioneer', fn: 'pushOwnership', args: [MARKET_ID, 'newOwner'] };
    case 'pullOwnership':
    case 'closeMarket':
      return { as: move.by, contract: 'auctioneer', fn: move.do, args: [MARKET_ID] };
  }
}

/** So much of what the market takes now; a minimum so much of what it pays for that. */
function purchaseOf(world: World, move: Extract<Move, { do: 'buy' }>): PlannedCall {
  const referrer = move.hasReferrer ? 'referrer' : 'none';
  const fee = feeFor(world, addressOf(referrer));
  const most = maxAmountAccepted(marketOf(world), fee, momentOf(world));
  const amount = isRefused(most) ? 1n : (most * BigInt(move.share)) / SHARE + BigInt(move.dust);
  const payout = payoutFor(marketOf(world), amount, fee, momentOf(world));
  const minimum = isRefused(payout) ? 0n : (payout * BigInt(move.minShare)) / SHARE;
  return { as: 'alice', contract: 'teller', fn: 'purchase', args: ['alice', referrer, MARKET_ID, amount, minimum] };
}

function play(world: World, { as, contract, fn, args }: PlannedCall): JsonRecord {
  if (contract === 'oracle') {
    world.oracle = { price: args[0] as bigint, decimals: world.oracle?.decimals ?? 0 };
    return { ok: true };
  }
  if (fn === 'purchase') return purchaseOutcome(world, as, args);
  const act = contract === 'teller' ? actOnTeller : actOnAuctioneer;
  return outcomeOf(act(world, addressOf(as), fn, args.map(resolved)), () => ({}));
}

function purchaseOutcome(world: World, as: string, args: readonly PlannedArgument[]): JsonRecord {
  const [recipient, referrer, marketId, amount, minAmountOut] = args as [string, string, bigint, bigint, bigint];
  const bought = buy(world, addressOf(as), { recipient, referrer, marketId, amount, minAmountOut });
  return outcomeOf(bought, ({ payout, expiry }) => ({ payout: payout ?? null, expiry: expiry ?? null }));
}

const outcomeOf = <Value>(answer: Answer<Value>, values: (value: Value) => JsonRecord): JsonRecord =>
  answer.revert ? { ok: false, revert: answer.revert.error } : { ok: true, ...values(answer.value) };

const resolved = (argument: PlannedArgument): Argument => (typeof argument === 'string' ? addressOf(argument) : argument);

function ask(world: World, { contract, fn, args }: PlannedCall): Json {
  const answer = (contract === 'teller' ? askTeller : askAuctioneer)(world, fn, args.map(resolved));
  if (answer.revert) return { revert: answer.revert.error };
  return fn === 'ownerOf' ? nameOf(String(answer.value)) : answer.value;
}

/** What is asked after a step; a purchase's amount is asked for once more. */
function questionsOf({ vector }: World, { fn, args }: PlannedCall): PlannedCall[] {
  const amount = fn === 'purchase' ? (args[3] as bigint) : 10n ** BigInt(vector.quote.decimals);
  const about = (fn: string, args: readonly PlannedArgument[]): PlannedCall => ({ as: 'alice', contract: 'auctioneer', fn, args });
  const reward = (holder: string): PlannedCall => ({ as: 'alice', contract: 'teller', fn: 'rewards', args: [holder, '$quote'] });
  const debt = vector.strategy === 'sda' ? ['currentDebt', 'currentControlVariable'] : [];
  return [
    ...['marketPrice', 'maxPayout', 'isLive', 'isInstantSwap', 'ownerOf', ...debt].map((name) => about(name, [MARKET_ID])),
    about('payoutFor', [amount, MARKET_ID, 'none']),
    about('maxAmountAccepted', [MARKET_ID, 'referrer']),
    reward('protocol'),
    reward('referrer'),
  ];
}

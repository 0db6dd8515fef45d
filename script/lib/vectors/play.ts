import { startOfDay } from '@althing/domain/bonds';
import { integer, list, record, text } from './json.ts';
import type { Answer, Argument, Revert, Subject } from './subject.ts';
import { type Json, type JsonRecord, MARKET_KEYS, onlyKeys, type Step, type Vector } from './vectorFile.ts';

/** What a step came to: a revert, or the values that `expect` may name. */
export type Outcome = { revert: Revert; values?: undefined } | { revert?: undefined; values: Json };

interface Stage {
  subject: Subject;
  vector: Vector;
  at: bigint;
  /** The market that was created last. */
  marketId?: bigint;
}

/** The one view that vectors ask of auctioneers and tellers have. */
const OF_TELLER = 'getBondTokenForMarket';
const MAX_UINT256 = 2n ** 256n - 1n;
const NO_MARKET: Outcome = { revert: { error: 'no market was created' } };
const DAY = 86_400n;

/** Plays the steps of one vector on one subject, one after the other. */
export async function player(subject: Subject, vector: Vector, t0: bigint): Promise<(step: Step) => Promise<Outcome>> {
  await subject.begin(vector, t0);
  const stage: Stage = { subject, vector, at: t0 };
  return async (step) => {
    if (step.at !== undefined) {
      stage.at = t0 + BigInt(step.at);
      await subject.moveTo(stage.at);
    }
    const verb = VERBS[step.do];
    if (!verb) throw new Error(`nobody knows how to do "${step.do}"`);
    return verb(stage, step);
  };
}

const VERBS: Record<string, (stage: Stage, step: Step) => Promise<Outcome>> = {
  createMarket,
  view,
  purchase,
  auc,
  teller,
  aggregator,
  redeem,
  tokenId,
  async setOracle({ subject, vector }, step) {
    await subject.setOracle(integer(step['price']), Number(step['decimals'] ?? vector.oracle?.decimals));
    return { values: {} };
  },
  async setCallbackShort({ subject }, step) {
    await subject.setCallbackShort(integer(step['short']));
    return { values: {} };
  },
  registerAuctioneer: ({ subject }, step) =>
    done(subject.send(actor(step, 'guardian'), 'aggregator', 'registerAuctioneer', [subject.addressOf('$auctioneer')])),
  registerMarket: ({ subject }, step) =>
    done(subject.send(actor(step), 'aggregator', 'registerMarket', [subject.addressOf('$payout'), subject.addressOf('$quote')])),
};

const actor = (step: Step, otherwise = 'owner'): string => (step['as'] === undefined ? otherwise : text(step['as']));

const outcome = <Value>(answer: Answer<Value>, values: (value: Value) => Json): Outcome =>
  answer.revert ? { revert: answer.revert } : { values: values(answer.value) };

const done = async (answer: Promise<Answer<unknown>>): Promise<Outcome> => outcome(await answer, () => ({ ok: true }));

async function createMarket(stage: Stage, step: Step): Promise<Outcome> {
  const { subject, vector } = stage;
  const created = await subject.createMarket(actor(step), { ...vector.market, ...record(step['params'] ?? {}) });
  if (created.revert) return created;
  stage.marketId = BigInt(created.value.marketId);
  return { values: { ...created.value, state: await subject.state(stage.marketId) } };
}

async function purchase(stage: Stage, step: Step): Promise<Outcome> {
  const { subject } = stage;
  const marketId = marketOf(stage, step);
  if (marketId === undefined) return NO_MARKET;
  const as = actor(step, 'alice');
  const recipient = step['recipient'] === undefined ? as : text(step['recipient']);
  if (step['ownerIs'] !== undefined && (await subject.ownersOf(marketId)).owner !== step['ownerIs']) {
    throw new Error(`the owner is not ${JSON.stringify(step['ownerIs'])}`);
  }
  const receipt = await subject.purchase(as, {
    marketId,
    amount: integer(step['amount']),
    minAmountOut: integer(step['minAmountOut'] ?? 0),
    recipient,
    referrer: step['referrer'] === true ? 'referrer' : text(step['referrer'] ?? 'none'),
  });
  if (receipt.revert) return receipt;
  const bond = await subject.bond(integer(receipt.value['expiry']), recipient);
  const price = await subject.ask('auctioneer', 'marketPrice', [marketId]);
  return {
    values: {
      ...receipt.value,
      bondBalance: bond.balance.toString(),
      bondSupply: bond.supply.toString(),
      stateAfter: await subject.state(marketId),
      marketPriceAfter: price.revert ? revertJson(price.revert) : price.value,
    },
  };
}

async function view(stage: Stage, step: Step): Promise<Outcome> {
  const { subject } = stage;
  const marketId = marketOf(stage, step);
  if (marketId === undefined) return NO_MARKET;
  const asked = list(step['what']).map((what) => (typeof what === 'string' ? what : Object.keys(record(what))[0]));
  const expected = record(step.expect ?? {});
  const values: JsonRecord = { timestamp: stage.at.toString() };
  for (const name of asked) {
    if (name === undefined || !(name in expected)) throw new Error(`${String(name)} is asked for and nothing is expected of it`);
    values[name] = await viewed(subject, marketId, name, expected[name] ?? null);
  }
  return { values };
}

/** `payoutFor` and `maxAmountAccepted` are asked once for each key of what is expected: `amount|referrer`, `referrer`. */
async function viewed(subject: Subject, marketId: bigint, name: string, expected: Json): Promise<Json> {
  if (name === 'state') return subject.state(marketId);
  if (name !== 'payoutFor' && name !== 'maxAmountAccepted') return answered(subject, name, [marketId]);
  const values: JsonRecord = {};
  for (const key of Object.keys(record(expected))) {
    const [referrer = 'none', amount] = key.split('|').reverse();
    const args = [marketId, subject.addressOf(referrer)];
    values[key] = await answered(subject, name, amount === undefined ? args : [integer(amount), ...args]);
  }
  return values;
}

async function answered(subject: Subject, name: string, args: readonly Argument[]): Promise<Json> {
  const answer = await subject.ask(name === OF_TELLER ? 'teller' : 'auctioneer', name, args);
  return answer.revert ? revertJson(answer.revert) : answer.value;
}

const revertJson = ({ error, args = [] }: Revert): Json => ({ revert: { error, args } });

/** What the ABI would say of an argument that a file names by a word. */
async function auc(stage: Stage, step: Step): Promise<Outcome> {
  const args = argumentsOf(stage, step);
  if (!args) return NO_MARKET;
  const fn = text(step['fn']);
  if (fn === OF_TELLER) return outcome(await stage.subject.ask('teller', fn, args), (value) => value);
  const answer = await stage.subject.send(actor(step), 'auctioneer', fn, args);
  if (answer.revert) return answer;
  if (stage.marketId === undefined) return { values: { ok: true } };
  return { values: { ok: true, state: await stage.subject.state(stage.marketId), ...(await stage.subject.ownersOf(stage.marketId)) } };
}

async function teller(stage: Stage, step: Step): Promise<Outcome> {
  const { subject } = stage;
  const args = argumentsOf(stage, step);
  if (!args) return NO_MARKET;
  const fn = text(step['fn']);
  const as = actor(step);
  const isQuestion = fn.startsWith('get') || TELLER_GETTERS.includes(fn);
  if (isQuestion) return outcome(await subject.ask('teller', fn, args), (value) => value);
  if (fn === 'deploy' || fn === 'create') return issue(stage, as, fn, args);
  const watched = watchedBy(stage, step, fn, args);
  if (!watched) return done(subject.send(as, 'teller', fn, args));
  const { token, holder } = watched;
  const before = await subject.balanceOf(token, holder);
  const answer = await subject.send(as, 'teller', fn, args);
  const received = (await subject.balanceOf(token, holder)) - before;
  return outcome(answer, () => ({ ok: true, received: received.toString() }));
}

/** Whose balance a step tells of, and of which token: of fees, who is paid in quote, unless `watch` names another account or token. */
function watchedBy(
  { subject }: Stage,
  step: Step,
  fn: string,
  args: readonly Argument[],
): { token: 'payout' | 'quote'; holder: string } | undefined {
  const watch = step['watch'] === undefined ? undefined : text(step['watch']);
  if (watch === undefined && fn !== 'claimFees') return undefined;
  const receiver = fn === 'claimFees' ? subject.nameOf(args[1] as `0x${string}`) : actor(step);
  if (watch === undefined) return { token: 'quote', holder: receiver };
  const token = TOKENS.find((name) => watch === name || watch === `$${name}`);
  return token ? { token, holder: receiver } : { token: 'quote', holder: watch };
}

const TOKENS = ['payout', 'quote'] as const;
const TELLER_GETTERS = ['protocolFee', 'createFeeDiscount', 'referrerFees', 'rewards'];

/** `deploy` and `create`: (token, expiry) and (token, expiry, amount). */
async function issue({ subject }: Stage, as: string, fn: string, args: readonly Argument[]): Promise<Outcome> {
  const expiry = startOfDay(args[1] as bigint);
  const before = await subject.bond(expiry, as);
  const answer = await subject.send(as, 'teller', fn, args);
  if (answer.revert) return answer;
  const bond = await subject.bond(expiry, as);
  const minted = bond.balance - before.balance;
  const created = fn === 'create' && { feeInUnderlying: ((args[2] as bigint) - minted).toString(), minted: minted.toString() };
  const { name, nameRawLength, symbol, decimals, isDeployed: active, supply } = bond;
  return {
    values: {
      ok: true,
      expiry: expiry.toString(),
      name,
      nameRawLength: String(nameRawLength),
      symbol,
      decimals: String(decimals),
      active,
      supply: supply.toString(),
      ...created,
    },
  };
}

async function aggregator(stage: Stage, step: Step): Promise<Outcome> {
  const { subject } = stage;
  const args = argumentsOf(stage, step);
  if (!args) return NO_MARKET;
  const answer = await subject.ask('aggregator', text(step['fn']), args);
  if (answer.revert) return { values: revertJson(answer.revert) };
  return { values: answer.value === MAX_UINT256.toString() ? 'uint256.max' : answer.value };
}

async function redeem({ subject }: Stage, step: Step): Promise<Outcome> {
  const as = actor(step);
  if (step['fakeToken'] === true) return done(subject.redeemFake(as, integer(step['amount'] ?? 1)));
  const expiry = integer(step['expiry']);
  const before = await subject.balanceOf('payout', as);
  const answer =
    step['batch'] === undefined
      ? await subject.redeem(as, expiry, integer(step['amount']))
      : await redeemBatch(subject, as, expiry, record(step['batch']));
  if (answer.revert) return answer;
  const bond = await subject.bond(expiry, as);
  return {
    values: {
      received: ((await subject.balanceOf('payout', as)) - before).toString(),
      bondBalanceAfter: bond.balance.toString(),
      bondSupplyAfter: bond.supply.toString(),
    },
  };
}

/** An id of 1 is the bond of the step's expiry, a timestamp the bond of that day. */
function redeemBatch(subject: Subject, as: string, expiry: bigint, batch: JsonRecord): Promise<Answer<true>> {
  onlyKeys(batch, ['ids', 'amounts'], 'batch');
  const expiries = list(batch['ids'])
    .map(integer)
    .map((id) => {
      if (id !== 1n && id < DAY) throw new Error(`batch id ${id} is neither 1 nor a day`);
      return id === 1n ? expiry : id;
    });
  return subject.batchRedeem(as, expiries, list(batch['amounts']).map(integer));
}

/** Ids need no market: they are asked of the teller that has no part in the answer. */
async function tokenId({ subject }: Stage, step: Step): Promise<Outcome> {
  const values: Json[] = [];
  for (const pair of list(step['pairs'])) {
    const [underlying, expiry] = list(pair);
    const answer = await subject.ask('teller', 'getTokenId', [address(text(underlying)), integer(expiry)]);
    if (answer.revert) return answer;
    const tokenId = `0x${BigInt(text(answer.value)).toString(16).padStart(64, '0')}`;
    values.push({ underlying: text(underlying), expiry: integer(expiry).toString(), tokenId });
  }
  return { values };
}

function marketOf(stage: Stage, step: Step): bigint | undefined {
  const key = MARKET_KEYS.find((known) => step[known] !== undefined);
  return key === undefined ? stage.marketId : integer(step[key]);
}

/** Undefined where they name a market and none was created. */
function argumentsOf(stage: Stage, step: Step): Argument[] | undefined {
  const args = list(step['args'] ?? []);
  return args.includes('$id') && stage.marketId === undefined ? undefined : args.map((value) => argument(stage, value));
}

function argument(stage: Stage, value: Json): Argument {
  if (Array.isArray(value)) return value.map((item) => argument(stage, item));
  if (typeof value === 'boolean') return value;
  if (value === '$id') return stage.marketId ?? 0n;
  if (value === '$MAX') return MAX_UINT256;
  if (value === '$quotes') return [stage.subject.addressOf('$quote')];
  if (typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value))) return BigInt(value);
  const name = text(value);
  return /^0x[0-9a-fA-F]{40}$/.test(name) ? address(name) : stage.subject.addressOf(name);
}

const address = (value: string): `0x${string}` => value as `0x${string}`;

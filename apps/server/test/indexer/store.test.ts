import { randomUUID } from 'node:crypto';
import type { Hex } from '@althing/domain/units';
import type { Pool, PoolClient } from 'pg';
import { concat, keccak256, numberToHex, slice, stringToHex } from 'viem';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Change, proposalSubject } from '../../src/store/chain/changes.ts';
import { CursorMovedError } from '../../src/store/chain/update.ts';
import type { ChainStore, Cursor, Update } from '../../src/store/chain/update.ts';
import type { PositionedChange } from '../../src/store/chain/update.ts';
import { createChainStore } from '../../src/store/chain/chainStore.ts';
import { createMembers } from '../../src/store/chain/members.ts';
import { everythingPlanned, startTestPostgres, type TestPostgres } from './services.ts';

/* What contracts under somebody else's control may log must not stop a chain, and half a step must leave nothing. */

const CHAIN = 7;
const word = (n: number): Hex => `0x${n.toString(16).padStart(64, '0')}`;
const [token, governor, alice, bob] = [1, 2, 3, 4].map((n): Hex => `0x${n.toString(16).padStart(40, '0')}`) as [Hex, Hex, Hex, Hex];
const MAX = 2n ** 256n - 1n;

let postgres: TestPostgres;
let pool: Pool;
let client: PoolClient;
let store: ChainStore;
let fail: boolean;
let databases = 0;

beforeAll(async () => {
  postgres = await startTestPostgres();
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  ({ pool } = await postgres.createDatabase(`store_${(databases += 1)}`));
  client = await pool.connect();
  fail = false;
  const organisationsOf = async () => {
    if (fail) throw new Error('the end of the transaction is not reached');
    return [];
  };
  store = createChainStore({ client, chainId: CHAIN, organisationsOf, plans: everythingPlanned });
});
afterEach(() => client.release());

const cursorAt = (number: number): Cursor => ({ number, hash: word(number), at: number * 10, genesis: word(0), version: 1 });

function step(from: number | null, to: number, changes: readonly Change[] = [], rewindTo: number | null = null): Update {
  const place = { block: to, at: to * 10, transactionHash: word(to) };
  const positioned = changes.map((change, logIndex): PositionedChange => ({ ...change, ...place, logIndex }));
  const event = { ...place, logIndex: 0, address: token, name: 'Anything', args: { text: 'a\0b', amount: MAX } };
  const header = { number: to, hash: word(to), parentHash: word(to - 1), timestamp: to * 10, logsBloom: '0x' } as const;
  return {
    expected: from === null ? null : cursorAt(from),
    cursor: cursorAt(to),
    rewindTo,
    headers: [header],
    events: [event],
    changes: positioned,
    watched: [],
    readBack: null,
    keepHeadersFrom: 0,
  };
}

const add = (subject: Hex, amount: bigint): Change => ({
  table: 'checkpoint',
  contract: token,
  series: 'balance',
  subject,
  change: { add: amount },
});
const proposal = (description: string): Change => ({
  table: 'proposal',
  governor,
  proposalId: MAX,
  proposer: alice,
  description,
  actions: [{ target: alice, value: MAX.toString(), calldata: '0x' }],
  voteStart: MAX,
  voteEnd: MAX,
  operationId: word(9),
});
const membersOf = { organisationId: randomUUID(), token: { chainId: CHAIN, address: token }, vestings: [], governors: [] };
const balances = async () => (await createMembers(pool).list(membersOf, { limit: 10, sort: 'power' })).items.map(({ balance }) => balance);
const value = async (text: string) => (await pool.query<{ value: unknown }>(text)).rows.map(({ value }) => value);

describe('a step', () => {
  test('from another cursor than the one that is there is refused and leaves nothing', async () => {
    await store.write(step(null, 1));
    await expect(store.write(step(null, 2))).rejects.toThrow(CursorMovedError);
    await expect(store.write(step(5, 6))).rejects.toThrow(CursorMovedError);
    expect(await value('select count(*)::int as value from chain.event')).toEqual([1]);
    expect(await store.cursor()).toEqual(cursorAt(1));
  });

  test('that fails at its end leaves nothing, not even news', async () => {
    fail = true;
    await expect(store.write(step(null, 1, [add(alice, 1n), proposal('lost')]))).rejects.toThrow('not reached');
    fail = false;
    expect(await store.cursor()).toBeNull();
    const tables = ['event', 'block', 'proposal', 'checkpoint', 'member'].map((table) =>
      value(`select count(*)::int as value from chain.${table}`),
    );
    expect((await Promise.all(tables)).flat()).toEqual([0, 0, 0, 0, 0]);
    expect(await value('select count(*)::int as value from live.outbox')).toEqual([0]);
  });
});

describe('what a Safe executes', () => {
  const executed = (n: number, success = true): Change => ({ table: 'safeExecution', safe: alice, hash: word(n), success });
  const daysAgo = (days: number, update: Update): Update => {
    const at = Math.floor(Date.now() / 1000) - days * 86_400;
    return { ...update, changes: update.changes.map((change) => ({ ...change, at })) };
  };
  const candidates = () => value("select '0x' || encode(transaction_hash, 'hex') as value from app.route_candidates order by 1");

  test('is looked at where it succeeded lately, once for all that one transaction executes', async () => {
    await store.write(daysAgo(59, step(null, 1, [executed(20), executed(21)])));
    await store.write(daysAgo(0, step(1, 2, [executed(22, false)])));
    await store.write(daysAgo(61, step(2, 3, [executed(23)])));
    const byModule: Change = { table: 'safeModuleTransaction', safe: alice, module: bob, to: bob, value: 0n, data: '0x', operation: 0 };
    await store.write(daysAgo(0, step(3, 4, [byModule])));
    expect(await candidates()).toEqual([word(1), word(4)]);
  });

  test('is looked at again where a fork takes it back and another block brings it', async () => {
    await store.write(step(null, 1));
    await store.write(daysAgo(0, step(1, 2, [executed(20)])));
    await pool.query('delete from app.route_candidates');
    await store.write(daysAgo(0, step(2, 2, [executed(20)], 1)));
    expect(await candidates()).toEqual([word(2)]);
  });
});

describe('a contract that logs nonsense', () => {
  test('cannot overflow an amount, nor make what travels negative', async () => {
    await store.write(step(null, 1, [add(alice, MAX), add(bob, -MAX)]));
    await store.write(step(1, 2, [add(alice, MAX), add(bob, -MAX)]));
    expect(await balances()).toEqual([(2n * MAX).toString(), '0']);
  });

  test('cannot stop the chain with text that Postgres does not hold', async () => {
    const contract: Change = { table: 'contract', address: governor, kind: 'governor', name: 'a\0b', organisation: null, creator: alice };
    await store.write(step(null, 1, [contract, proposal('c\0d')]));
    expect(await value('select name as value from chain.contract')).toEqual(['a\u{fffd}b']);
    expect(await value('select description as value from chain.proposal')).toEqual(['c\u{fffd}d']);
    expect(await value("select args ->> 'text' as value from chain.event")).toEqual(['a\u{fffd}b']);
  });

  test('cannot stop the chain with what the tables do not take', async () => {
    const odd: Change = { ...(proposal('odd') as Extract<Change, { table: 'proposal' }>), operationId: '0xnone' };
    const update = step(null, 1, [add(alice, 7n), odd, add(bob, 9n)]);
    const events = update.changes.map(({ logIndex }) => ({ ...update.events[0]!, logIndex }));
    await store.write({ ...update, events });
    expect(await value('select name as value from chain.event order by log_index')).toEqual(['Anything', 'Unreadable', 'Anything']);
    expect(await value('select count(*)::int as value from chain.proposal')).toEqual([0]);
    expect(await balances()).toEqual(['9', '7']);
    expect(await store.cursor()).toEqual(cursorAt(1));
  });

  test('cannot replace a proposal or a contract by announcing it again', async () => {
    const contract = (name: string): Change => ({
      table: 'contract',
      address: governor,
      kind: 'governor',
      name,
      organisation: null,
      creator: alice,
    });
    await store.write(step(null, 1, [contract('first'), contract('second'), proposal('first'), proposal('second')]));
    await store.write(step(1, 2, [contract('third'), proposal('third')]));
    expect(await value('select name as value from chain.contract')).toEqual(['first']);
    expect(await value('select description as value from chain.proposal')).toEqual(['first']);
    expect(await value(`select '0x' || encode(subject, 'hex') as value from chain.proposal`)).toEqual([proposalSubject(MAX)]);
  });
});

describe('what a controller had committed to before a message', () => {
  const message = (kind: number, text: string): Change => ({
    table: 'bridgeTransaction',
    controller: governor,
    messageType: 'message',
    kind: 'calls',
    nonce: BigInt(text.length),
    destinationChainId: 8n,
    sender: alice,
    threshold: 1,
    sentAt: 1,
    transfer: null,
    taken: 1,
    payload: concat([numberToHex(kind * 32, { size: 1 }), stringToHex(text)]),
  });
  const after = (history: Hex, payload: Hex) => slice(keccak256(concat([history, keccak256(payload)])), 0, 20);
  const payloadOf = (change: Change) => (change as Extract<Change, { table: 'bridgeTransaction' }>).payload;
  const histories = () =>
    value(`select '0x' || encode(history_before, 'hex') as value from chain.bridge_transaction order by block, log_index`);
  const [first, second, third] = [message(0, 'a'), message(0, 'bb'), message(0, 'ccc')];
  const start: Hex = `0x${'00'.repeat(20)}`;
  const one = after(start, payloadOf(first));
  const two = after(one, payloadOf(second));

  test('follows from those before it, in the same step or an earlier one', async () => {
    await store.write(step(null, 1, [first, second]));
    await store.write(step(1, 2, [third]));
    expect(await histories()).toEqual([start, one, two]);
  });

  test('is what it was when a fork sends another one', async () => {
    await store.write(step(null, 1, [first]));
    await store.write(step(1, 2, [second]));
    await store.write(step(2, 3, [third], 1));
    expect(await histories()).toEqual([start, one]);
  });

  test('leaves out what is of another kind, which it does not commit to', async () => {
    await store.write(step(null, 1, [first, message(1, 'votes')]));
    await store.write(step(1, 2, [message(1, 'more votes'), second]));
    expect(await histories()).toEqual([start, '0x', '0x', one]);
  });
});

test('undoing blocks brings back what was there before them', async () => {
  await store.write(step(null, 1, [add(alice, 10n)]));
  await store.write(
    step(1, 2, [add(alice, -10n), add(bob, 10n), { table: 'link', contract: token, relation: 'delegate', subject: bob, target: bob }]),
  );
  expect(await balances()).toEqual(['10']);
  await store.write(step(2, 3, [add(alice, 5n)], 1));
  expect(await balances()).toEqual(['15']);
  expect(await value('select count(*)::int as value from chain.link')).toEqual([0]);
  expect(await value('select epoch as value from chain.cursor')).toEqual([1]);
});

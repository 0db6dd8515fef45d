import { BRIDGE_RELAYER } from '@althing/bindings/localBridges';
import { type LocalClient, type MessageDesk, payloadIn, rpc, type SentMessage } from '@althing/devnet';
import { seeded } from '@althing/devnet/random';
import type { Hex } from '@althing/domain/units';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Portal, type RelayedTransfer } from './portal.ts';
import { executions, RelayerSite } from './site.ts';
import { startTestRelayer, type TestRelayerOptions } from './testRelayer.ts';
import { startWatchedNode } from './watchedNode.ts';

let site: RelayerSite;
let desk: MessageDesk;
let portal: Portal;
const stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  site = await RelayerSite.start();
  await site.migrate();
  desk = await site.desk(0, 1);
  portal = await Portal.open(site.clients[0]!, site.clients[1]!);
}, 120_000);
const stopAll = async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
};
afterEach(stopAll);
afterAll(() => site?.stop());

function relay(settings: NonNullable<TestRelayerOptions['settings']> = {}, urls = site.chains.map(({ url }) => url)) {
  const relayer = startTestRelayer({ databaseUrl: site.databaseUrl, urls, settings });
  stops.push(() => relayer.stop());
  return relayer;
}

const WAIT = { timeout: 60_000, interval: 25 };
const sentBy = (client: LocalClient) => client.getTransactionCount({ address: BRIDGE_RELAYER.address });
/** Of every transaction that is signed and not settled: its number, and how many versions it has. */
const underWay = async () =>
  (
    await site.pool.query<{ nonce: number; versions: number }>(
      'select nonce, jsonb_array_length(signed) as versions from app.relayer_transactions order by nonce',
    )
  ).rows;

describe('nodes that fail one call of five', { timeout: 150_000 }, () => {
  it('lose nothing and have nothing brought twice', async () => {
    const random = seeded(20);
    const fail = () => {
      if (random() < 0.1) throw new Error('injected');
    };
    // Half of what fails was passed on, and only the answer is lost.
    const nodes = await Promise.all(site.chains.map(({ url }) => startWatchedNode(url, { before: fail, after: fail })));
    stops.push(async () => void (await Promise.all(nodes.map((node) => node.stop()))));
    const before = await sentBy(site.clients[1]!);
    const agreement = { bridges: ['hyperlane', 'layerzero', 'axelar'] as const, threshold: 2 };
    const messages = await desk.sendMany(agreement, 3);
    const transfers = [await portal.send(agreement), await portal.send(agreement), await portal.send({ bridges: ['layerzero'] })];
    relay(
      {},
      nodes.map(({ url }) => url),
    );
    expect(await executions(desk, ...messages)).toEqual(messages.map(() => 1n));
    expect(await portal.arrivals(...transfers)).toEqual([1, 1, 1]);
    await site.done();
    for (const message of messages) expect(await desk.receivedBy(message)).toHaveLength(3);
    expect((await Promise.all(transfers.map((each) => portal.receivedBy(each)))).map(({ length }) => length)).toEqual([3, 3, 1]);
    // One, three and two, and the execution; those of LayerZero that came before their turn were not paid for. One transfer is LayerZero's alone,
    // which executes it unless the destination's clock was behind.
    expect((await sentBy(site.clients[1]!)) - before - (messages.length + 2) * 7).toBeOneOf([3, 4]);
  });
});

describe('a fork', { timeout: 150_000 }, () => {
  const reasons = async ({ receipt }: Pick<SentMessage, 'receipt'>) =>
    (
      await site.pool.query<{ reason: string }>(
        "select distinct reason from app.relayer_tasks where kind = 'delivery' and transaction_hash = decode($1, 'hex')",
        [receipt.transactionHash.slice(2)],
      )
    ).rows.map(({ reason }) => reason);

  it('that takes a message or a transfer away before it is brought takes its legs away, and gives them back with it', async () => {
    const [home] = site.clients;
    const id = await home!.snapshot();
    await site.pool.query(`insert into app.relayer_faults select unnest(array['hyperlane', 'axelar']), '{"pause": true}'`);
    relay();
    const agreement = { bridges: ['hyperlane', 'axelar'] as const, threshold: 2 };
    const [message, transfer] = [await desk.send(agreement), await portal.send(agreement)];
    const rawOf = ({ receipt }: Pick<SentMessage, 'receipt'>) =>
      rpc<Hex>(site.chains[0]!.url, 'eth_getRawTransactionByHash', [receipt.transactionHash]);
    const raw = [await rawOf(message), await rawOf(transfer)];
    for (const each of [message, transfer])
      await vi.waitFor(async () => expect(await reasons(each)).toEqual(['The bridge is paused']), WAIT);
    await home!.revert({ id });
    // Other blocks stand where they stood.
    await home!.mine({ blocks: 3 });
    await site.pool.query('delete from app.relayer_faults');
    for (const each of [message, transfer])
      await vi.waitFor(async () => expect(await reasons(each)).toEqual(['Its transaction is not on the chain']), WAIT);
    expect([...(await desk.receivedBy(message)), ...(await portal.receivedBy(transfer))]).toEqual([]);

    const sentAgain = (serializedTransaction: Hex) =>
      home!.sendRawTransaction({ serializedTransaction }).then((hash) => home!.waitForTransactionReceipt({ hash }));
    // It says when it was sent, and that is later now.
    const again = { ...message, payload: payloadIn(await sentAgain(raw[0]!)) };
    expect(again.payload).not.toBe(message.payload);
    expect(await executions(desk, again)).toEqual([1n]);
    expect(await desk.receivedBy(again)).toHaveLength(2);
    const transferAgain: RelayedTransfer = { ...transfer, ...portal.desk.sentIn(await sentAgain(raw[1]!), transfer) };
    expect(transferAgain.payload).not.toBe(transfer.payload);
    expect(await portal.arrivals(transferAgain)).toEqual([1]);
    expect(await portal.receivedBy(transferAgain)).toHaveLength(2);
    expect([...(await desk.receivedBy(message)), ...(await portal.receivedBy(transfer))]).toEqual([]);
  });

  it('that takes a delivery away has it brought again', async () => {
    const far = site.clients[1]!;
    relay({ settleMs: 3_600_000 });
    const id = await far.snapshot();
    const agreement = { bridges: ['hyperlane', 'ccip'] as const, threshold: 2 };
    const [message, transfer] = [await desk.send(agreement), await portal.send(agreement)];
    expect(await executions(desk, message)).toEqual([1n]);
    expect(await portal.arrivals(transfer)).toEqual([1]);
    await far.revert({ id });
    expect(await desk.stateOf(message)).toMatchObject({ votes: 0n, executed: false });
    expect(await portal.desk.stateOf(transfer)).toEqual({ votes: 0n, executed: false });
    await far.mine({ blocks: 1 });
    // The hour is over.
    await site.pool.query('update app.relayer_tasks set due_at = now() where due_at is not null');
    expect(await executions(desk, message)).toEqual([1n]);
    expect(await portal.arrivals(transfer)).toEqual([1]);
  });
});

describe('the wallet', { timeout: 150_000 }, () => {
  const received = (messages: readonly SentMessage[]) =>
    vi.waitFor(async () => {
      for (const message of messages) expect(await desk.receivedBy(message)).toHaveLength(1);
    }, WAIT);

  it('sends again what was dropped, and pays more where nothing is mined', async () => {
    const far = site.clients[1]!;
    const before = await sentBy(far);
    await far.setAutomine(false);
    const messages = [await desk.send({ bridges: ['ccip'], threshold: 1 }), await desk.send({ bridges: ['ccip'], threshold: 1 })];
    relay({ resendMs: 200, replaceMs: 400 });
    await vi.waitFor(async () => expect(await underWay()).toHaveLength(2), WAIT);
    await rpc(site.chains[1]!.url, 'anvil_dropAllTransactions', []);
    await vi.waitFor(async () => expect((await underWay()).map(({ versions }) => versions >= 2)).toEqual([true, true]), WAIT);
    await far.setAutomine(true);
    await far.mine({ blocks: 1 });
    await received(messages);
    expect((await sentBy(far)) - before).toBe(2);
  });

  it('goes on with two transactions of a process that is gone, and that no node knows any more', async () => {
    const far = site.clients[1]!;
    const before = await sentBy(far);
    await far.setAutomine(false);
    const messages = [await desk.send({ bridges: ['ccip'], threshold: 1 }), await desk.send({ bridges: ['ccip'], threshold: 1 })];
    relay({ resendMs: 60_000, replaceMs: 60_000 });
    await vi.waitFor(async () => expect(await underWay()).toHaveLength(2), WAIT);
    await stopAll();
    await rpc(site.chains[1]!.url, 'anvil_dropAllTransactions', []);
    await far.setAutomine(true);
    relay();
    await received(messages);
    expect((await sentBy(far)) - before).toBe(2);
  });
});

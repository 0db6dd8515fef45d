import { BRIDGE_RELAYER as LOCAL_RELAYER, deliveriesIn } from '@althing/bindings/localBridges';
import { type MessageDesk, REACHED_BRIDGES, type SentMessage } from '@althing/devnet';
import type { Misbehaving } from '@althing/domain/http';
import type { Hex } from 'viem';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { send } from '../support/http.ts';
import type { TestServer } from '../support/server.ts';
import { executions, RelayerSite } from './site.ts';

let site: RelayerSite;
let server: TestServer;
let desk: MessageDesk;
beforeAll(async () => {
  site = await RelayerSite.start();
  server = await site.relay();
  desk = await site.desk(0, 1);
}, 120_000);
afterAll(async () => {
  await server?.close();
  await site?.stop();
});

const setFaults = async (bridge: Misbehaving, faults: object) => {
  const { status } = await send(server.url, 'PUT', `/api/v1/local/bridges/${bridge}/faults`, { json: faults });
  expect(status).toBe(200);
};
afterEach(async () => {
  await Promise.all([...REACHED_BRIDGES, 'executor' as const].map((bridge) => setFaults(bridge, {})));
});

/** What the relayer says of the legs of a message, by bridge. */
async function legsOf({ receipt }: SentMessage): Promise<Record<string, string>> {
  const { rows } = await site.pool.query<{ bridge: string; state: string; reason: string | null }>(
    "select bridge, state, reason from app.relayer_tasks where kind = 'delivery' and transaction_hash = decode($1, 'hex')",
    [receipt.transactionHash.slice(2)],
  );
  return Object.fromEntries(rows.map(({ bridge, state, reason }) => [bridge, reason ?? state]));
}

const untilLegs = (message: SentMessage, expected: Record<string, string>) =>
  vi.waitFor(async () => expect(await legsOf(message)).toEqual(expected), { timeout: 60_000, interval: 50 });

const DROPPED = 'The bridge has dropped it';
const PAUSED = 'The bridge is paused';

describe('a local bridge', { timeout: 150_000 }, () => {
  it('may drop messages, which then go by another one', async () => {
    await setFaults('layerzero', { drop: true });
    await setFaults('ccip', { drop: true });
    const message = await desk.send({ bridges: ['hyperlane', 'layerzero', 'ccip'], threshold: 2 });
    await untilLegs(message, { hyperlane: 'done', layerzero: DROPPED, ccip: DROPPED });
    expect(await desk.stateOf(message)).toMatchObject({ votes: 1n, executed: false });
    await desk.resend(message, ['axelar']);
    expect(await executions(desk, message)).toEqual([1n]);

    // What LayerZero has dropped keeps nothing that comes after it.
    await setFaults('layerzero', {});
    const later = await desk.send({ bridges: ['layerzero', 'polymer'], threshold: 2 });
    expect(await executions(desk, later)).toEqual([1n]);
  });

  it('may be paused, and goes on where it was', async () => {
    await setFaults('axelar', { pause: true });
    const message = await desk.send({ bridges: ['axelar', 'wormhole'], threshold: 2 });
    await untilLegs(message, { axelar: PAUSED, wormhole: 'done' });
    await setFaults('axelar', {});
    expect(await executions(desk, message)).toEqual([1n]);
  });

  it('may deliver what comes later first, and late', async () => {
    await setFaults('ccip', { reorder: true });
    const first = await desk.send({ bridges: ['ccip'], threshold: 1 });
    const second = await desk.send({ bridges: ['ccip'], threshold: 1 });
    await untilLegs(first, { ccip: 'done' });
    await untilLegs(second, { ccip: 'done' });
    const order = (await desk.receiptsSince(first)).map(({ payloadHash }) => payloadHash);
    expect(order).toEqual([second, first].map((message) => desk.hashOf(message)));

    const started = Date.now();
    await setFaults('polymer', { delayMs: 1_500 });
    await untilLegs(await desk.send({ bridges: ['polymer'], threshold: 1 }), { polymer: 'done' });
    expect(Date.now() - started).toBeGreaterThan(1_500);
  });

  it('may deliver twice, of which nobody takes the second', async () => {
    await Promise.all(REACHED_BRIDGES.map((bridge) => setFaults(bridge, { duplicate: true })));
    const message = await desk.send({ bridges: REACHED_BRIDGES, threshold: 6 });
    expect(await executions(desk, message)).toEqual([1n]);
    const [refused, nothing] = ['A second delivery was refused', 'A second delivery was taken and changed nothing'];
    await untilLegs(message, {
      hyperlane: refused,
      layerzero: nothing,
      ccip: refused,
      axelar: refused,
      wormhole: nothing,
      polymer: refused,
    });
    expect(await desk.receivedBy(message)).toHaveLength(6);
  });

  it.each(REACHED_BRIDGES)('%s may sign what was never sent, which alone is never executed', async (bridge) => {
    await setFaults(bridge, { forge: true });
    const others = REACHED_BRIDGES.filter((each) => each !== bridge).slice(0, 2);
    const message = await desk.send({ bridges: [bridge, ...others], threshold: 2 });
    expect(await executions(desk, message)).toEqual([1n]);
    await vi.waitFor(async () => expect(await desk.receiptsSince(message)).toHaveLength(3), { timeout: 60_000, interval: 50 });
    expect(await desk.receivedBy(message)).toHaveLength(2);
  });

  it('leaves what enough of them have brought to others while executing is paused, and executes it afterwards', async () => {
    await setFaults('executor', { pause: true });
    const message = await desk.send({ bridges: ['hyperlane', 'axelar'], threshold: 2 });
    await untilLegs(message, { hyperlane: 'done', axelar: 'done' });
    const reasonOfExecution = async () => {
      const { rows } = await site.pool.query<{ reason: string | null }>(
        "select reason from app.relayer_tasks where kind = 'execution' and transaction_hash = decode($1, 'hex')",
        [message.receipt.transactionHash.slice(2)],
      );
      return rows.map(({ reason }) => reason);
    };
    await vi.waitFor(async () => expect(await reasonOfExecution()).toEqual(['Executing is paused']), { timeout: 60_000, interval: 50 });
    expect(await desk.stateOf(message)).toMatchObject({ votes: 2n, executed: false });
    await setFaults('executor', {});
    expect(await executions(desk, message)).toEqual([1n]);
  });

  it('brings nothing that its validators have not signed', async () => {
    const [from, to] = [site.clients[0]!, site.clients[1]!];
    await Promise.all(REACHED_BRIDGES.map((bridge) => setFaults(bridge, { pause: true })));
    const message = await desk.send({ bridges: REACHED_BRIDGES, threshold: 6 });
    const honest = new RegExp(`(${desk.controller.slice(2)}[0-9a-f]{2})0`, 'gi');
    for (const { steps } of deliveriesIn({ chainId: from.chain.id, client: from }, message.receipt.logs)) {
      const bring = async (step: (typeof steps)[number], altered: (data: string) => string) => {
        const { data, ...call } = await step.call(to);
        return to.waitForTransactionReceipt({
          hash: await to.sendTransaction({ account: LOCAL_RELAYER, ...call, data: altered(data) as Hex, gas: 3_000_000n }),
        });
      };
      for (const step of steps.slice(0, -1)) await bring(step, (data) => data);
      const tampered = await bring(steps.at(-1)!, (data) => data.replace(honest, '$17'));
      expect(tampered.gasUsed).toBeGreaterThan(0n);
    }
    expect(await desk.receiptsSince(message)).toEqual([]);
  });
});

import { messageControllerAbi, platformAddresses } from '@althing/bindings';
import { BRIDGE_RELAYER } from '@althing/bindings/localBridges';
import { parseEther } from 'viem';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { send } from '../support/http.ts';
import type { TestServer } from '../support/server.ts';
import { RelayerSite, executions } from './site.ts';

let site: RelayerSite;
let server: TestServer;
beforeAll(async () => {
  site = await RelayerSite.start();
  server = await site.relay();
}, 120_000);
afterAll(async () => {
  await server?.close();
  await site?.stop();
});

describe('the relayer', { timeout: 150_000 }, () => {
  it('brings a message over Hyperlane alone and executes it, with nobody helping', async () => {
    const desk = await site.desk(0, 1, { minimum: 1 });
    expect(await executions(desk, await desk.send({ bridges: ['hyperlane'], threshold: 1 }))).toEqual([1n]);
  });

  it('brings messages over all bridges, which agree by two of three and three of five', async () => {
    const [there, back] = [await site.desk(1, 2, { number: 1 }), await site.desk(2, 0, { number: 2, minimum: 3 })];
    const two = await there.send({ bridges: ['hyperlane', 'layerzero', 'ccip'], threshold: 2 });
    const three = await back.send({ bridges: ['axelar', 'wormhole', 'polymer', 'ccip', 'layerzero'], threshold: 3 });
    expect(await executions(there, two)).toEqual([1n]);
    expect(await executions(back, three)).toEqual([1n]);
    // What comes late is brought too, and changes nothing.
    expect(await site.done()).toBe(2 + 4 + 6);
    expect(await Promise.all([there.mintedFor(two), back.mintedFor(three)])).toEqual([1n, 1n]);
  });

  it('executes what can be, whatever else fails: without gas, paused, delayed', async () => {
    const far = site.clients[1]!;
    const desk = await site.desk(0, 1, { number: 3, minimum: 1 });
    const paused = await site.desk(0, 1, { number: 4, minimum: 1 });
    const delayed = await site.desk(0, 1, { number: 5, minimum: 1, delay: 3_600 });
    const failing = await desk.send({
      bridges: ['ccip'],
      threshold: 1,
      calls: { target: platformAddresses.localGold, data: '0x12345678' },
    });
    const greedy = await desk.send({ bridges: ['ccip'], threshold: 1, callGas: 4_000_000_000 });
    const pauses = async (functionName: 'pause' | 'unpause') =>
      far.waitForTransactionReceipt({
        hash: await far.writeContract({ address: paused.controller, abi: messageControllerAbi, functionName }),
      });
    await pauses('pause');
    const stopped = await paused.send({ bridges: ['polymer'], threshold: 1 });
    const early = await delayed.send({ bridges: ['polymer'], threshold: 1 });
    expect(await executions(desk, ...(await desk.sendMany({ bridges: ['ccip'], threshold: 1 }, 20)))).toEqual(Array(20).fill(1n));
    for (const [each, message] of [
      [desk, failing],
      [desk, greedy],
      [paused, stopped],
      [delayed, early],
    ] as const)
      expect(await each.stateOf(message)).toMatchObject({ votes: 1n, executed: false });

    await pauses('unpause');
    expect(await executions(paused, stopped)).toEqual([1n]);
    await far.increaseTime({ seconds: 3_600 });
    await far.mine({ blocks: 1 });
    expect(await executions(delayed, early)).toEqual([1n]);
  });

  it('confirms what enough bridges have brought once the destination asks for fewer', async () => {
    const far = site.clients[1]!;
    const desk = await site.desk(0, 1, { number: 8, minimum: 3 });
    const message = await desk.send({ bridges: ['hyperlane', 'ccip'], threshold: 2 });
    await vi.waitFor(async () => expect(await desk.stateOf(message)).toMatchObject({ votes: 2n, executableAt: 0n }), {
      timeout: 60_000,
    });
    const args = [{ chainId: 31337n, minimum: 2, delay: 0 }] as const;
    await far.waitForTransactionReceipt({
      hash: await far.writeContract({ address: desk.controller, abi: messageControllerAbi, functionName: 'updateOrigin', args }),
    });
    expect(await executions(desk, message)).toEqual([1n]);
  });

  it('executes what is confirmed before it brings what was sent later', async () => {
    const desk = await site.desk(0, 1, { number: 7, minimum: 1 });
    const sent = await desk.sendMany({ bridges: ['hyperlane', 'axelar'], threshold: 1 }, 60);
    expect(await executions(desk, sent[0]!)).toEqual([1n]);
    const open = "select count(*)::int as open from app.relayer_tasks where kind = 'delivery' and state = 'open'";
    expect((await site.pool.query<{ open: number }>(open)).rows[0]!.open).toBeGreaterThan(20);
    expect(await executions(desk, ...sent)).toEqual(sent.map(() => 1n));
  });

  it('is two processes where two are started, and goes on with one of them', async () => {
    const desk = await site.desk(0, 1, { number: 6 });
    const second = await site.relay({ ROLES: 'relayer' });
    const first = await desk.sendMany({ bridges: ['hyperlane', 'axelar', 'layerzero'], threshold: 2 }, 5);
    expect(await executions(desk, ...first)).toEqual(first.map(() => 1n));
    await server.close();
    const later = await desk.sendMany({ bridges: ['hyperlane', 'axelar', 'layerzero'], threshold: 2 }, 5);
    expect(await executions(desk, ...later)).toEqual(later.map(() => 1n));
    for (const message of [...first, ...later]) {
      await vi.waitFor(async () => expect(await desk.receivedBy(message)).toHaveLength(3), { timeout: 60_000, interval: 50 });
    }
    await second.close();
    server = await site.relay();
  });

  it('says where its wallet is low', async () => {
    const far = site.clients[2]!;
    const { address } = BRIDGE_RELAYER;
    const balance = await far.getBalance({ address });
    await far.setBalance({ address, value: parseEther('0.04') });
    const warnings = async () => (await send(server.url, 'GET', '/readyz')).body;
    await expect
      .poll(warnings, { timeout: 20_000 })
      .toMatchObject({ ready: true, warnings: [`The relayer's wallet ${address} is low on chain 31339`] });
    await far.setBalance({ address, value: balance });
    await expect.poll(warnings, { timeout: 20_000 }).toMatchObject({ ready: true, warnings: [] });
  });
});

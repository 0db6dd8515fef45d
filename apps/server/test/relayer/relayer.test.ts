import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe('the relayer', { timeout: 60_000 }, () => {
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
    expect(await site.done()).toBe(2 + 3 + 1 + 5 + 1);
    expect(await Promise.all([there.mintedFor(two), back.mintedFor(three)])).toEqual([1n, 1n]);
  });
});

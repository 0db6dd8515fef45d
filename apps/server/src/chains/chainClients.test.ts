import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { chainsOf } from '@althing/domain/publicChains';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMetrics } from '../base/metrics.ts';
import { type ChainClients, createChainClients } from './chainClients.ts';

interface Asked {
  id: number;
  method: string;
}

const MEGABYTE = 1_048_576;
const MINE = '0x1111111111111111111111111111111111111111';
const THEIRS = '0x2222222222222222222222222222222222222222';

let node: Server;
let chains: ChainClients;
/** How many calls each HTTP request contained. */
let requests: number[];

beforeEach(async () => {
  requests = [];
  node = createServer(async (request, response) => {
    const body = JSON.parse(await text(request)) as Asked | Asked[];
    const calls = [body].flat();
    requests.push(calls.length);
    const answers = calls.map((call) => ({
      jsonrpc: '2.0',
      id: call.id,
      result: JSON.stringify(call).includes(THEIRS) ? `0x${'00'.repeat(MEGABYTE)}` : '0x01',
    }));
    response.setHeader('content-type', 'application/json').end(JSON.stringify(Array.isArray(body) ? answers : answers[0]));
  });
  await once(node.listen(0, '127.0.0.1'), 'listening');
  const rpcUrls = [`http://127.0.0.1:${(node.address() as AddressInfo).port}`];
  chains = createChainClients([{ ...chainsOf('local')[0]!, rpcUrls }], createMetrics());
});
afterEach(async () => {
  const closed = once(node, 'close');
  node.close().closeAllConnections();
  await closed;
});

it('puts the reads that we choose into one request', async () => {
  const client = chains.client(chains.ids[0]!);
  expect(await Promise.all([client.getCode({ address: MINE }), client.getChainId()])).toEqual(['0x01', 1]);
  expect(requests).toEqual([2]);
});

it('puts the read of what a stranger names into a request of its own, and does not read on where it answers megabytes', async () => {
  const client = chains.untrusted(chains.ids[0]!);
  const [mine, theirs] = await Promise.allSettled([client.getCode({ address: MINE }), client.getCode({ address: THEIRS })]);
  expect(mine).toEqual({ status: 'fulfilled', value: '0x01' });
  expect(theirs).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('has more than 262144 bytes') } });
  expect(Math.max(...requests)).toBe(1);
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RpcRefusedError } from '../errors.ts';
import { createEndpoint } from './endpoint.ts';

const PART = 'x'.repeat(1024);
let written = 0;
/** A server whose answers never end. */
const node = createServer((request, response) => {
  request.resume();
  response.writeHead(200, { 'content-type': 'application/json' });
  const more = () => {
    while (!response.destroyed && response.write(PART)) written += PART.length;
  };
  response.on('drain', more);
  more();
});
beforeAll(async () => void (await once(node.listen(0, '127.0.0.1'), 'listening')));
afterAll(() => {
  node.closeAllConnections();
  node.close();
});

test('an answer without end is given up at its bound, as a refusal of what was asked', async () => {
  const url = `http://127.0.0.1:${(node.address() as AddressInfo).port}`;
  const endpoint = createEndpoint(url, { maxAnswerBytes: 100_000 });
  const error: unknown = await endpoint.ask([{ method: 'eth_getLogs', params: [] }], new AbortController().signal).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(RpcRefusedError);
  expect(error).toMatchObject({ method: 'eth_getLogs', message: expect.stringContaining('more than 100000 bytes') });
  expect(written).toBeLessThan(64 * 1_048_576);
});

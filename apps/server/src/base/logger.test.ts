import { createPublicClient, http } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger } from './logger.ts';
import { withoutKeys } from './withoutKeys.ts';

let node: Server;
let host: string;

beforeAll(async () => {
  node = createServer((_request, response) => response.writeHead(500).end('{"error":"away"}'));
  await new Promise<void>((ready) => {
    node.listen(0, '127.0.0.1', ready);
  });
  host = `127.0.0.1:${(node.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => node.close(done)));

/** Everything that a logger writes of a failure, wherever in the line it stands. */
function written(error: unknown): string {
  let lines = '';
  const log = createLogger('debug', { write: (line) => void (lines += line) });
  log.warn({ err: error }, 'failed');
  log
    .child({ chainId: 1 })
    .error({ err: new Error('outside', { cause: error }), reason: (error as Error).message }, (error as Error).message);
  log.warn({ err: new AggregateError([error], 'several') }, 'failed');
  for (const line of lines.trim().split('\n')) expect(() => JSON.parse(line) as unknown).not.toThrow();
  return lines;
}

it.each(['/v2/SECRETKEY', '/?key=SECRETKEY', '/rpc/a%20b/SECRETKEY#SECRETKEY'])(
  'the error of a chain client is logged with the node’s host, and nothing of an address that ends with %s',
  async (path) => {
    const client = createPublicClient({ transport: http(`http://${host}${path}`, { retryCount: 0 }) });
    const error: unknown = await client.getBlockNumber().catch((failure: unknown) => failure);
    expect((error as Error).message).toContain('SECRETKEY');
    const lines = written(error);
    expect(lines).toContain(`http://${host}`);
    expect(lines).not.toContain('SECRETKEY');
    expect(lines).toContain('HTTP request failed');
  },
);

it.each([
  ['https://user:SECRET@node.test/v2/SECRET', 'https://node.test'],
  ['URL: wss://node.test:8546/SECRET\\nRequest body: {}', 'URL: wss://node.test:8546\\nRequest body: {}'],
  ['(https://[::1]:8545/SECRET)', '(https://[::1]:8545'],
  ['postgres://user:SECRET@database.test:5432/app', 'postgres://database.test:5432'],
  ['https://a.test/SECRET,https://b.test/SECRET', 'https://a.test'],
  ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
  ['at file:///app/server/main.ts:1:2 /api/v1/names', 'at file:///app/server/main.ts:1:2 /api/v1/names'],
])('%s becomes %s', (text, expected) => {
  expect(withoutKeys(text)).toBe(expected);
});

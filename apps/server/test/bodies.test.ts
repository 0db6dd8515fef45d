import { once } from 'node:events';
import { connect } from 'node:net';
import { localAccount } from '@althing/devnet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestCluster, type TestCluster } from './support/database.ts';
import { send } from './support/http.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let cluster: TestCluster;
let server: TestServer;
beforeAll(async () => {
  cluster = await startTestCluster();
  server = await startTestServer(await cluster.createDatabase());
});
afterAll(async () => {
  await server.close();
  await cluster.stop();
});

const post = (path: string, raw: string, token?: string) =>
  send(server.url, 'POST', path, { raw, token, headers: { 'content-type': 'application/json' } });
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('the body of a request', () => {
  it('is not waited for where a stranger sends what only members may', async () => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    const head = ['POST /api/v1/organisations HTTP/1.1', 'Host: althing', 'Content-Type: application/json', 'Content-Length: 1000000'];
    socket.write(`${head.join('\r\n')}\r\n\r\n{`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 401 /);
  });

  it('may be as long as the endpoint needs, and no longer', async () => {
    const { address } = localAccount(0);
    const login = (signatureBytes: number) =>
      post('/api/v1/auth/login', JSON.stringify({ address, chainId: 31337, signature: `0x${'00'.repeat(signatureBytes)}` }));
    const statuses = [await post('/api/v1/auth/challenge', JSON.stringify({ address, x: 'x'.repeat(16_384) })), await login(30_000)];
    expect(statuses.map(({ status, body }) => [status, body.code])).toEqual([
      [413, 'payload-too-large'],
      [413, 'payload-too-large'],
    ]);
    expect((await login(16_385)).body).toMatchObject({ code: 'bad-request' });
  });

  it('may not nest without end', async () => {
    const text = await post('/api/v1/auth/challenge', JSON.stringify({ address: `"[\\${'['.repeat(40)}` }));
    expect(text.body.message).toBe('Address: The address is invalid');
    const deep = await post('/api/v1/auth/challenge', nested(33));
    expect([deep.status, deep.body.code, deep.body.message]).toEqual([
      400,
      'invalid-json',
      'The request nests more than 32 lists and objects',
    ]);
    expect((await post('/api/v1/auth/challenge', nested(32))).body.code).toBe('bad-request');
  });
});

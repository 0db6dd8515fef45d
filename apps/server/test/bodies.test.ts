import { once } from 'node:events';
import { connect } from 'node:net';
import { localAccount } from '@althing/devnet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestCluster, type TestCluster } from './support/database.ts';
import { send } from './support/http.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { signIn } from './support/signIn.ts';

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
const END = '\r\n--b--\r\n';
const partOf = (field: string) => `--b\r\nContent-Disposition: form-data; name="${field}"; filename="a"\r\n\r\n`;
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

  it.each([
    ['JSON of 32 MB', 'auth/challenge', 'application/json', '', 413],
    ['JSON of 32 MB by a stranger', 'organisations', 'application/json', '', 401],
    ['a picture of 32 MB', 'files', 'multipart/form-data; boundary=b', partOf('file'), 413],
    ['a picture of 32 MB in another form field', 'files', 'multipart/form-data; boundary=b', partOf('logo'), 400],
    ['text of 32 MB in the place of a picture', 'files', 'text/plain', '', 413],
  ])(
    'is read to its end where it is refused, as clients may send all of it before they read the answer: %s',
    async (_what, path, type, begin, status) => {
      const { hostname, port } = new URL(server.url);
      const { token } = await signIn(server.url, localAccount(0));
      const head = [
        `POST /api/v1/${path} HTTP/1.1`,
        'Host: althing',
        `Content-Type: ${type}`,
        `Content-Length: ${33_554_432 + begin.length + END.length}`,
      ];
      if (path === 'files') head.push(`Authorization: Bearer ${token}`);
      const socket = connect(Number(port), hostname);
      socket.pause();
      await new Promise<void>((sent, fail) => {
        socket.once('error', fail);
        socket.write(`${head.join('\r\n')}\r\n\r\n${begin}`);
        socket.write(Buffer.alloc(33_554_432, ' '));
        socket.write(END, () => sent());
      });
      socket.resume();
      const [answer] = (await once(socket, 'data')) as [Buffer];
      socket.destroy();
      expect(answer.toString()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    },
  );

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

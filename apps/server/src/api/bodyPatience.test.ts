import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { installBodyPatience } from './bodyPatience.ts';
import { installErrorHandler } from './errorHandler.ts';

const apps: { close(): Promise<void> }[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

const PACE = { bytes: 1, spanMs: 600_000 };

async function listen(patience: { json: number; form: number; pace?: typeof PACE }): Promise<number> {
  const app = Fastify();
  apps.push(app);
  installErrorHandler(app);
  installBodyPatience(app, { pace: PACE, ...patience });
  await app.register(multipart);
  app.route({
    method: 'POST',
    url: '/',
    handler: async (request) => (request.isMultipart() ? (await (await request.file())!.toBuffer()).length : request.body),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/** Sends the head of a request and the first part of its body; the test writes the rest to the socket. */
function begin(port: number, type: string, body: string, length: number): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.write(`POST / HTTP/1.1\r\nHost: althing\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n${body}`);
  return socket;
}

const answerOf = async (socket: Socket): Promise<string> => {
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await once(socket, 'close');
  return text;
};

test('a body that does not arrive in time is refused, and its connection dropped', async () => {
  const port = await listen({ json: 50, form: 600_000 });
  const answer = await answerOf(begin(port, 'application/json', '{"a":', 20));
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"code":"request-timeout"');
});

test('a file may take longer than JSON while it keeps pace', async () => {
  const port = await listen({ json: 1, form: 600_000, pace: { bytes: 0, spanMs: 1 } });
  const [head, tail] = ['--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nab', 'c\r\n--x--\r\n'];
  const slow = begin(port, 'multipart/form-data; boundary=x', head, head.length + tail.length);
  // As JSON, it would have timed out by now.
  await answerOf(begin(port, 'application/json', '{', 20));
  slow.write(tail);
  const [answer] = (await once(slow, 'data')) as [Buffer];
  slow.destroy();
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 [\s\S]*3$/);
});

test('a file that trickles in is refused long before its time is up, and its connection dropped', async () => {
  const port = await listen({ json: 600_000, form: 600_000, pace: { bytes: 1000, spanMs: 50 } });
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';
  const slow = begin(port, 'multipart/form-data; boundary=x', head, 10_000);
  expect(await answerOf(slow)).toMatch(/^HTTP\/1\.1 408 /);
});

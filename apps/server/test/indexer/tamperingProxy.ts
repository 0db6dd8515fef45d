import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rpc } from '@althing/devnet';

/** Answers in the place of the node; by throwing, refuses. */
export type Tamper = (method: string, params: readonly unknown[], answer: () => Promise<unknown>) => Promise<unknown>;

interface Request {
  id: number;
  method: string;
  params: unknown[];
}

/** A node in front of `url` whose answers go through `tamper`. */
export async function startTamperingProxy(url: string, tamper: Tamper): Promise<{ url: string; stop(): Promise<void> }> {
  const answerOf = async ({ id, method, params }: Request) => {
    try {
      return { jsonrpc: '2.0', id, result: await tamper(method, params, () => rpc(url, method, params)) };
    } catch (error) {
      const { code = -32000, message } = error as { code?: number; message: string };
      return { jsonrpc: '2.0', id, error: { code, message } };
    }
  };
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const asked = JSON.parse(body) as Request | Request[];
    const answer = Array.isArray(asked) ? await Promise.all(asked.map(answerOf)) : await answerOf(asked);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  };
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

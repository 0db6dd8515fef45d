import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Call {
  id: number;
  method: string;
}

export interface NodeHooks {
  /** Before a call is passed on. What it throws is the answer, and the call is not passed on. */
  before?(method: string): void;
  /** Once the node has answered, and before that is told. What it throws is told instead. */
  after?(method: string): void;
}

export interface WatchedNode {
  url: string;
  hooks: NodeHooks;
  stop(): Promise<void>;
}

/** Stands before the node of a chain, and lets a test see, refuse and swallow what it is asked. */
export async function startWatchedNode(chain: string, hooks: NodeHooks = {}): Promise<WatchedNode> {
  const node: Pick<WatchedNode, 'hooks'> = { hooks };
  const answer = async (call: Call) => {
    try {
      node.hooks.before?.(call.method);
      const response = await fetch(chain, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(call) });
      const body: unknown = await response.json();
      node.hooks.after?.(call.method);
      return body;
    } catch (error) {
      return { jsonrpc: '2.0', id: call.id, error: { code: -32603, message: error instanceof Error ? error.message : 'failed' } };
    }
  };
  const server = createServer(async (request, response) => {
    const asked = JSON.parse(await text(request)) as Call | Call[];
    const answers = Array.isArray(asked) ? await Promise.all(asked.map(answer)) : await answer(asked);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answers));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return Object.assign(node, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      const stopped = once(server, 'close');
      server.close().closeAllConnections();
      await stopped;
    },
  });
}

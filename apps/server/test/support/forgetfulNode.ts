import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ForgetfulNode {
  url: string;
  stop(): Promise<void>;
}

interface RpcCall {
  id: number;
  method: string;
}

/** Passes everything on to `chain` but calls of contracts, of which it says what nodes say about blocks whose state they dropped. */
export async function startForgetfulNode(chain: string): Promise<ForgetfulNode> {
  const forget = ({ id }: RpcCall) => ({ jsonrpc: '2.0', id, error: { code: -32000, message: 'missing trie node' } });
  const pass = async (call: RpcCall) => {
    const response = await fetch(chain, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(call) });
    return await response.json();
  };
  const answer = (call: RpcCall) => (call.method === 'eth_call' ? forget(call) : pass(call));
  const server = createServer(async (request, response) => {
    const asked = JSON.parse(await text(request)) as RpcCall | RpcCall[];
    const answers = Array.isArray(asked) ? await Promise.all(asked.map(answer)) : await answer(asked);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answers));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      const stopped = once(server, 'close');
      server.close().closeAllConnections();
      await stopped;
    },
  };
}

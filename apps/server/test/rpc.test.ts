import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { localAccount } from '@althing/devnet';
import { createPublicClient, createWalletClient, defineChain, http, parseEther } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Environment } from '../src/runtime/readConfig.ts';
import { MAX_BATCH } from '../src/external/rpc/rpcRequest.ts';
import { startTestChain, type TestChain } from './support/chain.ts';
import { startTestCluster, type TestCluster } from './support/database.ts';
import { send } from './support/http.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let cluster: TestCluster;
let chain: TestChain;
let broken: Server;
let server: TestServer;

beforeAll(async () => {
  [cluster, chain] = await Promise.all([startTestCluster(), startTestChain()]);
  // A gateway that answers everything with its error page.
  broken = createServer((_request, response) => response.writeHead(502).end('<html>secret-gateway</html>')).listen(0, '127.0.0.1');
  await once(broken, 'listening');
  const brokenUrl = `http://127.0.0.1:${(broken.address() as AddressInfo).port}/v3/secret-key`;
  const env = { RPC_31337: `http://127.0.0.1:1,${brokenUrl},${chain.url}`, RPC_31338: brokenUrl, RPC_31339: chain.url };
  server = await startTestServer(await cluster.createDatabase(), env);
});
afterAll(async () => {
  await server.close();
  broken.close();
  await Promise.all([cluster.stop(), chain.stop()]);
});

const call = (method: string, params: unknown[] = [], id: number | string = 1) => ({ jsonrpc: '2.0', id, method, params });
const post = (json: unknown, chainId: number | string = 31337) => send(server.url, 'POST', `/rpc/${chainId}`, { json });

describe('the way to the chains', () => {
  it('moves on to the next node when one is away or answers nonsense', async () => {
    expect((await post(call('eth_chainId'))).body).toEqual({ jsonrpc: '2.0', id: 1, result: '0x7a69' });
  });

  it('carries a library: balance, signed transaction, receipt, revert data', async () => {
    const origin = defineChain({
      id: 31337,
      name: 'x',
      nativeCurrency: { name: 'E', symbol: 'E', decimals: 18 },
      rpcUrls: { default: { http: [] } },
    });
    const client = createPublicClient({ chain: origin, transport: http(`${server.url}/rpc/31337`), pollingInterval: 20 });
    const [from, to] = [localAccount(0), localAccount(8).address];
    const before = await client.getBalance({ address: to });
    const wallet = createWalletClient({ account: from, chain: origin, transport: http(`${server.url}/rpc/31337`) });
    const hash = await wallet.sendTransaction({ to, value: parseEther('1') });
    await client.waitForTransactionReceipt({ hash });
    expect((await client.getBalance({ address: to })) - before).toBe(parseEther('1'));
    const token = {
      address: to,
      abi: [{ type: 'function', name: 'f', inputs: [], outputs: [{ type: 'uint256' }], stateMutability: 'view' }],
    } as const;
    await expect(client.readContract({ ...token, functionName: 'f' })).rejects.toThrow('returned no data');
  });

  it('answers batches in one go', async () => {
    const { body } = await post([call('eth_chainId', [], 'a'), call('eth_blockNumber', [], 'b')]);
    expect(body.map(({ id }: { id: string }) => id)).toEqual(['a', 'b']);
  });
});

describe('is closed to', () => {
  it.each([
    'anvil_setBalance',
    'evm_mine',
    'eth_sendTransaction',
    'eth_accounts',
    'eth_sign',
    'personal_sign',
    'debug_traceCall',
    'admin_peers',
    'txpool_content',
  ])('the method %s, alone or in a batch', async (method) => {
    const refused = { jsonrpc: '2.0', error: { code: -32601, message: `The method ${method} is not available here` } };
    // An answer of the protocol, not of HTTP: libraries fall back on another method then.
    expect(await post(call(method))).toMatchObject({ status: 200, body: { ...refused, id: 1 } });
    const mixed = await post([call(method, [], 1), call('eth_chainId', [], 2)]);
    expect(mixed.body).toEqual([
      { jsonrpc: '2.0', id: 2, result: '0x7a69' },
      { ...refused, id: 1 },
    ]);
  });

  it.each([
    [{}],
    [[]],
    ['text'],
    [7],
    [{ jsonrpc: '1.0', id: 1, method: 'eth_chainId' }],
    [{ jsonrpc: '2.0', id: {}, method: 'eth_chainId' }],
  ])('what is no JSON-RPC: %j', async (json) => {
    const { status, body } = await post(json);
    expect([status, body.error.code]).toEqual([400, -32600]);
  });

  it('batches that are too large', async () => {
    expect((await post(Array.from({ length: MAX_BATCH }, (_, i) => call('eth_chainId', [], i)))).status).toBe(200);
    expect((await post(Array.from({ length: MAX_BATCH + 1 }, (_, i) => call('eth_chainId', [], i)))).body.error.message).toContain(
      String(MAX_BATCH),
    );
  });

  it('bodies that are too large', async () => {
    expect((await post(call('eth_call', ['x'.repeat(600_000)]))).status).toBe(413);
  });

  it.each(['1', 'x', '31337x', '__proto__'])('the unknown chain %s', async (chainId) => {
    expect((await post(call('eth_chainId'), chainId)).status).toBe(404);
  });
});

describe('a node that answers at length', () => {
  /** Answers with as many characters as the call says, or never where it says none. */
  let node: Server;
  const gone = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  beforeAll(async () => {
    node = createServer(async (request, response) => {
      const [length] = (JSON.parse(await text(request)) as { params: [number] }).params;
      if (length > 0) return response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: 'x'.repeat(length) }));
      response.once('close', gone.resolve);
      asked.resolve();
    }).listen(0, '127.0.0.1');
    await once(node, 'listening');
  });
  afterAll(() => node.close().closeAllConnections());
  const behind = async (env: Environment = {}) =>
    startTestServer(await cluster.createDatabase(), { RPC_31337: `http://127.0.0.1:${(node.address() as AddressInfo).port}`, ...env });

  it('is not listened to beyond a megabyte', async () => {
    const other = await behind();
    const ask = async (length: number) => (await send(other.url, 'POST', '/rpc/31337', { json: call('eth_call', [length]) })).status;
    const statuses = [await ask(1_000_000), await ask(1_048_576)];
    await other.close();
    expect(statuses).toEqual([200, 503]);
  });

  it('serves an address so many bytes a minute, whichever process it asks', async () => {
    const url = await cluster.createDatabase();
    const env = { RPC_31337: `http://127.0.0.1:${(node.address() as AddressInfo).port}`, RATE_LIMIT_FACTOR: '0.02' };
    const [one, other] = await Promise.all([startTestServer(url, env), startTestServer(url, env)]);
    const ask = async (origin: string) => (await send(origin, 'POST', '/rpc/31337', { json: call('eth_call', [600_000]) })).status;
    const statuses = [await ask(one.url), await ask(other.url), await ask(one.url), await ask(other.url)];
    await Promise.all([one.close(), other.close()]);
    expect(statuses).toEqual([200, 200, 429, 429]);
  });

  it('is left alone once whoever asked has left', { timeout: 10_000 }, async () => {
    const other = await behind();
    const leaving = new AbortController();
    const asking = fetch(`${other.url}/rpc/31337`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(call('eth_call', [0])),
      signal: leaving.signal,
    });
    await asked.promise;
    leaving.abort();
    await expect(asking).rejects.toThrow('abort');
    await gone.promise;
    await other.close();
  });
});

it('hides who was asked when no node answers', async () => {
  const { status, body, text } = await post(call('eth_chainId', [], 9), 31338);
  expect([status, body.id, body.error.code]).toEqual([503, 9, -32002]);
  expect(text).not.toMatch(/secret|127\.0\.0\.1/);
});

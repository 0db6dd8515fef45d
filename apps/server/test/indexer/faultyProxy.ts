import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { rpc } from '@althing/devnet';
import { pick, seeded } from '@althing/devnet/random';

export interface FaultyProxy {
  url: string;
  faults: Record<string, number>;
  /** From now on every call is passed on faithfully. */
  heal(): void;
  stop(): Promise<void>;
}

interface Request {
  id: number;
  method: string;
  params: unknown[];
}

type Answer = { jsonrpc: '2.0'; id: number; result?: unknown; error?: { code: number; message: string } };

type ServedLog = { address: string; topics: string[]; blockHash: string };

/** Not where it is the last of its block and says nothing that the others do not: of that, no header tells (`completeness.ts`). */
function isMissed(log: ServedLog, logs: readonly ServedLog[]): boolean {
  const ofBlock = logs.filter(({ blockHash }) => blockHash === log.blockHash);
  if (log !== ofBlock.at(-1)) return true;
  const said = new Set(ofBlock.slice(0, -1).flatMap(({ address, topics }) => [address, ...topics]));
  return [log.address, ...log.topics].some((value) => !said.has(value));
}

/** A node in front of `url` that fails, lags and lies at random: everything that real ones were seen doing. */
export async function startFaultyProxy(url: string, { seed, emptyLogs }: { seed: number; emptyLogs: number }): Promise<FaultyProxy> {
  const random = seeded(seed);
  const faults: Record<string, number> = {};
  let isFaulty = true;
  const chance = (name: string, probability: number) => {
    if (!isFaulty || random() >= probability) return false;
    faults[name] = (faults[name] ?? 0) + 1;
    return true;
  };

  async function answerOf({ id, method, params }: Request): Promise<Answer> {
    const result = (value: unknown): Answer => ({ jsonrpc: '2.0', id, result: value });
    const passOn = async (asked = params): Promise<Answer> => {
      try {
        return result(await rpc(url, method, asked));
      } catch (error) {
        return { jsonrpc: '2.0', id, error: { code: -32000, message: error instanceof Error ? error.message : 'failed' } };
      }
    };
    if (chance('error', 0.02)) return { jsonrpc: '2.0', id, error: { code: -32603, message: 'injected' } };
    if (chance('slow', 0.01)) await pause(20);
    if (method === 'eth_getLogs') {
      if (chance('empty logs', emptyLogs)) return result([]);
      const answer = await passOn();
      const logs = answer.result as ServedLog[] | undefined;
      const missed = logs?.filter((log) => isMissed(log, logs)) ?? [];
      if (logs && missed.length > 0 && chance('log left out', 0.05)) {
        const lost = pick(missed, random);
        return result(logs.filter((log) => log !== lost));
      }
      return answer;
    }
    if (method === 'eth_getBlockReceipts' && chance('empty receipts', 0.1)) return result([]);
    if (method === 'eth_getBlockByNumber' && params[0] === 'latest' && chance('stale head', 0.05)) {
      const height = Number(await rpc(url, 'eth_blockNumber'));
      return passOn([`0x${Math.max(0, height - 1 - Math.floor(random() * 3)).toString(16)}`, false]);
    }
    if (method === 'eth_getBlockByNumber' && chance('missing block', 0.01)) return result(null);
    return passOn();
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (chance('dropped socket', 0.02)) return void request.destroy();
    if (chance('bad gateway', 0.01)) return void response.writeHead(502).end('bad gateway');
    const asked = JSON.parse(body) as Request | Request[];
    const answer = Array.isArray(asked) ? await Promise.all(asked.map(answerOf)) : await answerOf(asked);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    heal: () => {
      isFaulty = false;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** `--port N` changes all of them: N is web and API, N+1 … N+3 the chains, N+4 Postgres, N+5 the API behind hot reload. */
export interface Ports {
  web: number;
  chains: readonly [number, number, number];
  postgres: number;
  devApi: number;
}

export const portsFrom = (base: number): Ports => ({
  web: base,
  chains: [base + 1, base + 2, base + 3],
  postgres: base + 4,
  devApi: base + 5,
});

export class PortTakenError extends Error {
  constructor(port: number, purpose: string) {
    super(`Port ${port} (${purpose}) is already in use. Stop what uses it, or choose other ports with --port N.`);
    this.name = 'PortTakenError';
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const server = createServer();
    server.once('error', () => answer(false));
    server.listen(port, '127.0.0.1', () => server.close(() => answer(true)));
  });
}

/** Above ports that people use, below those that systems give to outgoing connections (from 32,768 on Linux). */
const THROW_AWAY_PORTS = { from: 10_000, to: 32_000 };

/** A port for something that exists during a test: a free one that no outgoing connection will get. */
export async function untakenPort(): Promise<number> {
  let port: number;
  do port = randomInt(THROW_AWAY_PORTS.from, THROW_AWAY_PORTS.to);
  while (!(await isFree(port)));
  return port;
}

/** The first free port from `from` on. */
export async function firstFreePort(from: number): Promise<number> {
  let port = from;
  while (!(await isFree(port))) port += 1;
  return port;
}

/** Throws for the first port that is in use. */
export async function requireFree(wanted: readonly { port: number; purpose: string }[]): Promise<void> {
  for (const { port, purpose } of wanted) if (!(await isFree(port))) throw new PortTakenError(port, purpose);
}

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { stopChild, untilReady } from '@althing/devnet';
import type { Session } from '@althing/domain/http';
import { requestsPerSecond } from '../load.ts';
import { type Platform, PORTS, withPlatform } from '../platform.ts';
import { compared, type Row } from '../row.ts';
import { signIn } from '../session.ts';

/** Beside the platform's own. */
const BARE_PORT = PORTS.devApi;
const BARE = fileURLToPath(new URL('../bareServer.ts', import.meta.url));
const ROUNDS = 13;
const WARM_UP_ROUNDS = 3;
const SECONDS = 2;
/** Requests come from as many users' browsers as there are connections. */
const SESSIONS = 20;
const ACCOUNTS = 10;

/** The session's id, by which both sides look up the user. */
const sessionOf = ({ accessToken }: Session): string =>
  (JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()) as { jti: string }).jti;

async function startBare({ network }: Platform, session: string) {
  const url = `http://127.0.0.1:${BARE_PORT}/me`;
  const child = spawn(process.execPath, [BARE, String(BARE_PORT), network.postgres.url()], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // As the server: Linux shares a busy processor out by sessions, and both sides must get the same share.
    detached: true,
  });
  await untilReady(child, 'The bare server', async () => (await fetch(url, { headers: { authorization: `Bearer ${session}` } })).ok);
  return { url, stop: () => stopChild(child) };
}

/** The round whose ratio is the median: what else the machine does hits both halves of a round, but not every round alike. */
const middleRound = (rounds: readonly { ours: number; anchor: number }[]) =>
  rounds.toSorted((a, b) => a.ours / a.anchor - b.ours / b.anchor)[Math.floor(rounds.length / 2)]!;

/** An authenticated read with one query against bare Fastify + pg, in turns, both warmed up; everything as it ships but for the rate limits. */
export const api = (): Promise<Row[]> =>
  withPlatform(
    async (platform) => {
      const sessions: Session[] = [];
      for (let index = 0; index < SESSIONS; index++) sessions.push(await signIn(platform.server.url, index % ACCOUNTS));
      const [tokens, ids] = [sessions.map(({ accessToken }) => accessToken), sessions.map(sessionOf)];
      const bare = await startBare(platform, ids[0]!);
      try {
        const url = `${platform.server.url}/api/v1/users/me`;
        const rounds: { ours: number; anchor: number }[] = [];
        for (let round = 0; round < ROUNDS + WARM_UP_ROUNDS; round++) {
          const ours = await requestsPerSecond(url, tokens, SECONDS);
          const anchor = await requestsPerSecond(bare.url, ids, SECONDS);
          if (round >= WARM_UP_ROUNDS) rounds.push({ ours, anchor });
        }
        const name = 'authenticated read with one query; anchor: bare Fastify + pg';
        return [compared({ area: 'api', name, unit: 'requests/s', ...middleRound(rounds) }, { atLeast: 0.9 })];
      } finally {
        await bare.stop();
      }
    },
    { env: { RATE_LIMIT_FACTOR: '0' } },
  );

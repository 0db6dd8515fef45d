import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { untakenPort } from '@althing/devnet';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startTestCluster, type TestCluster } from './support/database.ts';
import { send } from './support/http.ts';
import { startTestServer } from './support/server.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

let cluster: TestCluster;
beforeAll(async () => {
  cluster = await startTestCluster();
});
afterAll(() => cluster.stop());

describe('stopping', () => {
  it('answers what is under way, says "not ready" first, and closes kept connections', async () => {
    const server = await startTestServer(await cluster.createDatabase(), { DRAIN_MS: '3000' });
    const { pool } = server.dependencies;
    // Requests that cannot finish before the lock is gone.
    const lock = await pool.connect();
    await lock.query('begin; lock table app.categories in access exclusive mode');
    const inFlight = Array.from({ length: 10 }, () => send(server.url, 'GET', '/api/v1/organisations/categories'));
    await expect
      .poll(async () => (await pool.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'")).rowCount, { timeout: 10_000 })
      .toBeGreaterThan(0);

    const closed = server.close();
    const ready = await send(server.url, 'GET', '/readyz');
    expect([ready.status, ready.body.checks.draining.ok]).toEqual([503, false]);
    expect(ready.headers.get('connection')).toBe('close');
    expect((await send(server.url, 'GET', '/livez')).status).toBe(200);
    await lock.query('commit');
    lock.release();
    expect((await Promise.all(inFlight)).map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
    await closed;
    await expect(fetch(`${server.url}/livez`)).rejects.toThrow('fetch failed');
  });

  it('ends streams of live updates', async () => {
    const server = await startTestServer(await cluster.createDatabase());
    const stream = await fetch(`${server.url}/api/v1/events?topics=chain:31337`);
    expect(stream.status).toBe(200);
    const ended = stream.text();
    await server.close();
    expect(await ended).toContain('retry:');
  });

  it('does not wait for connections that have not asked anything', async () => {
    const server = await startTestServer(await cluster.createDatabase());
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    await once(socket, 'connect');
    await send(server.url, 'GET', '/livez');
    const closed = once(socket.resume(), 'close');
    await server.close();
    expect(await closed).toEqual([false]);
  });

  it('may be asked for twice', async () => {
    const server = await startTestServer(await cluster.createDatabase());
    await expect(Promise.all([server.close(), server.close()])).resolves.toHaveLength(2);
  });
});

describe('the program', () => {
  it('says what is wrong with its environment and ends with 1', async () => {
    const child = spawn(process.execPath, [MAIN], { env: { PATH: process.env.PATH, PORT: 'x' }, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [code] = await once(child, 'exit');
    expect([code, said]).toEqual([1, expect.stringMatching(/PORT: [\s\S]*DATABASE_URL: /)]);
  });

  it('starts, serves and ends with 0 on SIGTERM', async () => {
    const port = await untakenPort();
    const dataDir = mkdtempSync(join(tmpdir(), 'althing-program-'));
    const env = { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: await cluster.createDatabase() };
    const child = spawn(process.execPath, [MAIN, '--roles', 'api'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    // Left alive, it would hold the output of this process, and with it the whole run.
    onTestFinished(() => void child.kill('SIGKILL'));
    let log = '';
    child.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()));
    await expect.poll(() => log, { timeout: 20_000 }).toContain('Althing server is ready');
    expect((await send(`http://127.0.0.1:${port}`, 'GET', '/api/v1/config')).status).toBe(200);
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    rmSync(dataDir, { recursive: true });
  });
});

describe('the database', () => {
  it('may cut every connection without ending the process', async () => {
    const url = await cluster.createDatabase();
    const server = await startTestServer(url);
    const admin = new Client(url);
    await admin.connect();
    await Promise.all(Array.from({ length: 5 }, () => send(server.url, 'GET', '/api/v1/organisations/categories')));
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await admin.end();
    await expect.poll(async () => (await send(server.url, 'GET', '/readyz')).status, { timeout: 10_000 }).toBe(200);
    expect((await send(server.url, 'GET', '/api/v1/organisations/categories')).status).toBe(200);
    await server.close();
  });
});

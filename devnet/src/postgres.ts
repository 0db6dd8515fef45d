import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { postgresFolder } from './binaries.ts';
import { stopChild, untilReady } from './child.ts';

export interface PostgresOptions {
  dataDir: string;
  port: number;
  logFile?: string;
  /** Trades durability for speed; only for data that may be lost. */
  disposable?: boolean;
}

export interface Postgres {
  pid: number;
  child: ChildProcess;
  /** Connection string of a database in this cluster; `postgres` always exists. */
  url(database?: string): string;
  stop(): Promise<void>;
}

/** Signal that ends sessions and writes a checkpoint. */
export const FAST_SHUTDOWN = 'SIGINT';

interface Owner {
  uid: number;
  gid: number;
}

/** Postgres refuses to run as root, so root runs it as an account that exists everywhere. */
function unprivileged(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  if (!account) throw new Error('Postgres does not run as root, and this system has neither a "postgres" nor a "nobody" account.');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

function isReachableByAll(path: string): boolean {
  for (let folder = resolve(path); folder !== dirname(folder); folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
  }
  return true;
}

/** Programs in a folder that only root may enter are copied to where the other account can run them. */
function programFolder(owner: Owner | undefined): string {
  const folder = postgresFolder();
  if (!owner || isReachableByAll(folder)) return folder;
  const copy = join(tmpdir(), 'althing-postgres');
  if (!existsSync(copy)) cpSync(folder, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

/** A killed server leaves a lock file with its pid, which is stale if no such process exists. */
function removeStaleLock(dataDir: string): void {
  const file = join(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  try {
    process.kill(pid, 0);
  } catch {
    rmSync(file);
    return;
  }
  throw new Error(`Postgres (process ${pid}) already runs on ${dataDir}.`);
}

async function initialise(programs: string, dataDir: string, owner: Owner | undefined): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  if (owner) {
    chownSync(dataDir, owner.uid, owner.gid);
    if (!isReachableByAll(dirname(dataDir))) {
      throw new Error(`Postgres does not run as root and cannot reach ${dataDir}. Name another folder with --data DIR.`);
    }
  }
  const flags = ['-D', dataDir, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  const child = spawn(join(programs, 'bin', 'initdb'), flags, { stdio: ['ignore', 'ignore', 'pipe'], cwd: tmpdir(), ...owner });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`initdb failed: ${complaint.trim()}`);
}

/** First message of a session: length, protocol 3.0, user and database. */
function startupMessage(): Buffer {
  const parameters = Buffer.from('user\0postgres\0database\0postgres\0\0');
  const message = Buffer.alloc(8 + parameters.length);
  message.writeInt32BE(message.length, 0);
  message.writeInt32BE(196_608, 4);
  parameters.copy(message, 8);
  return message;
}

/** Whether the server accepts sessions. While it is starting, it listens already but refuses sessions with an error. */
function accepts(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect({ host: '127.0.0.1', port }, () => socket.write(startupMessage()));
    const done = (value: boolean) => {
      socket.destroy();
      answer(value);
    };
    socket.once('data', (reply: Buffer) => done(reply.toString('latin1', 0, 1) === 'R'));
    socket.once('error', () => done(false));
    socket.once('close', () => done(false));
  });
}

/** Connection string of a database in the local cluster on `port`. */
export const postgresUrl = (port: number, database = 'postgres'): string => `postgres://postgres@127.0.0.1:${port}/${database}`;

async function connected<Answer>(url: string, use: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** Creates an empty database in the local cluster on `port`. */
export const createDatabase = (port: number, name: string): Promise<unknown> =>
  connected(postgresUrl(port), (client) => client.query(`create database ${client.escapeIdentifier(name)}`));

/** Asks the server's database in the local cluster on `port`, for what no journey can wait for. */
export const askDatabase = (port: number, statement: string, values: readonly unknown[]): Promise<unknown> =>
  connected(postgresUrl(port), (client) => client.query(statement, [...values]));

/** Starts a cluster on the loopback interface. Creates it where `dataDir` contains none. */
export async function startPostgres({ dataDir, port, logFile, disposable = false }: PostgresOptions): Promise<Postgres> {
  const owner = unprivileged();
  const programs = programFolder(owner);
  const folder = resolve(dataDir);
  if (!existsSync(join(folder, 'PG_VERSION'))) await initialise(programs, folder, owner);
  removeStaleLock(folder);
  const flags = [
    '-D',
    folder,
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-c',
    'max_connections=200',
  ];
  if (disposable) flags.push('-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off');
  const log = logFile ? openSync(logFile, 'a') : 'ignore';
  const child = spawn(join(programs, 'bin', 'postgres'), flags, { stdio: ['ignore', log, log], cwd: tmpdir(), detached: true, ...owner });
  await untilReady(child, 'Postgres', () => accepts(port), { signal: FAST_SHUTDOWN });
  return {
    pid: child.pid!,
    child,
    url: (database) => postgresUrl(port, database),
    stop: () => stopChild(child, FAST_SHUTDOWN),
  };
}

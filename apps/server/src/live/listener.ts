import pg from 'pg';
import { CHANNEL } from '../store/outbox/channel.ts';

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 2_000;
/** Milliseconds. A half-open connection delivers nothing and reports no error; a query now and then detects it. */
const CHECK_EVERY_MS = 5_000;

export interface Listener {
  stop(): Promise<void>;
}

/**
 * Keeps one connection listening, however often it breaks, and calls `wake` for every notification and after every (re)connection.
 * Notifications carry no data: the rows do, so a lost notification loses nothing.
 */
export function startListener(connectionString: string, wake: () => void, onError: (error: Error) => void): Listener {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let pause = FIRST_PAUSE_MS;
  let stopped = false;
  let connecting: Promise<void> = Promise.resolve();

  function retry(error: Error): void {
    if (stopped) return;
    onError(error);
    clearTimeout(timer);
    timer = setTimeout(() => {
      connecting = connect();
    }, pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }

  function check(current: pg.Client): void {
    timer = setTimeout(() => {
      if (client !== current) return;
      wake();
      current.query('select 1').then(
        () => check(current),
        (error: Error) => current.emit('error', error),
      );
    }, CHECK_EVERY_MS);
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString,
      application_name: 'althing-live',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
    });
    let lost = false;
    const lose = (error: Error) => {
      if (lost) return;
      lost = true;
      client = undefined;
      next.end().catch(() => undefined);
      retry(error);
    };
    next.on('error', lose);
    next.on('end', () => lose(new Error('The connection that listens has ended')));
    next.on('notification', wake);
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      lose(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    if (stopped) {
      lost = true;
      await next.end();
      return;
    }
    client = next;
    pause = FIRST_PAUSE_MS;
    wake();
    clearTimeout(timer);
    check(next);
  }

  connecting = connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await connecting;
      const current = client;
      client = undefined;
      await current?.end();
    },
  };
}

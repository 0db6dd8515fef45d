import type { Session } from '@althing/domain/http';
import { tokenExpiry } from './tokenExpiry.ts';

export const SESSION_KEY = 'session';

/** Why a session ended: the wallet disconnected or changed, the server answered 401, or the user signed out, here or in another tab. */
export type SessionEnd = 'wallet-changed' | 'wallet-disconnected' | 'unauthenticated' | 'signed-out' | 'ended-elsewhere';

export interface SessionStore {
  /** The session, unless its token has expired. */
  get(): Session | undefined;
  start(session: Session): void;
  /** Removes the session and calls the listeners of `onEnd`; does nothing without a session. */
  end(reason: SessionEnd): void;
  subscribe(listener: () => void): () => void;
  onEnd(listener: (reason: SessionEnd) => void): () => void;
}

export interface SessionStoreDependencies {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Calls back with the storage key that another tab has changed; null where it has cleared all of them. */
  onStorage(listener: (key: string | null) => void): void;
  /** UNIX time in milliseconds. */
  now(): number;
  log(message: string): void;
}

/** The signed-in user, kept in the browser's storage. An invalid token counts as expired and is logged (docs/requirements.md#session). */
export function createSessionStore({ storage, onStorage, now, log }: SessionStoreDependencies): SessionStore {
  const changed = new Set<() => void>();
  const ended = new Set<(reason: SessionEnd) => void>();
  let current = read(storage, log);
  let endsAt = endOf(current);

  const adopt = (session: Session | undefined) => {
    current = session;
    endsAt = endOf(session);
    for (const listener of changed) listener();
  };
  const set = (session: Session | undefined) => {
    if (session) storage.setItem(SESSION_KEY, JSON.stringify(session));
    else storage.removeItem(SESSION_KEY);
    adopt(session);
  };
  const tellEnd = (reason: SessionEnd) => {
    for (const listener of ended) listener(reason);
  };
  onStorage((key) => {
    if (key !== SESSION_KEY && key !== null) return;
    const before = current;
    adopt(read(storage, log));
    if (before && before.id !== current?.id) tellEnd('ended-elsewhere');
  });
  return {
    get: () => (now() < endsAt ? current : undefined),
    start: set,
    end(reason) {
      if (!current) return;
      set(undefined);
      tellEnd(reason);
    },
    subscribe: (listener) => add(changed, listener),
    onEnd: (listener) => add(ended, listener),
  };
}

function add<T>(set: Set<T>, item: T): () => void {
  set.add(item);
  return () => void set.delete(item);
}

/** UNIX time in milliseconds. */
const endOf = (session: Session | undefined): number => ((session && tokenExpiry(session.accessToken)) ?? 0) * 1000;

function read(storage: SessionStoreDependencies['storage'], log: (message: string) => void): Session | undefined {
  const text = storage.getItem(SESSION_KEY);
  if (!text) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (isSession(value) && tokenExpiry(value.accessToken) !== undefined) return value;
  } catch {
    // Text that cannot be parsed is treated like any other invalid session, below.
  }
  log('The stored session is invalid and is treated as expired');
  return undefined;
}

/** Checked by hand, because zod must stay out of the first load. */
function isSession(value: unknown): value is Session {
  const v = value as Partial<Record<keyof Session, unknown>> | null;
  return typeof v?.id === 'string' && typeof v.address === 'string' && typeof v.accessToken === 'string' && typeof v.isSafe === 'boolean';
}

import type { Session } from '@althing/domain/http';
import { expect, test, vi } from 'vitest';
import { createSessionStore, SESSION_KEY } from './createSessionStore.ts';
import { tokenExpiry } from './tokenExpiry.ts';

const NOW = 1_800_000_000_000;
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (payload: object) => `${part({ alg: 'HS256' })}.${part(payload)}.signature`;
const session = (accessToken = token({ exp: NOW / 1000 + 60 })): Session => ({
  id: '1',
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  name: null,
  isSafe: false,
  accessToken,
});

function setUp(stored?: string) {
  const items = new Map(stored === undefined ? [] : [[SESSION_KEY, stored]]);
  const log = vi.fn();
  let changeElsewhere: (key: string | null) => void = () => undefined;
  let time = NOW;
  const store = createSessionStore({
    storage: {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    },
    onStorage: (listener) => (changeElsewhere = listener),
    now: () => time,
    log,
  });
  /** Simulates that another tab stores this session, or removes it. */
  const otherTab = (text: string | undefined) => {
    if (text === undefined) items.delete(SESSION_KEY);
    else items.set(SESSION_KEY, text);
    changeElsewhere(SESSION_KEY);
  };
  return { store, items, log, otherTab, changeElsewhere: (key: string | null) => changeElsewhere(key), wait: (ms: number) => (time += ms) };
}

test('signing out in one tab signs out the others, which are told once', () => {
  const { store, otherTab } = setUp(JSON.stringify(session()));
  const ended = vi.fn();
  const changed = vi.fn();
  store.onEnd(ended);
  store.subscribe(changed);
  otherTab(undefined);
  expect(store.get()).toBeUndefined();
  expect(ended.mock.calls).toEqual([['ended-elsewhere']]);
  expect(changed).toHaveBeenCalledOnce();
  otherTab(undefined);
  expect(ended).toHaveBeenCalledOnce();
});

test('signing in in one tab signs in the others; a storage cleared whole ends the session', () => {
  const { store, items, otherTab, changeElsewhere } = setUp();
  const ended = vi.fn();
  store.onEnd(ended);
  otherTab(JSON.stringify(session()));
  expect(store.get()?.id).toBe('1');
  expect(ended).not.toHaveBeenCalled();
  items.clear();
  changeElsewhere(null);
  expect(store.get()).toBeUndefined();
  expect(ended.mock.calls).toEqual([['ended-elsewhere']]);
});

test('another account in another tab is the end of the one here, and other keys are no business of the session', () => {
  const { store, otherTab, items, changeElsewhere } = setUp(JSON.stringify(session()));
  const ended = vi.fn();
  store.onEnd(ended);
  items.delete(SESSION_KEY);
  changeElsewhere('transactions');
  expect(store.get()?.id).toBe('1');
  otherTab(JSON.stringify({ ...session(), id: '2' }));
  expect(store.get()?.id).toBe('2');
  expect(ended.mock.calls).toEqual([['ended-elsewhere']]);
});

test('a stored session is used again while its token is unexpired, to the second', () => {
  const { store, wait } = setUp(JSON.stringify(session()));
  expect(store.get()?.id).toBe('1');
  wait(59_999);
  expect(store.get()).toBeDefined();
  wait(1);
  expect(store.get()).toBeUndefined();
});

test.each([
  ['no JSON', '{'],
  ['no session', '{"id":1}'],
  ['null', 'null'],
  ['a token without an expiry', JSON.stringify(session(token({ sub: '1' })))],
  ['a token whose expiry is no number', JSON.stringify(session(token({ exp: 'later' })))],
  ['no token at all', JSON.stringify(session('abc'))],
])('%s counts as expired and is logged only', (_name, stored) => {
  const { store, log } = setUp(stored);
  expect(store.get()).toBeUndefined();
  expect(log).toHaveBeenCalledTimes(1);
});

test('ending removes the session, tells why once, and says nothing where there was none', () => {
  const { store, items } = setUp(JSON.stringify(session()));
  const ended = vi.fn();
  store.onEnd(ended);
  store.end('wallet-changed');
  store.end('wallet-disconnected');
  expect(ended.mock.calls).toEqual([['wallet-changed']]);
  expect(items.has(SESSION_KEY)).toBe(false);
});

test('an expired session can still be ended, so that a 401 leads home', () => {
  const { store, wait } = setUp(JSON.stringify(session()));
  const ended = vi.fn();
  store.onEnd(ended);
  wait(120_000);
  store.end('unauthenticated');
  expect(ended).toHaveBeenCalledWith('unauthenticated');
});

test('a new session is stored and announced', () => {
  const { store, items } = setUp();
  const changed = vi.fn();
  const stop = store.subscribe(changed);
  store.start(session());
  stop();
  store.end('signed-out');
  expect(changed).toHaveBeenCalledTimes(1);
  expect(items.has(SESSION_KEY)).toBe(false);
});

test('the expiry is read from base64url, also with letters beyond ASCII', () => {
  expect(tokenExpiry(token({ exp: 12, name: 'Þóra ~~~???' }))).toBe(12);
  expect(tokenExpiry('')).toBeUndefined();
});

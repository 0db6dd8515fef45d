import { expect, test, vi } from 'vitest';
import { CONSENT_KEY, readConsent, storeConsent } from './cookieConsent.ts';
import { loadOptionalScripts } from './loadOptionalScripts.ts';

function memory(initial: Record<string, string> = {}) {
  const items = new Map(Object.entries(initial));
  return { getItem: (key: string) => items.get(key) ?? null, setItem: (key: string, value: string) => void items.set(key, value) };
}
const urls = ['https://analytics.example/a.js'];
const loaded = (storage: ReturnType<typeof memory>) => {
  const insert = vi.fn();
  loadOptionalScripts({ storage, urls, insert });
  return insert.mock.calls.flat();
};

test('nothing is loaded before a choice, after a refusal, or for any other stored word', () => {
  expect(loaded(memory())).toEqual([]);
  expect(loaded(memory({ [CONSENT_KEY]: 'false' }))).toEqual([]);
  expect(loaded(memory({ [CONSENT_KEY]: 'yes' }))).toEqual([]);
});

test('after a yes, what is configured is loaded', () => {
  const storage = memory();
  storeConsent(storage, true);
  expect(loaded(storage)).toEqual(['https://analytics.example/a.js']);
});

test('a refusal is a choice, so the banner does not come back', () => {
  const storage = memory();
  expect(readConsent(storage)).toBeUndefined();
  storeConsent(storage, false);
  expect(readConsent(storage)).toBe(false);
});

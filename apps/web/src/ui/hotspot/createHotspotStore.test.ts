import { expect, test, vi } from 'vitest';
import { createHotspotStore, HOTSPOTS_KEY } from './createHotspotStore.ts';

function memory(initial?: string) {
  const items = new Map(initial === undefined ? [] : [[HOTSPOTS_KEY, initial]]);
  return { getItem: (key: string) => items.get(key) ?? null, setItem: (key: string, value: string) => void items.set(key, value) };
}

test('a tip that was visited stays visited, also after a reload', () => {
  const storage = memory();
  createHotspotStore(storage).visit('connect-wallet');
  const reloaded = createHotspotStore(storage);
  expect(reloaded.isVisited('connect-wallet')).toBe(true);
  expect(reloaded.isVisited('create-organisation')).toBe(false);
});

test('a second visit changes nothing', () => {
  const store = createHotspotStore(memory());
  const listener = vi.fn();
  store.subscribe(listener);
  store.visit('a');
  store.visit('a');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a stored value that cannot be read shows every tip again', () => {
  expect(createHotspotStore(memory('{nonsense')).isVisited('a')).toBe(false);
  expect(createHotspotStore(memory('{"a":true}')).isVisited('a')).toBe(false);
});

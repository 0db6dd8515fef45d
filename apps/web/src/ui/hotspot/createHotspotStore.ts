export const HOTSPOTS_KEY = 'visitedHotspots';

export interface HotspotStore {
  isVisited(key: string): boolean;
  visit(key: string): void;
  subscribe(listener: () => void): () => void;
}

/** Keys of the tips that were seen, kept in the browser's storage; each tip is shown once (docs/requirements.md#tips). */
export function createHotspotStore(storage: Pick<Storage, 'getItem' | 'setItem'>): HotspotStore {
  const listeners = new Set<() => void>();
  let visited = read(storage);
  return {
    isVisited: (key) => visited.has(key),
    visit(key) {
      if (visited.has(key)) return;
      visited = new Set([...visited, key]);
      storage.setItem(HOTSPOTS_KEY, JSON.stringify([...visited]));
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function read(storage: Pick<Storage, 'getItem'>): ReadonlySet<string> {
  try {
    const keys: unknown = JSON.parse(storage.getItem(HOTSPOTS_KEY) ?? '[]');
    return new Set(Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : []);
  } catch {
    return new Set();
  }
}

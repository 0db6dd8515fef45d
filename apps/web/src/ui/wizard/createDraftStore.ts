export type SaveState = 'nothing' | 'saved' | 'failed';

export interface DraftStore<Draft> {
  /**
   * Whose draft is meant from now on; undefined for somebody who has not signed in. What another account left here is put aside
   * until that account is back; what nobody owns is taken over by an account that has no draft of its own.
   */
  open(account: string | undefined): void;
  draft(): Draft | undefined;
  saveDraft(draft: Draft): void;
  /** Another text that belongs to the draft, by one of `entries`. */
  entry(name: string): string | null;
  /** False where the browser refuses. */
  saveEntry(name: string, text: string): boolean;
  /** A stored draft that could not be read, as it stands in the browser; it stays until it is forgotten. */
  unreadable(): string | undefined;
  forgetUnreadable(): void;
  clear(): void;
  /** Whether the last save reached the browser's storage; a full or forbidden one refuses. */
  saveState(): SaveState;
  subscribe(listener: () => void): () => void;
}

export interface DraftStoreOptions<Draft> {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Where the draft itself is kept. */
  name: string;
  /** Where everything else is kept that belongs to it. */
  entries: readonly string[];
  /** Undefined for a text that cannot be read, and for none. */
  parse(text: string | null): Draft | undefined;
  serialise(draft: Draft): string;
}

/** Where a draft is kept as it was that could not be read. */
export const unreadableName = (name: string): string => `${name}Unreadable`;
/** Where the account is kept whose draft it is. */
export const ownerName = (name: string): string => `${name}Owner`;
/** Where `account` finds what stands under `name`, while another one's stands there. */
export const asideName = (name: string, account: string): string => `${name}@${account || 'nobody'}`;

/** A draft that this browser keeps, one of each account. */
export function createDraftStore<Draft>({ storage, name, entries, parse, serialise }: DraftStoreOptions<Draft>): DraftStore<Draft> {
  const listeners = new Set<() => void>();
  const unreadable = unreadableName(name);
  const names = [name, unreadable, ...entries];
  let account = '';
  let state: SaveState = 'nothing';

  const get = (key: string): string | null => attempt(() => storage.getItem(key)) ?? null;
  const set = (key: string, text: string): boolean => attempt(() => (storage.setItem(key, text), true)) ?? false;
  const remove = (key: string): void => attempt(() => storage.removeItem(key));
  const owner = (): string => get(ownerName(name)) ?? '';
  const isFree = (): boolean => names.every((key) => get(key) === null);
  // Another tab may have turned to another account meanwhile.
  const isOurs = (): boolean => owner() === account || (owner() === '' && isFree());
  const place = (key: string): string => (isOurs() ? key : asideName(key, account));
  const own = () => (account === '' || isFree() ? remove(ownerName(name)) : void set(ownerName(name), account));
  const write = (key: string, text: string): boolean => {
    const isPlaced = isOurs();
    const isWritten = set(place(key), text);
    if (isPlaced && owner() !== account) own();
    return isWritten;
  };

  const become = (next: SaveState) => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const discard = (keys: readonly string[]) => {
    const isPlaced = isOurs();
    for (const key of keys.map(place)) remove(key);
    if (isPlaced) own();
  };
  const move = (from: string, to: string) => {
    const text = get(from);
    if (text === null || !set(to, text)) return;
    remove(from);
  };
  const take = (before: string) => {
    const hasOwn = names.some((key) => get(asideName(key, account)) !== null);
    if (before !== '' || hasOwn) {
      for (const key of names) move(key, asideName(key, before));
      for (const key of names) move(asideName(key, account), key);
    }
    own();
  };

  return {
    open(next) {
      account = next?.toLowerCase() ?? '';
      if (owner() !== account) take(owner());
      become(get(place(name)) === null ? 'nothing' : 'saved');
    },
    draft() {
      const stored = get(place(name));
      const draft = parse(stored);
      // The next save takes its place, and it may be all that somebody has.
      if (draft === undefined && stored !== null) write(unreadable, stored);
      return draft;
    },
    saveDraft: (draft) => become(write(name, serialise(draft)) ? 'saved' : 'failed'),
    entry: (key) => get(place(key)),
    saveEntry: write,
    unreadable: () => get(place(unreadable)) ?? undefined,
    forgetUnreadable: () => discard([unreadable]),
    clear() {
      discard([name, ...entries]);
      become('nothing');
    },
    saveState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The result, or undefined where it throws: storage may be full, forbidden or hold foreign text. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

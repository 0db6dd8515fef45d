import { createAccountStorage, type TextStorage } from './createAccountStorage.ts';
import { type Aside, createAsides, otherName } from './createAsides.ts';

/** `elsewhere`: another tab has changed the draft, and nothing is saved until one of the two is chosen. */
export type SaveState = 'nothing' | 'saved' | 'failed' | 'elsewhere';

export interface DraftStore<Draft> {
  /**
   * Sets the account whose draft is used; undefined for somebody who is not signed in. A draft of another account is set aside until that account
   * returns.
   * A draft without an owner is taken over by an account that has none. If the draft is open in two tabs, the stored one is used.
   */
  open(account: string | undefined): void;
  draft(): Draft | undefined;
  saveDraft(draft: Draft): void;
  /** Another text that belongs to the draft, by one of `entries`. */
  entry(name: string): string | null;
  /** False where the browser's storage refuses, or another tab has changed the draft. */
  saveEntry(name: string, text: string): boolean;
  /** A stored draft that could not be read, as text. It stays until `forgetUnreadable`. */
  unreadable(): string | undefined;
  forgetUnreadable(): void;
  clear(): void;
  /** Checks whether another tab has changed the draft since this tab last read or wrote it. */
  look(): void;
  /** Replaces the other tab's draft, which is set aside, by this tab's. */
  keepOwn(): void;
  /** Takes over the other tab's draft; this tab's is set aside. */
  keepOther(): void;
  /** What this tab has: nothing, a draft that was saved, or one that is not saved because another tab has changed the draft. */
  own(): 'nothing' | 'saved' | 'unsaved';
  asides(): readonly Aside[];
  /** Swaps the draft with one that was set aside. False where the browser's storage refuses. */
  takeAside(aside: Aside): boolean;
  forgetAside(aside: Aside): void;
  /** Whether the last save succeeded; the browser's storage may be full or forbidden. */
  saveState(): SaveState;
  subscribe(listener: () => void): () => void;
}

export interface DraftStoreOptions<Draft> {
  storage: TextStorage;
  /** Key of the draft itself. */
  name: string;
  /** Keys of everything else that belongs to it. */
  entries: readonly string[];
  /** Undefined for null and for text that cannot be read. */
  parse(text: string | null): Draft | undefined;
  serialise(draft: Draft): string;
}

/** Key of a draft that could not be read. */
const unreadableName = (name: string): string => `${name}Unreadable`;
/** A draft stored in this browser, one per account. */
export function createDraftStore<Draft>({ storage, name, entries, parse, serialise }: DraftStoreOptions<Draft>): DraftStore<Draft> {
  const { tell, subscribe } = createListeners();
  const unreadable = unreadableName(name);
  const texts = createAccountStorage(storage, [name, unreadable, otherName(name), ...entries]);
  let state: SaveState = 'nothing';
  /** What was stored when this tab last read or wrote it. */
  let seen = texts.get(name);
  /** What is on this tab's screen. */
  let own = seen;

  const become = (next: SaveState) => {
    if (next === state) return;
    state = next;
    tell();
  };
  const isElsewhere = (): boolean => {
    const stored = texts.get(name);
    if (stored === own) seen = stored;
    return stored !== seen;
  };
  const agree = () => {
    seen = texts.get(name);
    own = seen;
    become(seen === null ? 'nothing' : 'saved');
  };
  const put = (text: string): boolean => {
    const isWritten = texts.set(name, text);
    own = text;
    if (isWritten) seen = text;
    become(isWritten ? 'saved' : 'failed');
    return isWritten;
  };
  const { setAside, ...asides } = createAsides({ texts, name, put, tell });

  return {
    open(account) {
      texts.open(account);
      agree();
    },
    draft() {
      const stored = texts.get(name);
      const draft = parse(stored);
      // The next save would overwrite it, and it may be all that somebody has.
      if (draft === undefined && stored !== null) texts.set(unreadable, stored);
      return draft;
    },
    saveDraft(draft) {
      const isForeign = isElsewhere();
      own = serialise(draft);
      if (isForeign) become('elsewhere');
      else put(own);
    },
    entry: texts.get,
    saveEntry: (key, text) => !isElsewhere() && texts.set(key, text),
    unreadable: () => texts.get(unreadable) ?? undefined,
    forgetUnreadable: () => texts.remove([unreadable]),
    clear() {
      texts.remove([name, otherName(name), ...entries]);
      agree();
    },
    look() {
      if (isElsewhere()) become('elsewhere');
      else if (state !== 'elsewhere') return;
      else if (own === null || own === seen) agree();
      else put(own);
    },
    keepOwn() {
      if (own === null) return;
      setAside(texts.get(name), own);
      put(own);
    },
    keepOther() {
      setAside(own, texts.get(name));
      agree();
    },
    ...asides,
    own: () => (own === null ? 'nothing' : own === seen ? 'saved' : 'unsaved'),
    saveState: () => state,
    subscribe,
  };
}

function createListeners() {
  const listeners = new Set<() => void>();
  return {
    tell() {
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

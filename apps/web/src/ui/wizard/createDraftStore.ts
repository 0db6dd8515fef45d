import { createAccountStorage, type TextStorage } from './createAccountStorage.ts';
import { type Aside, createAsides, otherName } from './createAsides.ts';

/** `elsewhere`: another tab has changed the draft, and nothing more is saved until one of the two is chosen. */
export type SaveState = 'nothing' | 'saved' | 'failed' | 'elsewhere';

export interface DraftStore<Draft> {
  /**
   * Whose draft is meant from now on; undefined for somebody who has not signed in. What another account left here is put aside
   * until that account is back; what nobody owns is taken over by an account that has no draft of its own. Of a draft that is
   * open in two tabs, this takes what stands in the browser.
   */
  open(account: string | undefined): void;
  draft(): Draft | undefined;
  saveDraft(draft: Draft): void;
  /** Another text that belongs to the draft, by one of `entries`. */
  entry(name: string): string | null;
  /** False where the browser refuses, or another tab has changed the draft. */
  saveEntry(name: string, text: string): boolean;
  /** A stored draft that could not be read, as it stands in the browser; it stays until it is forgotten. */
  unreadable(): string | undefined;
  forgetUnreadable(): void;
  clear(): void;
  /** Asks whether another tab has changed the draft since this one read or wrote it. */
  look(): void;
  /** Puts the draft of this tab in the place of the other one's, which is kept aside. */
  keepOwn(): void;
  /** Takes the draft of the other tab; the one of this tab is kept aside. */
  keepOther(): void;
  /** What this tab has: nothing, what was saved once, or something that is not saved as another tab has changed the draft. */
  own(): 'nothing' | 'saved' | 'unsaved';
  asides(): readonly Aside[];
  /** What waits becomes the draft, and the draft waits in its place. False where the browser refuses. */
  takeAside(aside: Aside): boolean;
  forgetAside(aside: Aside): void;
  /** Whether the last save reached the browser's storage; a full or forbidden one refuses. */
  saveState(): SaveState;
  subscribe(listener: () => void): () => void;
}

export interface DraftStoreOptions<Draft> {
  storage: TextStorage;
  /** Where the draft itself is kept. */
  name: string;
  /** Where everything else is kept that belongs to it. */
  entries: readonly string[];
  /** Undefined for a text that cannot be read, and for none. */
  parse(text: string | null): Draft | undefined;
  serialise(draft: Draft): string;
}

/** Where a draft is kept as it was that could not be read. */
const unreadableName = (name: string): string => `${name}Unreadable`;
/** A draft that this browser keeps, one of each account. */
export function createDraftStore<Draft>({ storage, name, entries, parse, serialise }: DraftStoreOptions<Draft>): DraftStore<Draft> {
  const { tell, subscribe } = createListeners();
  const unreadable = unreadableName(name);
  const texts = createAccountStorage(storage, [name, unreadable, otherName(name), ...entries]);
  let state: SaveState = 'nothing';
  /** What stood in the browser when this tab last read or wrote it. */
  let seen = texts.get(name);
  /** What stands on this tab's screen. */
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
      // The next save takes its place, and it may be all that somebody has.
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

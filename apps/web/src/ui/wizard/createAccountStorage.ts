export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Texts that belong together, one set per account. Nothing throws where the browser's storage refuses. */
export interface AccountStorage {
  /** Sets the account whose texts are used; undefined for somebody who is not signed in. */
  open(account: string | undefined): void;
  get(name: string): string | null;
  /** False where the browser's storage refuses. */
  set(name: string, text: string): boolean;
  remove(names: readonly string[]): void;
  /** A text written under `name` before signing in, that was not taken over because the account had texts of its own. */
  unowned(name: string): string | null;
  removeUnowned(): void;
}

/** Key of the account that owns the texts stored under their plain names. */
const ownerName = (name: string): string => `${name}Owner`;
/** Key of an account's text while that of another account is stored under the plain name. */
const asideName = (name: string, account: string): string => `${name}@${account || 'nobody'}`;

/** `names` are all texts that are set aside together; the owner's key is derived from the first. */
export function createAccountStorage(storage: TextStorage, names: readonly [string, ...string[]]): AccountStorage {
  const ownerKey = ownerName(names[0]);
  let account = '';

  const read = (key: string): string | null => attempt(() => storage.getItem(key)) ?? null;
  const write = (key: string, text: string): boolean => attempt(() => (storage.setItem(key, text), true)) ?? false;
  const erase = (key: string): void => attempt(() => storage.removeItem(key));
  const owner = (): string => read(ownerKey) ?? '';
  const isFree = (): boolean => names.every((key) => read(key) === null);
  // Another tab may have switched to another account in between.
  const isOurs = (): boolean => owner() === account || (owner() === '' && isFree());
  const place = (key: string): string => (isOurs() ? key : asideName(key, account));
  const own = () => (account === '' || isFree() ? erase(ownerKey) : void write(ownerKey, account));

  const move = (from: string, to: string) => {
    const text = read(from);
    if (text === null || !write(to, text)) return;
    erase(from);
  };
  const take = (before: string) => {
    const hasOwn = names.some((key) => read(asideName(key, account)) !== null);
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
    },
    get: (key) => read(place(key)),
    set(key, text) {
      const isPlaced = isOurs();
      const isWritten = write(place(key), text);
      if (isPlaced && owner() !== account) own();
      return isWritten;
    },
    remove(keys) {
      const isPlaced = isOurs();
      for (const key of keys.map(place)) erase(key);
      if (isPlaced) own();
    },
    unowned: (key) => (account === '' ? null : read(asideName(key, ''))),
    removeUnowned() {
      for (const key of names) erase(asideName(key, ''));
    },
  };
}

/** The result, or undefined where it throws: storage may be full, forbidden, or contain foreign text. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

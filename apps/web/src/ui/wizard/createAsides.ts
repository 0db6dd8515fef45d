import type { AccountStorage } from './createAccountStorage.ts';

/** Stored drafts besides the open one: the one not chosen of two, or one written before signing in. */
export const ASIDES = ['otherTab', 'beforeSignIn'] as const;
export type Aside = (typeof ASIDES)[number];

/** Key of the draft that was not chosen. */
export const otherName = (name: string): string => `${name}Other`;

interface AsidesOptions {
  texts: AccountStorage;
  /** Key of the draft itself. */
  name: string;
  /** Stores a text as the draft; false where the browser's storage refuses. */
  put: (text: string) => boolean;
  /** Notifies listeners of a change. */
  tell: () => void;
}

/** The drafts besides the open one, as texts. */
export function createAsides({ texts, name, put, tell }: AsidesOptions) {
  const other = otherName(name);
  const waiting: Record<Aside, () => string | null> = { otherTab: () => texts.get(other), beforeSignIn: () => texts.unowned(name) };
  const forget: Record<Aside, () => void> = { otherTab: () => texts.remove([other]), beforeSignIn: texts.removeUnowned };
  /** Stores the draft that was not chosen; false where the browser's storage refuses. */
  const setAside = (text: string | null, chosen: string | null): boolean => text === null || text === chosen || texts.set(other, text);

  function takeAside(aside: Aside): boolean {
    const text = waiting[aside]();
    const present = texts.get(name);
    if (text === null || !setAside(present, text) || !put(text)) return false;
    const isInItsPlace = aside === 'otherTab' && present !== null && present !== text;
    if (!isInItsPlace) forget[aside]();
    tell();
    return true;
  }

  return {
    setAside,
    asides: (): readonly Aside[] => ASIDES.filter((aside) => waiting[aside]() !== null),
    takeAside,
    forgetAside(aside: Aside): void {
      forget[aside]();
      tell();
    },
  };
}

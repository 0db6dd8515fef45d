import type { AccountStorage } from './createAccountStorage.ts';

/** Drafts that wait beside the one that is open: not chosen of two, or written before somebody signed in. */
export const ASIDES = ['otherTab', 'beforeSignIn'] as const;
export type Aside = (typeof ASIDES)[number];

/** Where the draft is kept that was not chosen. */
export const otherName = (name: string): string => `${name}Other`;

interface AsidesOptions {
  texts: AccountStorage;
  /** Where the draft itself is kept. */
  name: string;
  /** Makes a text the draft; false where the browser refuses. */
  put: (text: string) => boolean;
  /** Says that something has changed. */
  tell: () => void;
}

/** The drafts that wait, as texts. */
export function createAsides({ texts, name, put, tell }: AsidesOptions) {
  const other = otherName(name);
  const waiting: Record<Aside, () => string | null> = { otherTab: () => texts.get(other), beforeSignIn: () => texts.unowned(name) };
  const forget: Record<Aside, () => void> = { otherTab: () => texts.remove([other]), beforeSignIn: texts.removeUnowned };
  /** False where the browser refuses to keep what is not chosen. */
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

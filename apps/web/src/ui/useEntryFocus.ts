import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';

/** A picker that one types into would open over the fields. */
const opensOnFocus = (field: HTMLInputElement | HTMLTextAreaElement): boolean => field.hasAttribute('aria-haspopup') && !field.readOnly;

const firstField = (entry: Element): HTMLElement | undefined =>
  [...entry.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].find(
    (field) => field.type !== 'hidden' && !opensOnFocus(field),
  );

export interface EntryFocus<List extends HTMLElement> {
  /** Around the entries; what else is in it has no fields. */
  entries: RefObject<List | null>;
  addButton: RefObject<HTMLButtonElement | null>;
  /** Adds an entry and puts the focus into its first field, where whoever added it goes on. */
  addEntry: (change: () => void) => void;
  /** Removes an entry. What had the focus goes with it, so it stands on the button that would bring another one. */
  removeEntry: (change: () => void) => void;
}

/** Where the focus goes when the entries of a list come and go. */
export function useEntryFocus<List extends HTMLElement>(): EntryFocus<List> {
  const entries = useRef<List>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  return {
    entries,
    addButton,
    addEntry(change) {
      const before = new Set(entries.current?.children);
      flushSync(change);
      const added = [...(entries.current?.children ?? [])].filter((child) => !before.has(child));
      // The last one: a list in pages may have turned to a page whose entries are all new.
      added.map(firstField).findLast(Boolean)?.focus();
    },
    removeEntry(change) {
      flushSync(change);
      addButton.current?.focus();
    },
  };
}

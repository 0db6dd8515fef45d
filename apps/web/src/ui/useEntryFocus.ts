import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';

/** A field with a list of options would open them on focus and cover other fields. */
const opensOnFocus = (field: HTMLInputElement | HTMLTextAreaElement): boolean => field.hasAttribute('aria-haspopup') && !field.readOnly;

const firstField = (entry: Element): HTMLElement | undefined =>
  [...entry.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].find(
    (field) => field.type !== 'hidden' && !opensOnFocus(field),
  );

export interface EntryFocus<List extends HTMLElement> {
  /** The element that contains the entries and no other fields. */
  entries: RefObject<List | null>;
  addButton: RefObject<HTMLButtonElement | null>;
  /** Adds an entry and focuses its first field. */
  addEntry: (change: () => void) => void;
  /** Removes an entry. The focused button disappears with it, so the focus moves to the button that adds entries. */
  removeEntry: (change: () => void) => void;
}

/** Manages the focus when entries of a list are added and removed. */
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
      // The last one: a list with pages may have switched to a page on which all entries are new.
      added.map(firstField).findLast(Boolean)?.focus();
    },
    removeEntry(change) {
      flushSync(change);
      addButton.current?.focus();
    },
  };
}

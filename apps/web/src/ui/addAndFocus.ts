import { flushSync } from 'react-dom';

/** Adds an entry to a list and puts the focus into its first field, where whoever added it goes on. A picker would open over the fields. */
export function addAndFocus(add: () => void, list: { readonly current: HTMLElement | null }): void {
  flushSync(add);
  list.current?.lastElementChild?.querySelector<HTMLElement>('input:not([aria-haspopup]), textarea')?.focus();
}

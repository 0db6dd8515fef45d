import type { Pending } from '../../lib/afterTyping.ts';
import type { DraftStore } from './createDraftStore.ts';

/** When a draft is written, `write` being what writes it. */
export type Writing = (write: () => void) => Pending;

export const atOnce: Writing = (write) => ({ ask: write, now: () => {} });

/** The same store, which writes a draft when `writing` says. Whatever else is to become of the draft finds it written. */
export function writtenLater<Draft>(store: DraftStore<Draft>, writing: Writing): DraftStore<Draft> {
  let unwritten: Draft;
  const written = writing(() => store.saveDraft(unwritten));
  const after =
    <Args extends unknown[], Result>(action: (...args: Args) => Result) =>
    (...args: Args): Result => {
      written.now();
      return action(...args);
    };
  return {
    ...store,
    saveDraft(draft) {
      unwritten = draft;
      written.ask();
    },
    open: after(store.open),
    draft: after(store.draft),
    saveEntry: after(store.saveEntry),
    clear: after(store.clear),
    look: after(store.look),
    keepOwn: after(store.keepOwn),
    keepOther: after(store.keepOther),
    takeAside: after(store.takeAside),
  };
}

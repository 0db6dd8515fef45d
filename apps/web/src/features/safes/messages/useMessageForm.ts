import { useRef, useState } from 'react';
import type { SafePlace } from '../service/queries.ts';
import { isEmptyMessage, type MessageDraft, openMessageDraft } from './messageDraft.ts';
import { type ReadMessage, readMessage } from './readMessage.ts';

export interface MessageForm {
  draft: MessageDraft;
  /** What is written, as it would be signed, or what is wrong with it. */
  read: ReadMessage;
  /** Shown once somebody has tried to sign. */
  error: string | undefined;
  isEmpty: boolean;
  edit(change: Partial<MessageDraft>): void;
  /** Shows what is wrong. */
  check(): void;
  /** Forgets what is written of the kind that is shown, in the browser too. */
  clear(): void;
}

/** The message that `account` is writing for a Safe, kept in this browser with every change. */
export function useMessageForm(place: SafePlace, account: string | undefined): MessageForm {
  const [kept] = useState(() => openMessageDraft(localStorage, place, account));
  const [draft, setDraft] = useState(kept.read);
  const [isChecked, setChecked] = useState(false);
  // Two edits may happen before the next rendering.
  const latest = useRef(draft);
  const become = (next: MessageDraft) => {
    latest.current = next;
    setDraft(next);
    kept.keep(next);
  };
  const read = readMessage(draft);
  return {
    draft,
    read,
    error: isChecked ? read.problem : undefined,
    isEmpty: isEmptyMessage(draft),
    edit: (change) => become({ ...latest.current, ...change }),
    check: () => setChecked(true),
    clear() {
      setChecked(false);
      become({ ...latest.current, [latest.current.kind]: '' });
    },
  };
}

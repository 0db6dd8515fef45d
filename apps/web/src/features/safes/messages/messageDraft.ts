import { createAccountStorage, type TextStorage } from '../../../ui/wizard/createAccountStorage.ts';
import type { SafePlace } from '../service/queries.ts';

export const MESSAGE_KINDS = ['text', 'typed'] as const;

/** A message that an account is writing for a Safe. Both kinds are kept, so that whoever looks at the other loses nothing. */
export interface MessageDraft {
  kind: (typeof MESSAGE_KINDS)[number];
  text: string;
  /** JSON. */
  typed: string;
}

export const EMPTY_MESSAGE: MessageDraft = { kind: 'text', text: '', typed: '' };

export const isEmptyMessage = ({ text, typed }: MessageDraft): boolean => text === '' && typed === '';

/** Kept in this browser until it is proposed. Browsers whose storage is full or forbidden keep nothing. */
export interface KeptMessage {
  read(): MessageDraft;
  keep(draft: MessageDraft): void;
}

/** @param account - undefined for somebody who is not signed in, whose draft is taken over by the account that signs in and has none. */
export function openMessageDraft(storage: TextStorage, { chainId, safe }: SafePlace, account: string | undefined): KeptMessage {
  const key = `safeMessage:${chainId}:${safe}`;
  const texts = createAccountStorage(storage, [key]);
  texts.open(account);
  return {
    read() {
      try {
        const stored: unknown = JSON.parse(texts.get(key) ?? 'null');
        return isDraft(stored) ? stored : EMPTY_MESSAGE;
      } catch {
        return EMPTY_MESSAGE;
      }
    },
    keep(draft) {
      if (isEmptyMessage(draft)) texts.remove([key]);
      else texts.set(key, JSON.stringify(draft));
    },
  };
}

function isDraft(value: unknown): value is MessageDraft {
  const { kind, text, typed } = (value ?? {}) as MessageDraft;
  return MESSAGE_KINDS.includes(kind) && typeof text === 'string' && typeof typed === 'string';
}

import { safeMessageContent, safeMessageHash } from '@althing/bindings';
import { safeMessage, type SafeMessage, type ServedMessage } from '@althing/domain/safeService';
import type { Address, Hex } from '@althing/domain/units';
import type { SafePlace } from '../service/queries.ts';

/** What is signed, worked out here; or why nobody should sign what the service tells. */
export type MessageContent = { isSound: true; message: SafeMessage; messageHash: Hex } | { isSound: false; problem: string };

/** A message of a Safe with what rules about signatures need. */
export interface SafeMessageView extends Omit<ServedMessage, 'message'> {
  content: MessageContent;
  /** Owners who have signed. */
  confirmedBy: readonly Address[];
}

const UNREADABLE = 'It is no text or typed data that this page can check, so it is neither shown nor signed here.';
const OTHER_HASH = 'The service tells it with a hash that is not its own. Nobody should sign it.';

function contentOf({ chainId, safe }: SafePlace, { message, hash }: ServedMessage): MessageContent {
  const read = safeMessage.safeParse(message);
  if (!read.success) return { isSound: false, problem: UNREADABLE };
  try {
    const messageHash = safeMessageHash(read.data);
    const isSame = safeMessageContent(chainId, safe, messageHash).hash === hash;
    return isSame ? { isSound: true, message: read.data, messageHash } : { isSound: false, problem: OTHER_HASH };
  } catch {
    return { isSound: false, problem: UNREADABLE };
  }
}

/** A message that a service tells. Owners sign what is shown, so its hash is worked out again. */
export const messageView = (place: SafePlace, { message, ...served }: ServedMessage): SafeMessageView => ({
  ...served,
  content: contentOf(place, { message, ...served }),
  confirmedBy: served.confirmations.map(({ owner }) => owner),
});

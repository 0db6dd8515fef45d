import type { SafeMessage } from '@althing/domain/safeService';
import { shownText } from '@althing/domain/text';

const MOST = 70;

/** What a message is called in a list: the beginning of a text, or the type of typed data and for whom it is. */
export function messageTitle(message: SafeMessage): string {
  const { name } = typeof message === 'string' ? {} : message.domain;
  const whole = typeof message === 'string' ? message : `${message.primaryType}${name === undefined ? '' : ` for ${name}`}`;
  const characters = Array.from(shownText(whole).replace(/\s+/g, ' ').trim());
  if (characters.length === 0) return 'Empty text';
  return characters.length <= MOST ? characters.join('') : `${characters.slice(0, MOST).join('').trimEnd()}…`;
}

import { invisibleProblem } from './invisible.ts';
import { lookAlikeProblem } from './lookAlike.ts';

const FULL_ADDRESS = 'Please write the full address, beginning with https:// or http://';

/** As somebody typed it, with what may stand before an `@`: parsing turns other letters than ASCII into a spelling of their own. */
const AUTHORITY = /^https?:\/\/([^/?#]+)/i;

/** What is wrong with a link that strangers will follow; undefined where nothing is. Only these two schemes: others could run a script. */
export function webAddressProblem(text: string): string | undefined {
  const authority = AUTHORITY.exec(text)?.[1];
  if (authority === undefined || !URL.canParse(text) || /[\s\\]/.test(text)) return FULL_ADDRESS;
  if (authority.includes('@')) return 'Please leave out the user name and password';
  const unseen = invisibleProblem(text);
  if (unseen !== undefined) return unseen;
  // Label by label: `.com` makes no name better that looks like another.
  return authority
    .split('.')
    .map(lookAlikeProblem)
    .find((problem) => problem !== undefined);
}

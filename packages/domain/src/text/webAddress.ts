import { invisibleProblem } from './invisible.ts';
import { lookAlikeProblem } from './lookAlike.ts';

const FULL_ADDRESS = 'Please write the full address, beginning with https:// or http://';

/** The host and what may stand before an `@`, as typed: parsing a URL would encode letters outside ASCII. */
const AUTHORITY = /^https?:\/\/([^/?#]+)/i;

/** What is wrong with a link that strangers will click; undefined where nothing is. Only http and https, because other schemes may run scripts. */
export function webAddressProblem(text: string): string | undefined {
  const authority = AUTHORITY.exec(text)?.[1];
  if (authority === undefined || !URL.canParse(text) || /[\s\\]/.test(text)) return FULL_ADDRESS;
  if (authority.includes('@')) return 'Please leave out the user name and password';
  const unseen = invisibleProblem(text);
  if (unseen !== undefined) return unseen;
  // Each label is checked separately: a suspicious name is not made better by `.com`.
  return authority
    .split('.')
    .map(lookAlikeProblem)
    .find((problem) => problem !== undefined);
}

import { keccak256, toBytes } from 'viem';
import { shownText } from '../text/invisible.ts';
import { withoutTrailing } from '../text/withoutTrailing.ts';
import { type Address, type Hex, parseAddress } from '../units.ts';

/** OpenZeppelin's protection against front-running: only the named account can propose something with a description that ends like this. */
const PROPOSER_SUFFIX = /#proposer=(0x[0-9a-fA-F]{40})$/;

const MAX_TITLE_LENGTH = 120;

/** How a heading begins. Only ever tested on the first characters of a line. */
const HEADING = /^#{1,6}\s/;

export interface ProposalText {
  title: string;
  /** Markdown. */
  body: string;
}

/** The description for the chain: the title as a heading, the body, and the proposer's address against front-running. */
export function joinDescription({ title, body }: ProposalText, proposer: Address): string {
  const text = [`# ${title.trim()}`, body.trim()].filter(Boolean).join('\n\n');
  return `${text}\n\n#proposer=${proposer}`;
}

/** A line without the marks of a heading. Descriptions on chain may be very long, so this avoids patterns that backtrack. */
function titleOf(line: string): string {
  const opening = HEADING.exec(line.slice(0, 7))?.[0];
  return opening === undefined ? line : withoutTrailing(line, '#').slice(opening.length).trim();
}

/**
 * Parts of any description found on chain, whoever wrote it, made safe to show (`shownText`). The title is the first heading, or else the first
 * line.
 */
export function splitDescription(description: string): ProposalText & { proposer: Address | undefined } {
  const suffix = PROPOSER_SUFFIX.exec(description);
  const proposer = parseAddress(suffix?.[1] ?? '');
  const text = shownText(suffix ? description.slice(0, suffix.index) : description).trim();
  const end = text.search(/[\r\n]/);
  const title = titleOf((end < 0 ? text : text.slice(0, end)).trim());
  const rest = end < 0 ? '' : text.slice(end).trim();
  if (title.length <= MAX_TITLE_LENGTH) return { title: title || 'Untitled proposal', body: rest, proposer };
  return { title: `${title.slice(0, MAX_TITLE_LENGTH - 1).trimEnd()}…`, body: text, proposer };
}

/** What `queue`, `execute` and `cancel` take instead of the description: keccak256 of its UTF-8 bytes. */
export const descriptionHash = (description: string): Hex => keccak256(toBytes(description));

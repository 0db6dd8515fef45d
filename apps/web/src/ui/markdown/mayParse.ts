/** Parsing costs time that grows faster than the text. Characters. */
const LONGEST = 20_000;
/** Thirty quotes or lists opened on one line: nobody writes that, and parsers go as deep. */
const DEEPEST = 30;
/** Quotes and lists opened by all lines together; each costs as much as hundreds of characters. */
const MOST_OPENED = 4_000;
/** Runs of characters that may begin or end an emphasis: each that ends none is compared with all before it. */
const MOST_DELIMITERS = 2_500;

const OPENING = /^[ \t]*(?:(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]*)+/gm;
const MARKER = />|[-*+]|\d+[.)]/g;
const DELIMITERS = /\*+|_+|~+/g;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Whether a text that somebody else wrote is read as Markdown, or shown as it was written because reading it would take too long. */
export function mayParse(source: string): boolean {
  if (source.length > LONGEST || count(source, DELIMITERS) > MOST_DELIMITERS) return false;
  const opened = (source.match(OPENING) ?? []).map((line) => count(line, MARKER));
  return opened.every((depth) => depth < DEEPEST) && opened.reduce((sum, depth) => sum + depth, 0) <= MOST_OPENED;
}

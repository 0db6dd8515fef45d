/** Characters. Parsing time grows faster than the length of a text. */
const LONGEST = 20_000;
/** Quotes and lists opened on a single line. Nobody writes more, and parsers recurse for each. */
const DEEPEST = 30;
/** Quotes and lists opened on all lines together. Each costs as much as hundreds of characters. */
const MOST_OPENED = 4_000;
/** Runs of characters that may start or end an emphasis. Each one that ends nothing is compared with all before it. */
const MOST_DELIMITERS = 2_500;

const OPENING = /^[ \t]*(?:(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]*)+/gm;
const MARKER = />|[-*+]|\d+[.)]/g;
const DELIMITERS = /\*+|_+|~+/g;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Whether a text is parsed as Markdown, or shown as its source because parsing would take too long. */
export function mayParse(source: string): boolean {
  if (source.length > LONGEST || count(source, DELIMITERS) > MOST_DELIMITERS) return false;
  const opened = (source.match(OPENING) ?? []).map((line) => count(line, MARKER));
  return opened.every((depth) => depth < DEEPEST) && opened.reduce((sum, depth) => sum + depth, 0) <= MOST_OPENED;
}

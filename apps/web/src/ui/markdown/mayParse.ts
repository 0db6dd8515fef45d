/** Parsing costs time that grows faster than the text. Characters. */
const LONGEST = 20_000;
/** Thirty quotes or lists opened on one line: nobody writes that, and parsers go as deep. */
const TOO_DEEP = /^[ \t]*(?:(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]*){30}/m;

/** Whether a text that somebody else wrote is read as Markdown, or shown as it was written because reading it would take too long. */
export const mayParse = (source: string): boolean => source.length <= LONGEST && !TOO_DEEP.test(source);

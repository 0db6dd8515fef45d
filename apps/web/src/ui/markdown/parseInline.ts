/** A piece of a line. Links carry only addresses that may be followed. */
export type Inline =
  | { type: 'text'; text: string }
  | { type: 'code'; text: string }
  | { type: 'strong' | 'emphasis'; children: Inline[] }
  | { type: 'link'; href: string; children: Inline[] };

/** Every span is bounded, so that a hostile text costs time in proportion to its length. */
const SPAN = new RegExp(
  [
    '`(?<code>[^`\\n]{1,1000})`',
    '\\[(?<label>[^\\]\\n]{1,500})\\]\\((?<href>[^()\\s]{1,2000})\\)',
    '(?<bare>https?:\\/\\/[^\\s<>()[\\]`*]{1,2000})',
    '\\*\\*(?=\\S)(?<strong>[^\\n]{1,1000}?)(?<=\\S)\\*\\*',
    '\\*(?=\\S)(?<star>[^*\\n]{1,1000})(?<=\\S)\\*',
    '(?<![\\p{L}\\p{N}])_(?=\\S)(?<line>[^_\\n]{1,1000})(?<=\\S)_(?![\\p{L}\\p{N}])',
  ].join('|'),
  'gu',
);
/** Emphasis in emphasis in a link is plenty. */
const MAX_DEPTH = 4;
const SENTENCE_END = /[.,;:!?'"]$/;

/** One line of Markdown, without the HTML: `code`, links, bare addresses, **strong** and *emphasis*. */
export function parseInline(text: string, depth = 0): Inline[] {
  if (depth > MAX_DEPTH) return [{ type: 'text', text }];
  const pieces: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > end) pieces.push({ type: 'text', text: text.slice(end, match.index) });
    pieces.push(...build(match, depth));
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ type: 'text', text: text.slice(end) });
  return pieces;
}

function build({ 0: whole, groups = {} }: RegExpMatchArray, depth: number): Inline[] {
  const { code, label, href, bare, strong, star, line } = groups;
  if (code !== undefined) return [{ type: 'code', text: code }];
  if (bare !== undefined) return bareLink(bare);
  if (strong !== undefined) return [{ type: 'strong', children: parseInline(strong, depth + 1) }];
  if (label !== undefined && href !== undefined && isSafe(href))
    return [{ type: 'link', href, children: withoutLinks(parseInline(label, depth + 1)) }];
  const emphasis = star ?? line;
  if (emphasis !== undefined) return [{ type: 'emphasis', children: parseInline(emphasis, depth + 1) }];
  return [{ type: 'text', text: whole }];
}

/** Whatever is no plain web or mail address stays text: `javascript:` and its kin must never be clickable. */
const isSafe = (href: string) => /^(https?:\/\/|mailto:)/i.test(href);

/** The full stop after an address belongs to the sentence. */
function bareLink(address: string): Inline[] {
  let href = address;
  while (SENTENCE_END.test(href)) href = href.slice(0, -1);
  const rest = address.slice(href.length);
  return [{ type: 'link', href, children: [{ type: 'text', text: href }] }, ...(rest ? [{ type: 'text', text: rest } as const] : [])];
}

/** A link within a link is no valid page, and could show one address while leading to another. */
function withoutLinks(pieces: Inline[]): Inline[] {
  return pieces.flatMap((piece): Inline[] => {
    if (piece.type === 'link') return withoutLinks(piece.children);
    return 'children' in piece ? [{ ...piece, children: withoutLinks(piece.children) }] : [piece];
  });
}

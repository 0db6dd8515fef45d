import { type Inline, parseInline } from './parseInline.ts';

export type Block =
  | { type: 'heading'; level: 1 | 2 | 3 | 4; children: Inline[] }
  | { type: 'paragraph' | 'quote'; lines: Inline[][] }
  | { type: 'list'; isOrdered: boolean; start: number; items: Inline[][] }
  | { type: 'code'; text: string }
  | { type: 'rule' };

const HEADING = /^(#{1,6})\s+(\S.*)$/;
const FENCE = /^(```|~~~)/;
const RULE = /^\s*([-*_])(\s*\1){2,}\s*$/;
const BULLET = /^\s{0,3}[-*+]\s+(.*)$/;
const NUMBER = /^\s{0,3}(\d{1,9})[.)]\s+(.*)$/;
const QUOTE = /^\s{0,3}>\s?(.*)$/;
const starters = [HEADING, FENCE, RULE, BULLET, NUMBER, QUOTE];

/** The small part of Markdown that proposals need. HTML is text. Every line ends up in exactly one block. */
export function parseMarkdown(source: string): Block[] {
  const lines = source.replaceAll('\r\n', '\n').split('\n');
  const blocks: Block[] = [];
  let at = 0;
  /** Takes lines while `read` answers something for them. */
  const takeWhile = <T>(read: (line: string) => T | undefined): T[] => {
    const taken: T[] = [];
    for (
      let value = at < lines.length ? read(lines[at]!) : undefined;
      value !== undefined;
      value = at < lines.length ? read(lines[at]!) : undefined
    ) {
      taken.push(value);
      at += 1;
    }
    return taken;
  };
  while (at < lines.length) {
    const line = lines[at]!;
    const heading = HEADING.exec(line);
    if (line.trim() === '') at += 1;
    else if (heading) {
      blocks.push({ type: 'heading', level: Math.min(heading[1]!.length, 4) as 1 | 2 | 3 | 4, children: parseInline(heading[2]!) });
      at += 1;
    } else if (FENCE.test(line)) {
      at += 1;
      const text = takeWhile((next) => (FENCE.test(next) ? undefined : next));
      at += 1;
      blocks.push({ type: 'code', text: text.join('\n') });
    } else if (RULE.test(line)) {
      blocks.push({ type: 'rule' });
      at += 1;
    } else if (BULLET.test(line)) {
      blocks.push({
        type: 'list',
        isOrdered: false,
        start: 1,
        items: takeWhile((next) => BULLET.exec(next)?.[1]).map((text) => parseInline(text)),
      });
    } else if (NUMBER.test(line)) {
      const start = Number(NUMBER.exec(line)![1]);
      blocks.push({
        type: 'list',
        isOrdered: true,
        start,
        items: takeWhile((next) => NUMBER.exec(next)?.[2]).map((text) => parseInline(text)),
      });
    } else if (QUOTE.test(line)) {
      blocks.push({ type: 'quote', lines: takeWhile((next) => QUOTE.exec(next)?.[1]).map((text) => parseInline(text)) });
    } else {
      blocks.push({
        type: 'paragraph',
        lines: takeWhile((next) => (next.trim() === '' || starters.some((s) => s.test(next)) ? undefined : next.trim())).map((text) =>
          parseInline(text),
        ),
      });
    }
  }
  return blocks;
}

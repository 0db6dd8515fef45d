import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import MarkdownView from './MarkdownView.tsx';
import { mayParse } from './mayParse.ts';

const html = (source: string) => renderToStaticMarkup(<MarkdownView source={source} />);

test('HTML is text', () => {
  expect(html('<img src=x onerror=alert(1)> <script>alert(1)</script>')).toBe(
    '<p>&lt;img src=x onerror=alert(1)&gt; &lt;script&gt;alert(1)&lt;/script&gt;</p>',
  );
});

test('an address that is not http, https or mailto never becomes a link', () => {
  for (const href of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/relative',
    ' javascript:x',
    'java\nscript:x',
  ])
    expect(html(`[click](${href})`), href).not.toContain('<a ');
});

test('links carry no trace of the reader and open elsewhere', () => {
  expect(html('see [the **plan**](https://example.org/a?b=1&c=2)')).toBe(
    '<p>see <a href="https://example.org/a?b=1&amp;c=2" target="_blank" rel="noreferrer noopener nofollow ugc">the <strong>plan</strong></a></p>',
  );
});

test('a bare address becomes a link without the full stop after it', () => {
  expect(html('Read https://example.org/x.')).toContain('href="https://example.org/x"');
  expect(html('Read https://example.org/x.')).toMatch(/<\/a>\.<\/p>$/);
});

test('a link within a link shows its words only', () => {
  expect(html('[https://bank.example](https://evil.example)')).toBe(
    '<p><a href="https://evil.example" target="_blank" rel="noreferrer noopener nofollow ugc">https://bank.example</a></p>',
  );
});

test('quotes in an address cannot leave the attribute', () => {
  expect(html('[a](https://example.org/"onmouseover="alert(1))')).not.toContain('"onmouseover');
});

test('titles begin below the titles of the page', () => {
  expect(html('# One\n\n## Two\n\n### Three')).toBe('<h3>One</h3><h3>Two</h3><h4>Three</h4>');
});

test('paragraphs, line breaks and emphasis', () => {
  expect(html('One *two* _three_\n**four**\n\nfive_six_seven')).toBe(
    '<p>One <em>two</em> <em>three</em><br/><strong>four</strong></p><p>five_six_seven</p>',
  );
});

test('lists of both kinds, the second with its own start', () => {
  expect(html('- a\n- b\n\n3. c\n4. d')).toBe('<ul><li>a</li><li>b</li></ul><ol start="3"><li>c</li><li>d</li></ol>');
});

test('code is left as it is, fenced or not, closed or not', () => {
  expect(html('`**a**`')).toBe('<p><code>**a**</code></p>');
  expect(html('```\n# a\n<b>\n```\nafter')).toBe('<pre><code># a\n&lt;b&gt;</code></pre><p>after</p>');
  expect(html('```\nopen')).toBe('<pre><code>open</code></pre>');
});

test('lists in lists', () => {
  expect(html('1. a\n   - b\n   - c\n2. d')).toBe('<ol start="1"><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ol>');
});

test('tables, with the alignment of their columns', () => {
  expect(html('| What | Cost |\n| --- | --: |\n| Rope | **12** |')).toBe(
    '<div data-table="true" tabindex="0" role="region" aria-label="Table"><table><thead><tr><th style="text-align:left">What</th>' +
      '<th style="text-align:right">Cost</th></tr></thead><tbody><tr><td style="text-align:left">Rope</td>' +
      '<td style="text-align:right"><strong>12</strong></td></tr></tbody></table></div>',
  );
});

test('quotes, rules and what is struck out', () => {
  expect(html('> said\n> twice\n\n---\n\n~~no~~')).toBe('<blockquote><p>said<br/>twice</p></blockquote><hr/><p><del>no</del></p>');
});

test('a picture is a link to it, so that reading tells nobody', () => {
  expect(html('![a plan](https://example.org/plan.png)')).toMatch(/^<p><a href="https:\/\/example.org\/plan.png"[^>]*>a plan<\/a><\/p>$/);
  expect(html('![x](data:image/svg+xml,x)')).toBe('<p>x</p>');
});

test('an address that is named once is a link wherever it is used, if it may be one', () => {
  expect(html('[the plan][p]\n\n[p]: https://example.org/p')).toContain('<a href="https://example.org/p"');
  expect(html('[the plan][p]\n\n[p]: javascript:alert(1)')).toBe('<p>the plan</p>');
});

test.each([
  '# a ',
  '   ',
  '~~~\n',
  '_a ',
  '*a* ',
  '*',
  '[',
  '`',
  '_',
  '**a ',
  '> ',
  '[a](',
  'https://',
  '- ',
  '|a',
  '|a|\n|-|\n',
  '~~',
  '![',
  '1. ',
  '[a]: b\n',
  '<',
  'a@',
  '*_',
  '*a_ ',
  '*a_~ ',
  `${'>'.repeat(29)}a\n\n`,
  `${'- '.repeat(29)}a\n`,
  '>>a\n\n',
])('20,000 characters of “%s” take three seconds of a processor at most, or are not parsed', (piece) => {
  const source = piece.repeat(Math.floor(20_000 / piece.length));
  const begin = process.cpuUsage();
  if (mayParse(source)) html(source);
  const { user, system } = process.cpuUsage(begin);
  expect((user + system) / 1e6).toBeLessThan(3);
});

test('a text that is too long or too deep is not parsed; a plain one with lists, quotes and rules is', () => {
  for (const source of ['a'.repeat(20_001), '> '.repeat(30), `fine\n${'1. '.repeat(40)}`]) expect(mayParse(source)).toBe(false);
  for (const source of ['a'.repeat(20_000), '> > - 1. deep enough', `${'-'.repeat(200)}\n${'- a\n'.repeat(500)}`])
    expect(mayParse(source)).toBe(true);
});

test('a text of delimiters that close nothing, or of quotes in quotes on every line, is not parsed', () => {
  for (const piece of ['*_', '*a_ ', `${'>'.repeat(29)}a\n\n`])
    expect(mayParse(piece.repeat(Math.floor(20_000 / piece.length)))).toBe(false);
});

test('2,500 runs of characters that may begin or end an emphasis are parsed, whichever they are, and one more is not', () => {
  for (const run of ['*', '_', '**', '~~']) {
    const text = `${run}a `.repeat(2_500);
    expect([mayParse(text), mayParse(`${text}${run}a`)], run).toEqual([true, false]);
  }
  expect(mayParse('*_'.repeat(1_250))).toBe(true);
  expect(mayParse(`${'*_'.repeat(1_250)}*`)).toBe(false);
});

test('long documents as people write them are parsed', () => {
  const part = [
    '## Budget of the _second_ quarter',
    '| What | Cost | Who |\n| --- | --: | :-: |\n| **Rope** | 12 | `ada_b` |\n| *Nets* | ~~30~~ 28 | __all__ |',
    '- one\n  - two *three*\n    1. four\n    2. five\n- six',
    '> said\n> > and answered **loudly**',
    'See [the plan](https://example.org/a_b_c) and snake_case_names * 3.',
  ].join('\n\n');
  expect(mayParse(`${part}\n\n`.repeat(Math.floor(20_000 / (part.length + 2))))).toBe(true);
});

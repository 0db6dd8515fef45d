import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Markdown } from './Markdown.tsx';

const html = (source: string) => renderToStaticMarkup(<Markdown source={source} />).replace(/^<div[^>]*>|<\/div>$/g, '');

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

test('quotes and rules', () => {
  expect(html('> said\n> twice\n\n---')).toBe('<blockquote>said<br/>twice</blockquote><hr/>');
});

test('hostile input of 260,000 characters is drawn within two seconds', () => {
  const begin = performance.now();
  for (const piece of ['# a ', '   ', '~~~\n', '_a ', '*a* ', '*', '[', '`', '_', '**a ', '> ', '[a](', 'https://'])
    html(piece.repeat(Math.floor(20_000 / piece.length)));
  expect(performance.now() - begin).toBeLessThan(2_000);
});

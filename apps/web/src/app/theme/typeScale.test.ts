import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Letters that are part of a drawing and scale with it. */
const DRAWN = ['ui/ChainMark.module.css'];
const ALLOWED = /^(inherit|var\(--al-text-(small|body|large|title|display)\))$/;
const SRC = new URL('../../', import.meta.url).pathname;
const files = globSync('**/*.{css,ts,tsx}', { cwd: SRC }).filter((file) => !/\.test\.|\.gen\./.test(file) && !DRAWN.includes(file));

/** Every text size that a file sets, in style sheets and in styles of components. */
const sizesIn = (text: string): string[] =>
  [...text.matchAll(/(?:font-size:\s*([^;]+);|fontSize:\s*'([^']+)'|\bfz="([^"]+)")/g)].map((match) =>
    (match[1] ?? match[2] ?? match[3])!.trim(),
  );

test('text has the sizes of the type scale and no other', () => {
  const others = files.flatMap((file) =>
    sizesIn(readFileSync(`${SRC}/${file}`, 'utf8'))
      .filter((size) => !ALLOWED.test(size))
      .map((size) => `${file}: ${size}`),
  );
  expect(others).toEqual([]);
});

test('a size of its own would be seen, wherever it is set', () => {
  for (const text of ['a { font-size: 15px; }', "<p style={{ fontSize: '15px' }} />", '<Text fz="15px" />'])
    expect(sizesIn(text).every((size) => ALLOWED.test(size))).toBe(false);
});

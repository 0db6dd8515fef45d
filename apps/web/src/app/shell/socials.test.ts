import { expect, test } from 'vitest';
import { socialsOf } from './socials.ts';

const NONE = { telegram: null, twitter: null, github: null, docs: null };

test('a channel that nobody has named is not shown', () => {
  expect(socialsOf(NONE)).toEqual([]);
});

test('named channels are shown in order', () => {
  const links = { ...NONE, docs: 'https://docs.acme.test/', telegram: 'https://t.acme.test/' };
  expect(socialsOf(links).map(({ label, href }) => [label, href])).toEqual([
    ['Telegram', links.telegram],
    ['Docs', links.docs],
  ]);
});

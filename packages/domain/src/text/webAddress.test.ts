import { expect, it } from 'vitest';
import { webAddressProblem } from './webAddress.ts';

const FULL = 'Please write the full address, beginning with https:// or http://';
const NO_USER = 'Please leave out the user name and password';

it.each([
  'https://example.org',
  'HTTP://example.org:8080/a/@someone?b=c@d#e',
  'https://münchen.de/straße',
  'https://пример.рф',
  'http://127.0.0.1',
  'https://xn--mnchen-3ya.de',
])('%s is a link', (text) => {
  expect(webAddressProblem(text)).toBeUndefined();
});

it.each([
  ['', FULL],
  ['example.org', FULL],
  ['https:example.org', FULL],
  ['https://', FULL],
  ['https:///example.org', FULL],
  ['javascript:alert(1)', FULL],
  ['data:text/html,hello', FULL],
  ['ftp://example.org', FULL],
  ['https://exa mple', FULL],
  ['https://example.org/a b', FULL],
  ['https://example.org\n', FULL],
  ['https:\\\\example.org', FULL],
  ['https://example.org\\@evil.example', FULL],
  ['https://user:password@example.org', NO_USER],
  ['https://example.org@evil.example', NO_USER],
  ['https://@example.org', NO_USER],
  ['https://example.org/\u202Egpj.exe', 'Please leave out characters that change the direction of writing'],
  ['https://exam\u200Bple.org', 'Please leave out characters that cannot be seen'],
  ['https://exаmple.org', 'Please write each word in the letters of one script'],
])('%j is none', (text, problem) => {
  expect(webAddressProblem(text)).toBe(problem);
});

it('of look-alikes only is told with what it looks like', () => {
  expect(webAddressProblem('https://www.аррӏе.com')).toBe(
    'This can be mistaken for "apple" in Latin letters. Please write it in those, or choose another name',
  );
});

import { expect, test } from 'vitest';
import { messageTitle } from './messageTitle.ts';

const typed = { domain: {}, types: {}, message: {}, primaryType: 'Mail' };

test.each([
  ['Ahoy\n  there', 'Ahoy there'],
  [' \n', 'Empty text'],
  ['x'.repeat(71), `${'x'.repeat(70)}…`],
  [typed, 'Mail'],
  [{ ...typed, domain: { name: 'Post' } }, 'Mail for Post'],
])('%j is called %j', (message, title) => expect(messageTitle(message)).toBe(title));

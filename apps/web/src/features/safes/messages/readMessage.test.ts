import { expect, test } from 'vitest';
import { readMessage } from './readMessage.ts';

const typed = {
  types: { Vote: [{ name: 'voter', type: 'address' }] },
  domain: { name: 'Ahoy' },
  primaryType: 'Vote',
  message: { voter: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' },
};
const ofText = (text: string) => readMessage({ kind: 'text', text, typed: 'not looked at' });
const ofTyped = (value: unknown) =>
  readMessage({ kind: 'typed', text: '', typed: typeof value === 'string' ? value : JSON.stringify(value) });

test('a text is signed exactly as it is written', () => expect(ofText('  Ahoy\n')).toEqual({ message: '  Ahoy\n' }));

test('typed data is read from its JSON', () => expect(ofTyped(typed)).toEqual({ message: typed }));

test.each([
  ['nothing', ofText(' \n'), 'Write what the Safe is to sign.'],
  ['too much', ofText('a'.repeat(10_001)), 'At most 10000 characters; these are 10001.'],
  ['no typed data', ofTyped(''), 'Paste the typed data that the Safe is to sign.'],
  ['broken JSON', ofTyped('{"types":'), /^This is no JSON\. ./],
  ['a list', ofTyped([]), 'Typed data is an object with types, domain, primaryType, message.'],
  ['missing parts', ofTyped({ types: {}, message: {} }), 'Typed data needs domain, primaryType too.'],
  ['a part of another shape', ofTyped({ ...typed, types: { Vote: 'address' } }), /^types\.Vote: /],
  ['a value that is not signed', ofTyped({ ...typed, message: { ...typed.message, free: 1 } }), /^message\.free would not be signed/],
  ['an address that is none', ofTyped({ ...typed, message: { voter: '0x12' } }), /^A value is not of its type\. .*0x12/],
])('%s is told in words', (_, read, problem) => {
  expect(read.message).toBeUndefined();
  expect(read.problem).toMatch(problem);
});

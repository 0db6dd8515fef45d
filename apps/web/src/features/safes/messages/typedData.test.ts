import type { TypedMessage } from '@althing/domain/safeService';
import { expect, test } from 'vitest';
import { typedLines, typedProblem } from './typedData.ts';

const BOB = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const mail: TypedMessage = {
  domain: { name: 'Ahoy', chainId: 31337 },
  types: {
    Person: [
      { name: 'name', type: 'string' },
      { name: 'wallets', type: 'address[]' },
    ],
    Mail: [
      { name: 'to', type: 'Person[]' },
      { name: 'amount', type: 'uint256' },
    ],
  },
  primaryType: 'Mail',
  message: { to: [{ name: 'Bob', wallets: [BOB] }], amount: 7 },
};
const withMessage = (message: Record<string, unknown>): TypedMessage => ({ ...mail, message });

test('objects and lists are read line by line, in the order of their types', () => {
  expect(typedLines(mail)).toEqual({
    message: [
      {
        name: 'to',
        type: 'Person[]',
        lines: [
          {
            name: '1',
            type: 'Person',
            lines: [
              { name: 'name', type: 'string', text: 'Bob' },
              { name: 'wallets', type: 'address[]', lines: [{ name: '1', type: 'address', text: BOB }] },
            ],
          },
        ],
      },
      { name: 'amount', type: 'uint256', text: '7' },
    ],
    domain: [
      { name: 'name', type: 'string', text: 'Ahoy' },
      { name: 'chainId', type: 'uint256', text: '31337' },
    ],
  });
});

test('what no type names is part of no hash, and is not shown as if it were signed', () => {
  expect(JSON.stringify(typedLines(withMessage({ ...mail.message, free: 'gift' })))).not.toContain('gift');
  expect(JSON.stringify(typedLines({ ...mail, domain: { name: 'Ahoy', owner: 'Bob' } }).domain)).not.toContain('Bob"');
});

test('characters that nobody sees are shown', () =>
  expect(
    typedLines(withMessage({ to: [{ name: 'Bob\u202egnp', wallets: [] }], amount: 1 })).message[0]?.lines?.[0]?.lines?.[0]?.text,
  ).not.toContain('\u202e'));

test('typed data without fault has no problem', () => expect(typedProblem(mail)).toBeUndefined());

test.each([
  ['another primary type', { ...mail, primaryType: 'Letter' }, 'The types have no “Letter”, which is the primary type.'],
  ['a name of every object', { ...mail, primaryType: 'toString' }, 'The types have no “toString”, which is the primary type.'],
  [
    'more than is signed',
    withMessage({ ...mail.message, free: 1 }),
    'message.free would not be signed, as the type Mail does not name it.',
  ],
  ['less than is signed', withMessage({ to: [] }), 'message.amount is missing (uint256).'],
  ['a rounded number', withMessage({ to: [], amount: 2 ** 60 }), /^message\.amount is beyond 9,007,199,254,740,991: write it in quotes/],
  ['no list', withMessage({ to: {}, amount: 1 }), 'message.to is to be a list (Person[]).'],
  ['no object', withMessage({ to: ['Bob'], amount: 1 }), 'message.to[0] is to be an object (Person).'],
  ['a number as text', withMessage({ to: [{ name: 5, wallets: [] }], amount: 1 }), 'message.to[0].name is text, so write it in quotes.'],
  ['a chain as text', { ...mail, domain: { name: 'Ahoy', chainId: '31337' } }, 'domain.chainId is a number, so write it without quotes.'],
  [
    'a domain with more',
    { ...mail, domain: { owner: 'Bob' } },
    'domain.owner would not be signed, as the type EIP712Domain does not name it.',
  ],
])('%s is told', (_, typed, problem) => expect(typedProblem(typed)).toMatch(problem));

import { expect, test } from 'vitest';
import { recipientProblem } from './recipient.ts';

const ADA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const TOKEN = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

test.each(['', '  ', ADA, ` ${ADA} `, ADA.toLowerCase()])('to %j tokens can be sent', (text) => {
  expect(recipientProblem(text, [TOKEN])).toBeUndefined();
});

test.each([
  ['hello', /^This is no address/],
  ['0x123', /^This is no address/],
  ['vitalik.eth', /^This is no address/],
  [ADA.replace('C5', 'c5'), /^A letter of this address is wrong/],
  [`0x${'0'.repeat(40)}`, /belongs to nobody/],
  [TOKEN.toLowerCase(), /a contract of the token itself/],
])('to %s none are sent', (text, problem) => {
  expect(recipientProblem(text, [TOKEN])).toMatch(problem);
});

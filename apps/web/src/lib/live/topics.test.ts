import { liveTopic as table } from '@althing/domain/http';
import { expect, test } from 'vitest';
import { liveTopic } from './topics.ts';

const address = '0xF39FD6e51aad88F6F4ce6aB8827279cffFb92266';

test('the topics are those of the server', () => {
  expect(Object.keys(liveTopic)).toEqual(Object.keys(table));
  expect(liveTopic.organisation('a1')).toBe(table.organisation('a1'));
  expect(liveTopic.chain(31337)).toBe(table.chain(31337));
  expect(liveTopic.contract(31337, address)).toBe(table.contract(31337, address));
  expect(liveTopic.proposal(31337, address, '7')).toBe(table.proposal(31337, address, '7'));
  expect(liveTopic.bridge(address)).toBe(table.bridge(address));
});

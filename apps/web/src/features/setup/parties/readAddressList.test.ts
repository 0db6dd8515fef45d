import { expect, test } from 'vitest';
import { readAddressList } from './readAddressList.ts';

const a = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const b = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

test('words that are no addresses are handed back as they stood', () => {
  expect(readAddressList(`${a}, 0x12 nobody.eth`)).toEqual({ addresses: [a], rejected: ['0x12', 'nobody.eth'], repeated: 0 });
});

test('an address counts once, whatever its case and wherever it stands', () => {
  expect(readAddressList(`${a}\n${a.toLowerCase()}\n${b}`, [b.toLowerCase()])).toEqual({ addresses: [a], rejected: [], repeated: 2 });
});

test('lines, commas, semicolons and a JSON list all separate', () => {
  expect(readAddressList(`["${a}","${b}"]`).addresses).toEqual([a, b]);
  expect(readAddressList(`${a};${b}`).addresses).toEqual([a, b]);
});

test('nothing in, nothing out', () => {
  expect(readAddressList(' \n ')).toEqual({ addresses: [], rejected: [], repeated: 0 });
});

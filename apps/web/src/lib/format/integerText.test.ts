import { expect, test } from 'vitest';
import { integerText } from './integerText.ts';

test.each([
  ['1500000000000000000', 'uint256', '1,500,000,000,000,000,000'],
  ['31337', 'uint64', '31,337'],
  ['7', 'int8', '7'],
  ['0x0012345678', 'bytes', '0x0012345678'],
  ['1234567', 'string', '1234567'],
])('%s of type %s is read as %s', (value, type, text) => {
  expect(integerText(value, type)).toBe(text);
});

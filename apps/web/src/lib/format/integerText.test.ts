import { expect, test } from 'vitest';
import { integerText } from './integerText.ts';

test.each([
  ['1500000000000000000', 'uint256', 'value', '1,500,000,000,000,000,000'],
  ['31337', 'uint64', 'delay', '31,337'],
  ['7', 'int8', 'side', '7'],
  ['0x0012345678', 'bytes', 'data', '0x0012345678'],
  ['1234567', 'string', 'text', '1234567'],
  ['1234567', 'uint256', 'bid', '1,234,567'],
])('%s of type %s named %s is read as %s', (value, type, name, text) => {
  expect(integerText(value, type, name)).toBe(text);
});

test.each(['id', 'proposalId', 'salt', '_salt', 'nonce', 'saltNonce', 'chainId'])('%s is no amount, so it is not grouped', (name) => {
  expect(integerText('1234567', 'uint256', name)).toBe('1234567');
});

import { expect, test } from 'vitest';
import { relayerFeeText } from './relayerFeeText.ts';

test('a relayer fee has five decimals of a unit of 18, and is never shown lower than it is', () => {
  expect(relayerFeeText(50_000_000_000_000n)).toBe('0.00005');
  expect(relayerFeeText(50_000_000_000_001n)).toBe('0.00006');
  expect(relayerFeeText(12n * 10n ** 18n + 10n ** 17n)).toBe('12.10000');
  expect(relayerFeeText(0n)).toBe('0.00000');
});

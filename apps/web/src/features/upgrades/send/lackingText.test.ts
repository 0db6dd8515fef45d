// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { lackingText } from './lackingText.ts';

const scene = { symbol: 'loaf', nameAddress: () => undefined };

test.each([
  [
    { label: 'The vetoer may cancel', expected: 'true', actual: 'false' },
    'The guardian may cancel: not yet on the chain; it will be once this is done.',
  ],
  [
    { label: 'No cancelling by the founder', expected: 'false', actual: 'true' },
    'No cancelling by the founder: not yet on the chain; it will be once this is done.',
  ],
  [
    { label: 'Delay', unit: 'seconds' as const, expected: '600', actual: '86400' },
    'Delay: 1 day on the chain now, 10 minutes once this is done.',
  ],
  [{ label: 'Delay', expected: '600', actual: null }, 'Delay: it cannot be read on the chain yet; it can once this is done.'],
])('%j', (difference, text) => {
  expect(lackingText(difference, scene)).toBe(text);
});

import { expect, test } from 'vitest';
import { cleanAmount } from './cleanAmount.ts';

test.each([
  ['1,5', '1.5'],
  ['1.', '1.'],
  ['.5', '.5'],
  ['', ''],
  ['007', '007'],
])('%j becomes %j', (text, cleaned) => expect(cleanAmount(text)).toBe(cleaned));

test.each(['1.2.3', '1,2.3', '1e5', '-1', '1 000', 'abc', '٣'])('%j is not accepted', (text) => expect(cleanAmount(text)).toBeUndefined());

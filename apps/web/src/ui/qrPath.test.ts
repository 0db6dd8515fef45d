import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrPath } from './qrPath.ts';

const URI = `wc:${'ab'.repeat(32)}@2?relay-protocol=irn&symKey=${'cd'.repeat(32)}&expiryTimestamp=1795233017`;

test('the path paints the dark modules of the code and no others, each once', () => {
  const { size, path } = qrPath(URI);
  const painted = Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let i = 0; i < Number(length); i++) painted[Number(y)]![Number(x) + i]! += 1;
  expect(painted).toEqual(encode(URI, { ecc: 'M', border: 0 }).data.map((row) => row.map(Number)));
});

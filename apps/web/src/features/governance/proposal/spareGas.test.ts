import { expect, test } from 'vitest';
import { spareGas } from './spareGas.ts';

test('twice what an execution takes is spared, and never less than where that is not known, nor more than a transaction may take', () => {
  expect([spareGas(undefined), spareGas('1000000'), spareGas('2500000'), spareGas('9000000')]).toEqual([
    3_000_000n,
    3_000_000n,
    5_000_000n,
    7_000_000n,
  ]);
});

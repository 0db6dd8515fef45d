import { bondContractsOf } from '@althing/bindings';
import { expect, test } from 'vitest';
import { oraclePriceOf } from './purchaseRows.ts';

const OURS = Buffer.from(bondContractsOf(31337)!.twapBondOracle.slice(2), 'hex');
const FOREIGN = Buffer.alloc(20, 7);
const said = { chain_id: '31337', oracle_price: '5', oracle_conversion: '10' };

test('what the platform’s oracle said is told in the market’s scale, and what a seller’s own said is not told at all', () => {
  expect(oraclePriceOf({ ...said, oracle: OURS })).toBe(50n);
  expect(oraclePriceOf({ ...said, oracle: FOREIGN })).toBe(0n);
  expect(oraclePriceOf({ ...said, oracle: null })).toBe(0n);
});

import { expect, test } from 'vitest';
import type { Header } from '../../store/chain/update.ts';
import { relate } from './relation.ts';

const cursor = { number: 10, hash: '0x0a', at: 1, genesis: '0x00', version: 1 } as const;
const head = (number: number, hash: `0x${string}`): Header => ({ number, hash, parentHash: '0x', timestamp: 1, logsBloom: '0x' });

test.each([
  ['first', null, head(3, '0x03'), undefined],
  ['ahead', cursor, head(11, '0x0b'), undefined],
  ['same', cursor, head(10, '0x0a'), undefined],
  ['forked', cursor, head(10, '0xff'), undefined],
  ['forked', cursor, head(9, '0xff'), '0x09'],
  ['behind', cursor, head(9, '0x09'), '0x09'],
  ['behind', cursor, head(2, '0x02'), undefined],
] as const)('a head can be %s', (relation, from, to, kept) => {
  expect(relate(from, to, kept)).toBe(relation);
});

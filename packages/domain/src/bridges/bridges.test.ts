import { describe, expect, test } from 'vitest';
import { LOCAL_CHAINS } from '../chains/index.ts';
import { bridgeChainIdsOf, BRIDGES } from './index.ts';

describe('what bridges call chains', () => {
  test('every local chain is reached by all bridges but Connext', () => {
    for (const { id } of LOCAL_CHAINS) expect(Object.keys(bridgeChainIdsOf(id)!)).toEqual(BRIDGES.filter((bridge) => bridge !== 'connext'));
  });

  test('no bridge calls two chains the same', () => {
    for (const bridge of BRIDGES.filter((each) => each !== 'connext')) {
      expect(new Set(LOCAL_CHAINS.map(({ id }) => bridgeChainIdsOf(id)![bridge])).size).toBe(LOCAL_CHAINS.length);
    }
  });

  test('of a chain that nobody knows, nothing is known', () => {
    expect(bridgeChainIdsOf(5)).toBeUndefined();
  });
});

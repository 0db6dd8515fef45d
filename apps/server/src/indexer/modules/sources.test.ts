import { describe, expect, test } from 'vitest';
import { indexedSources, indexedRoots } from './sources.ts';

describe('the contracts that are read from the beginning', () => {
  test('are those of bond markets on local chains only', () => {
    const kinds = (chainId: number) => indexedRoots(chainId).map(({ kind }) => kind);
    expect(kinds(1)).toEqual(['organisationDeployer', 'governanceSystemFactory']);
    expect(kinds(31337).filter((kind) => kind === 'bondAuctioneer')).toHaveLength(8);
    expect(kinds(31337).filter((kind) => kind === 'bondTeller')).toHaveLength(2);
  });

  test('have a source each, and stand at addresses of their own', () => {
    const roots = indexedRoots(31337);
    expect(roots.filter(({ kind }) => indexedSources[kind].decoders.size === 0)).toEqual([]);
    expect(new Set(roots.map(({ address }) => address.toLowerCase())).size).toBe(roots.length);
  });
});

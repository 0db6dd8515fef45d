import { describe, expect, test } from 'vitest';
import { chainsOf, MAINNET_CHAINS, TESTNET_CHAINS } from '../publicChains/index.ts';
import { chainById, chainName, enabledChains, explorerLink, LOCAL_CHAINS, NETWORKS } from './index.ts';

describe('chains', () => {
  const all = NETWORKS.flatMap((network) => chainsOf(network));

  test('every id stands once over all networks, so that a signature is never valid on two of them', () => {
    expect(new Set(all.map((chain) => chain.id)).size).toBe(all.length);
  });

  test('every slug stands once', () => {
    expect(new Set(all.map((chain) => chain.slug)).size).toBe(all.length);
  });

  test('the mainnet ids are those of the specification', () => {
    expect(MAINNET_CHAINS.map((chain) => chain.id).sort((a, b) => a - b)).toEqual(
      [1, 10, 56, 100, 130, 137, 146, 151, 223, 288, 999, 3223, 3338, 5000, 8453, 42161, 59144, 60808, 80094, 81457, 98866, 7225878].sort(
        (a, b) => a - b,
      ),
    );
  });

  test('the testnet ids are those of the specification and OP Sepolia', () => {
    expect(TESTNET_CHAINS.map((chain) => chain.id)).toEqual([421614, 59141, 84532, 11155420, 1000101]);
  });

  test('id 999 is HyperEVM, not one of the testnets that share the id', () => {
    expect(chainById(MAINNET_CHAINS, 999)).toMatchObject({ name: 'HyperEVM', nativeCurrency: { symbol: 'HYPE' } });
  });

  test('an id without known facts is listed by its number and cannot be chosen', () => {
    expect(chainById(MAINNET_CHAINS, 3223)).toMatchObject({ name: 'Chain 3223', disabledReason: expect.stringContaining('not known') });
    expect(enabledChains(MAINNET_CHAINS).map((chain) => chain.id)).not.toContain(3223);
    expect(enabledChains(TESTNET_CHAINS).map((chain) => chain.id)).not.toContain(1000101);
  });

  test('quadratic voting is possible on OP Sepolia and Alpha only', () => {
    expect(all.filter((chain) => chain.supportsQuadratic).map((chain) => chain.id)).toEqual([11155420, 31337]);
  });

  test('Ethereum carries fee multiplier 100 and duration multiplier 3, Gnosis duration multiplier 3, all others 1', () => {
    const special = all.filter((chain) => chain.feeMultiplier !== 1 || chain.durationMultiplier !== 1);
    expect(special.map(({ id, feeMultiplier, durationMultiplier }) => [id, feeMultiplier, durationMultiplier])).toEqual([
      [1, 100, 3],
      [100, 1, 3],
    ]);
  });

  test('explorer addresses end without a slash and links are built on them', () => {
    expect(all.filter((chain) => chain.explorerUrl?.endsWith('/'))).toEqual([]);
    expect(explorerLink('https://etherscan.io', 'tx', '0x1')).toBe('https://etherscan.io/tx/0x1');
    expect(explorerLink(null, 'address', '0x1')).toBeUndefined();
  });

  test('a chain has a name to show even where it is unknown', () => {
    expect(chainName(LOCAL_CHAINS, 31338)).toBe('Beta');
    expect(chainName(LOCAL_CHAINS, 5)).toBe('Chain 5');
    expect(chainName(LOCAL_CHAINS, null)).toBe('No chain');
  });
});

import { STRATEGIES, TERMS } from '@althing/domain/bonds';
import { describe, expect, test, vi } from 'vitest';
import {
  aggregatorOf,
  auctioneerOf,
  BOND_TELLERS,
  bondContractsOf,
  feeCollectorOf,
  isPlatformOracle,
  marketKindOf,
  tellerOf,
  twapOracleOf,
} from './bondContracts.ts';

/* A record as `script/platform` makes it for OP Mainnet. Its contracts have another owner than those of local chains, and so other addresses. */
vi.mock('./publicPlatforms.json', async () => {
  const { ownedDeployments } = await import('./platformDeployments.ts');
  const owner = '0x00000000000000000000000000000000000000AA';
  const deployments = ownedDeployments({ owner, priceSigner: owner, treasury: owner });
  return { default: { 10: { contracts: Object.fromEntries(deployments.map(({ name, address }) => [name, address])) } } };
});

const [LOCAL, ETHEREUM, OP] = [31337, 1, 10];
const kinds = STRATEGIES.flatMap((strategy) => TERMS.map((term) => ({ strategy, term })));

describe('the auctioneer of a chain', () => {
  test.each(kinds)('of $strategy, $term, is known again by its address', (kind) => {
    const auctioneer = auctioneerOf(LOCAL, kind.strategy, kind.term);
    expect(marketKindOf(auctioneer)).toEqual(kind);
    expect(marketKindOf(auctioneer.toLowerCase() as typeof auctioneer)).toEqual(kind);
  });

  test('is another one for every strategy and term', () => {
    expect(new Set(kinds.map(({ strategy, term }) => auctioneerOf(LOCAL, strategy, term))).size).toBe(8);
  });
});

test('an oracle is the platform’s only on its own chain and at its own address', () => {
  const oracle = bondContractsOf(LOCAL)!.twapBondOracle;
  expect(isPlatformOracle(LOCAL, oracle)).toBe(true);
  expect(isPlatformOracle(LOCAL, oracle.toLowerCase() as typeof oracle)).toBe(true);
  expect(isPlatformOracle(LOCAL, aggregatorOf(LOCAL))).toBe(false);
  expect(isPlatformOracle(LOCAL, null)).toBe(false);
  expect(isPlatformOracle(OP, oracle)).toBe(false);
  expect(isPlatformOracle(ETHEREUM, oracle)).toBe(false);
});

test('an address of others has no markets of ours', () => {
  expect(marketKindOf(aggregatorOf(LOCAL))).toBeUndefined();
});

test('a chain without bond contracts is named in the words of the catalogue', () => {
  expect(bondContractsOf(ETHEREUM)).toBeUndefined();
  expect(() => auctioneerOf(ETHEREUM, 'fpa', 'fixed-term')).toThrow('Auctioneer not found for chain 1');
  expect(() => aggregatorOf(ETHEREUM)).toThrow('Aggregator not found for chain 1');
  expect(() => twapOracleOf(ETHEREUM)).toThrow('TWAP Oracle does not exist on this chain');
  expect(() => feeCollectorOf(ETHEREUM)).toThrow('Fee collector not found on this chain');
  expect(() => tellerOf(ETHEREUM, 'fixed-expiry')).toThrow('Teller not found for chain 1');
});

test('a public chain has the contracts that were recorded of it, which are known again', () => {
  const [local, op] = [bondContractsOf(LOCAL)!, bondContractsOf(OP)!];
  expect(op.aggregator).not.toBe(local.aggregator);
  for (const { strategy, term } of kinds) expect(marketKindOf(op.auctioneers[strategy][term])).toEqual({ strategy, term });
  expect(BOND_TELLERS).toEqual([...Object.values(local.tellers), ...Object.values(op.tellers)]);
});

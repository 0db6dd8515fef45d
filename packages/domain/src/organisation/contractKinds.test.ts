import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CONTRACT_KIND_FACTS, CONTRACT_KINDS, contractName, isSafeKind } from './contractKinds.ts';

const SOLIDITY = new URL('../../../contracts/src/types/ContractKind.sol', import.meta.url);

describe('kinds of contracts', () => {
  test('are those of the contracts, in their order', () => {
    const body = /enum ContractKind \{([^}]*)\}/.exec(readFileSync(SOLIDITY, 'utf8'))![1]!;
    const onChain = body.split(',').map((word) => word.trim());
    expect(CONTRACT_KINDS.map((kind) => kind[0]!.toUpperCase() + kind.slice(1))).toEqual(onChain);
  });

  test.each(CONTRACT_KINDS)('%s has one label that no other has, and names what it is with its name behind it', (kind) => {
    const { label } = CONTRACT_KIND_FACTS[kind];
    expect(CONTRACT_KINDS.filter((other) => CONTRACT_KIND_FACTS[other].label === label)).toEqual([kind]);
    expect(contractName({ kind, name: '' })).toBe(label);
    expect(contractName({ kind, name: 'Main' })).toBe(`${label} Main`);
  });

  test.each(CONTRACT_KINDS)('%s is told as a Safe exactly where it is one', (kind) => {
    const { label } = CONTRACT_KIND_FACTS[kind];
    // A working group is the only Safe whose label does not say so.
    expect(/\bSafe\b/.test(label) || kind === 'workingGroup').toBe(isSafeKind(kind));
  });

  test.each([
    ['governor', 'Main', 'Governor Main'],
    ['proxyAdmin', '', 'Upgrade authority'],
    ['token', 'Acme', 'Token Acme'],
    ['token', 'Acme Token', 'Acme Token'],
    ['workingGroup', 'Token Keepers', 'Working group Token Keepers'],
  ] as const)('%s “%s” is called %s', (kind, name, words) => {
    expect(contractName({ kind, name })).toBe(words);
  });
});

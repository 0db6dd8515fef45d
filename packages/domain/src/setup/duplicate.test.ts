import { describe, expect, test } from 'vitest';
import { addGovernor, duplicateGovernor, duplicateWallet } from './duplicate.ts';
import { emptyChainWallet, emptyGovernor } from './emptyForm.ts';

const governor = (tempId: string, governorName: string) => ({ ...emptyGovernor(tempId), governorName });

describe('duplicating a governor', () => {
  test('the copy has every setting, an id and a name of its own', () => {
    const original = { ...governor('governor-1', 'Main'), chainId: 31337, votingPeriod: 14 };
    const copy = duplicateGovernor('governor-1', [original])[1];
    expect(copy).toEqual({ ...original, tempId: 'governor-2', governorName: 'Main 2' });
  });

  test('names are counted on past those that are taken, whatever their case', () => {
    const list = [governor('a', 'Main'), governor('b', 'main 2')];
    expect(duplicateGovernor('b', list).at(-1)?.governorName).toBe('main 3');
  });

  test('a nameless governor stays nameless and an unknown one changes nothing', () => {
    expect(duplicateGovernor('a', [governor('a', ' ')]).at(-1)?.governorName).toBe('');
    expect(duplicateGovernor('x', [governor('a', 'Main')])).toHaveLength(1);
  });
});

test('a governor that is added has an id that no other has', () => {
  const list = addGovernor({ governor: [governor('governor-2', 'Main')], refundMechanism: false });
  expect(list[1]?.tempId).not.toBe('governor-2');
  expect(addGovernor({ governor: list, refundMechanism: false })).toHaveLength(3);
});

describe('duplicating a wallet', () => {
  const original = { ...emptyChainWallet('safeTreasury-1', 31337), isMultisig: true, addresses: ['0x1', '0x2'], threshold: 2 };

  test('owners and threshold are copied, chain and name are not', () => {
    const copy = duplicateWallet('safeTreasury', 'safeTreasury-1', [{ ...original, name: 'Grants' }])[1];
    expect(copy).toMatchObject({ isMultisig: true, addresses: ['0x1', '0x2'], threshold: 2, chainId: null, name: '' });
    expect(copy?.tempId).not.toBe(original.tempId);
  });

  test('the copy of an entry that is marked for deletion is not marked', () => {
    expect(duplicateWallet('safeTreasury', 'safeTreasury-1', [{ ...original, isMarkedForDeletion: true }])[1]).not.toHaveProperty(
      'isMarkedForDeletion',
    );
  });

  test('changing the copy leaves the original alone', () => {
    const [, copy] = duplicateWallet('safeTreasury', 'safeTreasury-1', [original]);
    copy?.addresses.push('0x3');
    expect(original.addresses).toHaveLength(2);
  });
});

import { describe, expect, test } from 'vitest';
import { account, ALPHA, BETA, organisation, receiver, safe, token, withModules } from '../../test/forms.ts';
import {
  addLink,
  addReceiver,
  addWallet,
  canRemoveAddress,
  chooseNewToken,
  importReceivers,
  keepWallet,
  removeAddress,
  removeWallet,
  setMultisig,
  setTokenChains,
  thresholdOptions,
} from './edit.ts';
import { emptyToken, emptyWallet } from './emptyForm.ts';
import { entryStatus } from './entryStatus.ts';
import { sameValue } from './sameValue.ts';
import { freshTempId } from './tempId.ts';

describe('a wallet', () => {
  test('as multisig has two empty addresses and threshold 1, as an account one', () => {
    expect(setMultisig(emptyWallet(), true)).toEqual({ isMultisig: true, addresses: ['', ''], threshold: 1 });
    expect(setMultisig(safe(), false)).toMatchObject({ isMultisig: false, addresses: [''], threshold: 1 });
  });

  test('keeps its owners when the same answer is given again', () => {
    const wallet = safe();
    expect(setMultisig(wallet, true)).toBe(wallet);
  });

  test('never keeps a threshold above the owners that are left', () => {
    expect(removeAddress(safe({ addresses: [account(1), account(2), account(3)], threshold: 3 }), 0)).toMatchObject({
      addresses: [account(2), account(3)],
      threshold: 2,
    });
    expect(removeAddress(safe({ addresses: [account(1)], threshold: 1 }), 0)).toMatchObject({ addresses: [], threshold: 1 });
  });

  test('offers thresholds from 1 to the number of addresses and removal from the third', () => {
    expect(thresholdOptions(safe({ addresses: ['a', 'b', 'c'] }))).toEqual([1, 2, 3]);
    expect([0, 1, 2, 3].map(canRemoveAddress)).toEqual([false, false, true, true]);
  });
});

describe('a list of wallets', () => {
  test('grows by an empty entry with an id of its own', () => {
    const two = addWallet('safeTreasury', [safe({ tempId: 'safeTreasury-2' })]);
    expect(two[1]).toMatchObject({ chainId: null, addresses: [], threshold: 1 });
    expect(two[1]?.tempId).not.toBe('safeTreasury-2');
  });

  test('loses a new entry and marks one that exists', () => {
    const form = withModules({ safeTreasury: [safe({ tempId: 'old' }), safe({ tempId: 'new' })] });
    const initial = withModules({ safeTreasury: [safe({ tempId: 'old' })] });
    expect(removeWallet('safeTreasury', 'new', form, initial).map((entry) => entry.tempId)).toEqual(['old']);
    expect(removeWallet('safeTreasury', 'old', form, initial)).toMatchObject([
      { tempId: 'old', isMarkedForDeletion: true },
      { tempId: 'new' },
    ]);
    const marked = removeWallet('safeTreasury', 'old', form, initial);
    expect(keepWallet('old', marked)).toEqual(form.modules.safeTreasury);
    expect(removeWallet('safeTreasury', 'old', form, null).map((entry) => entry.tempId)).toEqual(['new']);
  });
});

describe('the token', () => {
  test('starts anew when another answer is given, and not when the same is', () => {
    expect(chooseNewToken(token(), false)).toEqual(emptyToken(false));
    const same = token();
    expect(chooseNewToken(same, true)).toBe(same);
  });

  test('has one list of receivers and one authority for each chain, and keeps what was filled in', () => {
    const both = setTokenChains(token(), [ALPHA, BETA, BETA]);
    expect(both.chainIds).toEqual([ALPHA, BETA]);
    expect(both.initialReceivers).toEqual([
      token().initialReceivers[0],
      { chainId: BETA, receivers: [{ tempId: 'receiver-1', address: '', amount: '' }] },
    ]);
    expect(both.authority.map((entry) => entry.chainId)).toEqual([ALPHA, BETA]);
    expect(new Set(both.authority.map((entry) => entry.tempId)).size).toBe(2);
    expect(setTokenChains(both, [ALPHA])).toEqual(token());
  });

  test('takes receivers from a file after those that were typed, in place of empty rows', () => {
    const read = [{ address: account(8), amount: '3' }];
    const list = importReceivers([receiver(), { tempId: 'receiver-2', address: ' ', amount: '' }], read);
    expect(list.map(({ address, amount }) => [address, amount])).toEqual([
      [account(1), '1000'],
      [account(8), '3'],
    ]);
    expect(new Set(list.map((entry) => entry.tempId)).size).toBe(2);
    expect(addReceiver(list)).toHaveLength(3);
  });
});

test('links and rows get ids that no other has', () => {
  expect(addLink([{ id: 'link-2', type: null, url: '' }])[1]?.id).toBe('link-3');
  expect(freshTempId('x', [])).toBe('x1');
});

describe('the status of an entry in an edit', () => {
  const initial = organisation().modules.safeTreasury;
  test.each([
    ['unchanged', safe()],
    ['changed', safe({ threshold: 1 })],
    ['new', safe({ tempId: 'other' })],
    ['markedForDeletion', safe({ isMarkedForDeletion: true })],
  ] as const)('is %s', (status, entry) => {
    expect(
      entryStatus(
        entry,
        initial.find(({ tempId }) => tempId === entry.tempId),
      ),
    ).toBe(status);
  });

  test('is new for everything of a new organisation', () => {
    expect(entryStatus(safe(), undefined)).toBe('new');
  });
});

test.each([
  [{ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 }, true],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: undefined, b: 1 }, { a: 1, c: undefined }, false],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [null, {}, false],
  [Number.NaN, Number.NaN, true],
])('%j and %j: the same value is %s', (a, b, expected) => {
  expect(sameValue(a, b)).toBe(expected);
});

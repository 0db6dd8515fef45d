import { expect, test } from 'vitest';
import { CHAIN_WALLET } from './parts/wallet.ts';
import { MODULES_PART } from './schema.ts';
import { standingWallets, WALLET_LISTS, type WalletList, walletName } from './walletLists.ts';

test('every part of an organisation that is a list of wallets has its words among the kinds of contracts', () => {
  const lists = Object.entries(MODULES_PART.fields).filter(([, field]) => field.kind === 'list' && field.of === CHAIN_WALLET);
  expect(lists.map(([name]) => name).toSorted()).toEqual(WALLET_LISTS.toSorted());
});

test('a wallet is called what it is, with its name behind it', () => {
  expect([walletName('safeTreasury', ''), walletName('bondingEngine', ''), walletName('workingGroup', 'Ops')]).toEqual([
    'Treasury',
    'VEO manager',
    'Working group Ops',
  ]);
});

test('what is to be deleted stands in no list', () => {
  const wallets = Object.fromEntries(
    WALLET_LISTS.map((list) => [
      list,
      [
        { list, isMarkedForDeletion: true },
        { list, isMarkedForDeletion: false },
      ],
    ]),
  ) as Record<WalletList, { list: WalletList; isMarkedForDeletion: boolean }[]>;
  expect(standingWallets(wallets)).toEqual(WALLET_LISTS.map((list) => ({ list, isMarkedForDeletion: false })));
});

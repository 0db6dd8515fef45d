import type { LocalAccount } from 'viem';
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts';
import { toHex } from 'viem/utils';

/** The mnemonic of the accounts that every local node funds. It is public, so money sent to them on a real chain can be taken by anybody. */
const PHRASE = 'test test test test test test test test test test test junk';
const COUNT = 10;
let derived: readonly LocalAccount[] | undefined;

/** The ten funded accounts of the local chains. */
export function devAccounts(): readonly LocalAccount[] {
  derived ??= derive();
  return derived;
}

function derive(): LocalAccount[] {
  const parent = mnemonicToAccount(PHRASE, { path: "m/44'/60'/0'/0" }).getHdKey();
  return Array.from({ length: COUNT }, (_, index) => privateKeyToAccount(toHex(parent.deriveChild(index).privateKey!)));
}

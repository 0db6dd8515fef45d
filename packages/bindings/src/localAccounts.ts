import type { Hex, PrivateKeyAccount } from 'viem';
import { type HDKey, mnemonicToAccount, privateKeyToAccount } from 'viem/accounts';
import { toHex } from 'viem/utils';

/** The mnemonic of the accounts that every local chain funds; its keys are public, so money sent to them on a real chain can be taken by anybody. */
const MNEMONIC = 'test test test test test test test test test test test junk';

/** How many accounts a local chain funds, from index 0 on. */
export const FUNDED_ACCOUNTS = 10;

/** Taken from the mnemonic once, as that hashes some thousand times. */
let parent: HDKey | undefined;
const accounts = new Map<number, PrivateKeyAccount>();

/** The private key of the account at `index`. */
export function localKey(index: number): Hex {
  parent ??= mnemonicToAccount(MNEMONIC, { path: "m/44'/60'/0'/0" }).getHdKey();
  return toHex(parent.deriveChild(index).privateKey!);
}

/** The account at `index` of the local chains' mnemonic, at the path `m/44'/60'/0'/0/<index>`. */
export function localAccount(index: number): PrivateKeyAccount {
  const known = accounts.get(index) ?? privateKeyToAccount(localKey(index));
  accounts.set(index, known);
  return known;
}

import { isAddress } from 'viem';
import { defaulting, draftOnly, entryId, group, list, optional } from '../../schema/build.ts';
import { chain } from '../../schema/chains.ts';
import type { DraftOf, InputOf, Values } from '../../schema/field.ts';
import { number } from '../../schema/numbers.ts';
import { text } from '../../schema/texts.ts';
import { answer, mark } from '../../schema/yesNo.ts';
import { moduleKeyLabel } from '../../modules/moduleKeyLabel.ts';
import { SELECT } from '../../setup/sentences.ts';
import { MAX_MULTISIG_ADDRESSES, MAX_NAME_LENGTH } from '../limits.ts';
import { account } from './values.ts';

const isMultisig = (wallet: Values): boolean => wallet['isMultisig'] === true;

/** Capital letters do not matter in an address, but they do in the name at the end of a module key. */
export const accountKey = (value: string): string => (isAddress(value, { strict: false }) ? value.toLowerCase() : value);

export const accountText = (value: string): string => moduleKeyLabel(value) ?? value;

interface Owners {
  isMultisig: boolean | null;
  addresses: string[];
  threshold: number;
}

/** docs/requirements.md#wallet-selection: threshold 1, nothing chosen yet. */
const fields = {
  isMultisig: answer({
    label: 'Kind',
    required: SELECT,
    show: (input) => (input ? 'Multisig' : 'Address'),
    changedBy: 'holders',
  }),
  addresses: list(account({ label: 'Address' }), {
    entry: 'address',
    min: 1,
    max: MAX_MULTISIG_ADDRESSES,
    label: (wallet) => (isMultisig(wallet) ? 'Owners' : 'Address'),
    fact: 'accounts',
    changedBy: 'holders',
    show: (addresses) => addresses.map(accountText).join(', '),
  }),
  threshold: number({
    label: 'Threshold',
    min: 1,
    max: MAX_MULTISIG_ADDRESSES,
    isWhole: true,
    changedBy: 'holders',
    when: isMultisig,
    show: (input, { above: [wallet] }) => `${input} of ${(wallet as unknown as Owners).addresses.length}`,
  }),
};

/** A single address has no further owners and the threshold 1, whatever else the draft still contains. */
export const settleWallet = <Wallet extends Owners>(wallet: Wallet): Wallet =>
  wallet.isMultisig ? wallet : { ...wallet, addresses: wallet.addresses.slice(0, 1), threshold: 1 };

export const WALLET_FIELDS = { ...fields, threshold: defaulting(fields.threshold) };

/** Either one address or module key, or the owners and threshold of a Safe. */
export const WALLET = group(WALLET_FIELDS, { settle: settleWallet });

/** A wallet on one chain. */
export const CHAIN_WALLET_FIELDS = {
  tempId: draftOnly(entryId()),
  chainId: chain({ label: 'Chain', changedBy: 'nobody' }),
  // Only working groups have names, and those show it in their title.
  name: defaulting(text({ label: 'Name', max: MAX_NAME_LENGTH, when: () => false })),
  ...WALLET_FIELDS,
  /** An entry that is deployed already is marked, never removed from the list. */
  isMarkedForDeletion: optional(mark({ label: '' })),
};
export const CHAIN_WALLET = group(CHAIN_WALLET_FIELDS, { settle: settleWallet });

export type WalletDraft = DraftOf<typeof WALLET>;
export type WalletSelection = InputOf<typeof WALLET>;
export type ChainWalletDraft = DraftOf<typeof CHAIN_WALLET>;
export type ChainWallet = InputOf<typeof CHAIN_WALLET>;

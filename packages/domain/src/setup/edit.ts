import type { WalletList } from '../organisation/walletLists.ts';
import type { ChainId } from '../units.ts';
import { emptyChainWallet, emptyLink, emptyReceiver, emptyToken, emptyVeto } from './emptyForm.ts';
import type { ChainWalletDraft, LinkDraft, OrganisationForm, ReceiverDraft, TokenDraft, VetoDraft, WalletDraft } from './form.ts';
import { taxTreasuries } from './taxTreasuries.ts';
import { freshTempId } from './tempId.ts';

/** Changes to a draft that concern more than one field. Each returns a new value. */

/**
 * docs/requirements.md#wallet-selection: "yes" gives two empty addresses and threshold 1, "no" gives one address. Unchanged if that was the answer
 * already.
 */
export function setMultisig<Wallet extends WalletDraft>(wallet: Wallet, isMultisig: boolean): Wallet {
  if (wallet.isMultisig === isMultisig) return wallet;
  return { ...wallet, isMultisig, addresses: isMultisig ? ['', ''] : [''], threshold: 1 };
}

/** Removes an owner, and lowers the threshold if it would exceed the number of owners. */
export function removeAddress<Wallet extends WalletDraft>(wallet: Wallet, index: number): Wallet {
  const addresses = wallet.addresses.filter((_, position) => position !== index);
  return { ...wallet, addresses, threshold: Math.max(1, Math.min(wallet.threshold, addresses.length)) };
}

/** docs/requirements.md#wallet-selection: from 1 to the number of addresses. */
export const thresholdOptions = ({ addresses }: WalletDraft): number[] => addresses.map((_, index) => index + 1);

/** docs/requirements.md#wallet-selection: from the third address on. */
export const canRemoveAddress = (index: number): boolean => index >= 2;

/** The list with one more, empty entry. */
export const addWallet = (list: WalletList, entries: readonly ChainWalletDraft[]): ChainWalletDraft[] => [
  ...entries,
  emptyChainWallet(
    freshTempId(
      `${list}-`,
      entries.map((entry) => entry.tempId),
    ),
  ),
];

/** The list with one more, empty group of guardians. */
export const addVeto = (list: 'preVoteVeto' | 'preExecutionVeto', entries: readonly VetoDraft[]): VetoDraft[] => [
  ...entries,
  emptyVeto(
    freshTempId(
      `${list}-`,
      entries.map((entry) => entry.tempId),
    ),
  ),
];

/** docs/requirements.md#module-configuration: marks an entry that exists on chain for deletion, and removes a new one. */
export function removeWallet(
  list: WalletList,
  tempId: string,
  form: OrganisationForm,
  initial: OrganisationForm | null,
): ChainWalletDraft[] {
  const exists = initial?.modules[list].some((entry) => entry.tempId === tempId) ?? false;
  const entries = form.modules[list];
  if (!exists) return entries.filter((entry) => entry.tempId !== tempId);
  return entries.map((entry) => (entry.tempId === tempId ? { ...entry, isMarkedForDeletion: true } : entry));
}

/** Takes the mark off an entry that was marked for deletion. */
export const keepWallet = (tempId: string, entries: readonly ChainWalletDraft[]): ChainWalletDraft[] =>
  entries.map((entry) => {
    const { isMarkedForDeletion: _, ...kept } = entry;
    return entry.tempId === tempId ? kept : entry;
  });

/**
 * docs/requirements.md#token-form: choosing between a new and an existing token resets the token's form. Unchanged if that was the choice already.
 */
export const chooseNewToken = (token: TokenDraft, isCreatingNewToken: boolean): TokenDraft =>
  token.isCreatingNewToken === isCreatingNewToken ? token : emptyToken(isCreatingNewToken);

/** Sets the chains of the token, each with its receivers, where it is created, and its authority. What was entered for remaining chains is kept. */
export function setTokenChains(token: TokenDraft, chainIds: readonly ChainId[]): TokenDraft {
  const unique = [...new Set(chainIds)];
  const taken = token.authority.map((entry) => entry.tempId);
  const isCreated = token.isCreatingNewToken !== false;
  return {
    ...token,
    chainIds: unique,
    initialReceivers: isCreated
      ? unique.map(
          (chainId) =>
            token.initialReceivers.find((entry) => entry.chainId === chainId) ?? { chainId, receivers: [emptyReceiver('receiver-1')] },
        )
      : [],
    bridgeTaxTreasury: taxTreasuries({ ...token, chainIds: unique }),
    vesting: token.vesting.filter(({ chainId }) => unique.includes(chainId)),
    authority: unique.map((chainId) => {
      const standing = token.authority.find((entry) => entry.chainId === chainId);
      if (standing) return standing;
      const tempId = freshTempId('authority-', taken);
      taken.push(tempId);
      return emptyChainWallet(tempId, chainId);
    }),
  };
}

export const addReceiver = (receivers: readonly ReceiverDraft[], filled: Partial<ReceiverDraft> = {}): ReceiverDraft[] => [
  ...receivers,
  {
    ...emptyReceiver(
      freshTempId(
        'receiver-',
        receivers.map((entry) => entry.tempId),
      ),
    ),
    ...filled,
  },
];

/** Adds receivers from a file and removes rows that were left empty. */
export const importReceivers = (
  receivers: readonly ReceiverDraft[],
  read: readonly Pick<ReceiverDraft, 'address' | 'amount'>[],
): ReceiverDraft[] =>
  read.reduce<ReceiverDraft[]>(
    (list, { address, amount }) => addReceiver(list, { address, amount }),
    receivers.filter(({ address, amount }) => address.trim() !== '' || amount.trim() !== ''),
  );

export const addLink = (links: readonly LinkDraft[]): LinkDraft[] => [
  ...links,
  emptyLink(
    freshTempId(
      'link-',
      links.map((entry) => entry.id),
    ),
  ),
];

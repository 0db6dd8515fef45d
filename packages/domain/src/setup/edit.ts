import type { WalletList } from '../organisation/walletLists.ts';
import type { ChainId } from '../units.ts';
import { emptyChainWallet, emptyLink, emptyReceiver, emptyToken, emptyVeto } from './emptyForm.ts';
import type { ChainWalletDraft, LinkDraft, OrganisationForm, ReceiverDraft, TokenDraft, VetoDraft, WalletDraft } from './form.ts';
import { freshTempId } from './tempId.ts';

/** Changes to a draft that touch more than one field. Each returns a new value. */

/** docs/requirements.md#wallet-selection: yes gives two empty addresses and threshold 1, no gives one address. The same answer again changes nothing. */
export function setMultisig<Wallet extends WalletDraft>(wallet: Wallet, isMultisig: boolean): Wallet {
  if (wallet.isMultisig === isMultisig) return wallet;
  return { ...wallet, isMultisig, addresses: isMultisig ? ['', ''] : [''], threshold: 1 };
}

/** Takes an owner out; the threshold never stays above what is left. */
export function removeAddress<Wallet extends WalletDraft>(wallet: Wallet, index: number): Wallet {
  const addresses = wallet.addresses.filter((_, position) => position !== index);
  return { ...wallet, addresses, threshold: Math.max(1, Math.min(wallet.threshold, addresses.length)) };
}

/** docs/requirements.md#wallet-selection: options run from 1 to the number of addresses. */
export const thresholdOptions = ({ addresses }: WalletDraft): number[] => addresses.map((_, index) => index + 1);

/** docs/requirements.md#wallet-selection: removal is offered from the third address onward. */
export const canRemoveAddress = (index: number): boolean => index >= 2;

/** The list with one more empty entry. */
export const addWallet = (list: WalletList, entries: readonly ChainWalletDraft[]): ChainWalletDraft[] => [
  ...entries,
  emptyChainWallet(
    freshTempId(
      `${list}-`,
      entries.map((entry) => entry.tempId),
    ),
  ),
];

/** The list with one more group of guardians that are not named yet. */
export const addVeto = (list: 'preVoteVeto' | 'preExecutionVeto', entries: readonly VetoDraft[]): VetoDraft[] => [
  ...entries,
  emptyVeto(
    freshTempId(
      `${list}-`,
      entries.map((entry) => entry.tempId),
    ),
  ),
];

/** docs/requirements.md#module-configuration: an entry that exists on chain is marked for deletion, a new one is removed. */
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

/** docs/requirements.md#token-form: choosing a new or an existing token starts that form anew. The same answer again changes nothing. */
export const chooseNewToken = (token: TokenDraft, isCreatingNewToken: boolean): TokenDraft =>
  token.isCreatingNewToken === isCreatingNewToken ? token : emptyToken(isCreatingNewToken);

/** The token stands on exactly these chains, each with its receivers and its authority; what was filled in stays. */
export function setTokenChains(token: TokenDraft, chainIds: readonly ChainId[]): TokenDraft {
  const unique = [...new Set(chainIds)];
  const taken = token.authority.map((entry) => entry.tempId);
  return {
    ...token,
    chainIds: unique,
    initialReceivers: unique.map(
      (chainId) =>
        token.initialReceivers.find((entry) => entry.chainId === chainId) ?? { chainId, receivers: [emptyReceiver('receiver-1')] },
    ),
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

/** A list read from a file replaces rows that were left empty and follows the others. */
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

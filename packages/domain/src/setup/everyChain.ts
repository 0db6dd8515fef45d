import { parseModuleKey } from '../modules/moduleKey.ts';
import type { WalletList } from '../organisation/walletLists.ts';
import type { ChainId } from '../units.ts';
import { emptyChainWallet } from './emptyForm.ts';
import type { ChainWalletDraft, OrganisationForm, ReceiverDraft } from './form.ts';
import { formChainIds } from './formChainIds.ts';
import { findKeyedModule, moduleKeysOn } from './moduleKeys.ts';
import { freshTempId } from './tempId.ts';

/** What was entered for one chain, taken over for all. Modules that a chain does not have cannot be named there, so they are left out. */

const isNameable = (form: OrganisationForm, chainId: ChainId, value: string): boolean =>
  !parseModuleKey(value.trim()) || findKeyedModule(moduleKeysOn(form, chainId), value) !== undefined;

const holdersOf = ({ isMultisig, addresses, threshold }: ChainWalletDraft) => ({ isMultisig, addresses: [...addresses], threshold });

const canBeHeldOn = (form: OrganisationForm, chainId: ChainId | null, { addresses }: ChainWalletDraft): boolean =>
  chainId !== null && addresses.every((address) => isNameable(form, chainId, address));

/** The initial receivers of one chain, on every chain of the token. */
export function receiversEverywhere(form: OrganisationForm, from: ChainId): OrganisationForm {
  const { token } = form;
  const source = token.initialReceivers.find(({ chainId }) => chainId === from)?.receivers ?? [];
  const on = (chainId: ChainId): ReceiverDraft[] =>
    source.filter(({ address }) => isNameable(form, chainId, address)).map((receiver) => ({ ...receiver }));
  const initialReceivers = token.initialReceivers.map((entry) =>
    entry.chainId === from || on(entry.chainId).length === 0 ? entry : { ...entry, receivers: on(entry.chainId) },
  );
  return { ...form, token: { ...token, initialReceivers } };
}

/** The token's authority of one chain, on every chain of the token. */
export function authorityEverywhere(form: OrganisationForm, from: ChainId): OrganisationForm {
  const { token } = form;
  const source = token.authority.find(({ chainId }) => chainId === from);
  if (!source) return form;
  const authority = token.authority.map((entry) =>
    entry !== source && canBeHeldOn(form, entry.chainId, source) ? { ...entry, ...holdersOf(source) } : entry,
  );
  return { ...form, token: { ...token, authority } };
}

/** Chains of the organisation on which the list has no wallet yet, and on which the wallet with this id could be held. */
export function chainsWithout(form: OrganisationForm, list: WalletList, tempId: string): ChainId[] {
  const wallets = form.modules[list];
  const source = wallets.find((wallet) => wallet.tempId === tempId);
  if (!source) return [];
  return formChainIds(form).filter(
    (chainId) => !wallets.some((wallet) => wallet.chainId === chainId) && canBeHeldOn(form, chainId, source),
  );
}

/** The list with a wallet of the same holders on each of `chainsWithout`. */
export function walletsEverywhere(form: OrganisationForm, list: WalletList, tempId: string): ChainWalletDraft[] {
  const wallets = [...form.modules[list]];
  const source = wallets.find((wallet) => wallet.tempId === tempId);
  if (!source) return wallets;
  for (const chainId of chainsWithout(form, list, tempId)) {
    const id = freshTempId(
      `${list}-`,
      wallets.map((wallet) => wallet.tempId),
    );
    wallets.push({ ...emptyChainWallet(id, chainId), ...holdersOf(source) });
  }
  return wallets;
}

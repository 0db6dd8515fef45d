import { parseModuleKey } from '../modules/moduleKey.ts';
import type { WalletList } from '../organisation/walletLists.ts';
import type { ChainId } from '../units.ts';
import { emptyChainWallet } from './emptyForm.ts';
import type { ChainWalletDraft, GovernorOrWalletDraft, OrganisationForm, ReceiverDraft } from './form.ts';
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

/** The holder of one chain, on every chain of the token. */
function holdersEverywhere(form: OrganisationForm, list: 'authority' | 'bridgeTaxTreasury', from: ChainId): OrganisationForm {
  const { token } = form;
  const source = token[list].find(({ chainId }) => chainId === from);
  if (!source) return form;
  const entries = token[list].map((entry) =>
    entry !== source && canBeHeldOn(form, entry.chainId, source) ? { ...entry, ...holdersOf(source) } : entry,
  );
  return { ...form, token: { ...token, [list]: entries } };
}

export const authorityEverywhere = (form: OrganisationForm, from: ChainId): OrganisationForm => holdersEverywhere(form, 'authority', from);

export const taxTreasuryEverywhere = (form: OrganisationForm, from: ChainId): OrganisationForm =>
  holdersEverywhere(form, 'bridgeTaxTreasury', from);

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

/** Who holds a role on one chain, a governor or a wallet; the other kind is empty. */
type Held = GovernorOrWalletDraft & { chainId: ChainId };

const actorOf = ({ isGovernor, governorName, isMultisig, addresses, threshold }: GovernorOrWalletDraft): GovernorOrWalletDraft => ({
  isGovernor,
  governorName,
  isMultisig,
  addresses: [...addresses],
  threshold,
});

/** Whether a holder can be named on another chain: the governor of that name is there, or all modules of the wallet are. */
const canActOn = (form: OrganisationForm, chainId: ChainId, { isGovernor, governorName, addresses }: GovernorOrWalletDraft): boolean =>
  isGovernor
    ? form.modules.governor.some((governor) => governor.chainId === chainId && governor.governorName.trim() === governorName)
    : addresses.every((address) => isNameable(form, chainId, address));

/** The portal admin of one chain, on every chain of the portals. */
export function portalAdminEverywhere(form: OrganisationForm, from: ChainId): OrganisationForm {
  const { assetPortals } = form.modules;
  const source = assetPortals?.portalAdmin.find(({ chainId }) => chainId === from);
  if (!assetPortals || !source) return form;
  const taken = (admin: Held): Held => (canActOn(form, admin.chainId, source) ? { ...admin, ...actorOf(source) } : admin);
  const portalAdmin = assetPortals.portalAdmin.map((admin) => (admin === source ? admin : taken(admin)));
  return { ...form, modules: { ...form.modules, assetPortals: { ...assetPortals, portalAdmin } } };
}

/** The owner, the guardians and the bridges of the Multi-Bridge of one chain, on all of its chains. */
export function multiBridgeSettingsEverywhere(form: OrganisationForm, from: ChainId): OrganisationForm {
  const { multiBridgeSettings } = form.modules;
  const source = multiBridgeSettings.find(({ chainId }) => chainId === from);
  if (!source) return form;
  const { owner, vetoer, bridges, isAllBridges } = source;
  const settings = multiBridgeSettings.map((entry) => {
    if (entry === source) return entry;
    const { chainId } = entry;
    const guards = vetoer && entry.vetoer && vetoer.addresses.every((address) => isNameable(form, chainId, address));
    return {
      ...entry,
      owner: canActOn(form, chainId, owner) ? actorOf(owner) : entry.owner,
      vetoer: guards
        ? { ...entry.vetoer!, isMultisig: vetoer.isMultisig, addresses: [...vetoer.addresses], threshold: vetoer.threshold }
        : entry.vetoer,
      bridges: [...bridges],
      isAllBridges,
    };
  });
  return { ...form, modules: { ...form.modules, multiBridgeSettings: settings } };
}

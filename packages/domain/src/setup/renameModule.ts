import { moduleKey, parseModuleKey } from '../modules/moduleKey.ts';
import type { ChainId } from '../units.ts';
import { WALLET_LISTS, type WalletList } from '../organisation/walletLists.ts';
import type { ChainWalletDraft, OrganisationForm, ReceiverDraft, WalletDraft } from './form.ts';

/** A module with a new name: a governor, or a wallet of a list whose wallets have names. */
export interface Renaming {
  type: 'governor' | WalletList;
  /** Chain of the module. Keys on that chain, and keys that apply to every chain, refer to it. */
  chainId: ChainId | null;
  from: string;
  to: string;
}

interface Named {
  governorName: string;
  isExistingGovernor?: boolean | undefined;
}

/**
 * The form after a module was renamed: all fields that name it by its module key, and all vetoes that name the governor, are updated. Unchanged
 * where either name is empty, or another module of that kind on the chain still has the old name.
 */
export function renameModule(form: OrganisationForm, { type, chainId, from, to }: Renaming): OrganisationForm {
  const [old, name] = [from.trim(), to.trim()];
  if (old === '' || name === '' || old === name || isTaken(form, type, chainId, old)) return form;

  const address = (value: string): string => {
    const key = parseModuleKey(value.trim());
    return key?.type === type && key.name.trim() === old ? moduleKey(type, name) : value;
  };
  const wallet = <Wallet extends WalletDraft>(draft: Wallet): Wallet => ({ ...draft, addresses: draft.addresses.map(address) });
  const onChain = <Wallet extends WalletDraft & { chainId: ChainId | null }>(draft: Wallet): Wallet =>
    draft.chainId === chainId ? wallet(draft) : draft;
  const governorName = (value: string): string => (type === 'governor' && value.trim() === old ? name : value);

  const receiving = <Entry extends { receivers: ReceiverDraft[] }>(entry: Entry): Entry => ({
    ...entry,
    receivers: entry.receivers.map((receiver) => ({ ...receiver, address: address(receiver.address) })),
  });

  const { modules, token } = form;
  // An existing governor is of another organisation, or deployed: it keeps its name.
  const named = (draft: Named): string => (draft.isExistingGovernor ? draft.governorName : governorName(draft.governorName));
  const actor = <Actor extends WalletDraft & Named>(draft: Actor): Actor => ({ ...wallet(draft), governorName: named(draft) });
  const veto = <Veto extends WalletDraft & Named & { chainId: ChainId | null }>(draft: Veto): Veto => ({
    ...onChain(draft),
    governorName: named(draft),
  });
  return {
    ...form,
    modules: {
      ...modules,
      protocolUpgrades: wallet(modules.protocolUpgrades),
      ...mapWalletLists(modules, onChain),
      preVoteVeto: modules.preVoteVeto.map(veto),
      preExecutionVeto: modules.preExecutionVeto.map(veto),
      multiBridge: modules.multiBridge.map(veto),
      multiBridgeSettings: modules.multiBridgeSettings.map((settings) =>
        settings.chainId === chainId
          ? {
              ...settings,
              owner: actor(settings.owner),
              vetoer: settings.vetoer && wallet(settings.vetoer),
            }
          : settings,
      ),
      assetPortals: modules.assetPortals && {
        ...modules.assetPortals,
        portalAdmin: modules.assetPortals.portalAdmin.map((admin) => (admin.chainId === chainId ? actor(admin) : admin)),
      },
    },
    token: {
      ...token,
      authority: token.authority.map(onChain),
      bridgeTaxTreasury: token.bridgeTaxTreasury.map(onChain),
      initialReceivers: token.initialReceivers.map((entry) => (entry.chainId === chainId ? receiving(entry) : entry)),
      vesting: token.vesting.map((entry) => (entry.chainId === chainId ? { ...entry, schedules: entry.schedules.map(receiving) } : entry)),
    },
  };
}

const mapWalletLists = (
  modules: OrganisationForm['modules'],
  change: (wallet: ChainWalletDraft) => ChainWalletDraft,
): Record<WalletList, ChainWalletDraft[]> =>
  Object.fromEntries(WALLET_LISTS.map((list) => [list, modules[list].map(change)])) as Record<WalletList, ChainWalletDraft[]>;

function isTaken({ modules }: OrganisationForm, type: Renaming['type'], chainId: ChainId | null, name: string): boolean {
  const entries =
    type === 'governor'
      ? modules.governor.map((entry) => ({ chainId: entry.chainId, name: entry.governorName }))
      : modules[type].filter((entry) => !entry.isMarkedForDeletion);
  return entries.some((entry) => entry.chainId === chainId && entry.name.trim() === name);
}

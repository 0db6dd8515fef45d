import { moduleKey, parseModuleKey } from '../modules/moduleKey.ts';
import type { ChainId } from '../units.ts';
import type { OrganisationForm, WalletDraft } from './form.ts';

/** A governor or working group that got another name. */
export interface Renaming {
  type: 'governor' | 'workingGroup';
  /** The chain it is on: names there, and those that count on every chain, mean this module. */
  chainId: ChainId | null;
  from: string;
  to: string;
}

/**
 * The form after its user renamed a module: every field that named it by its module key, and every veto that named the
 * governor, follows. Unchanged where either name is empty or another module of that kind there still has the old one.
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

  const { modules, token } = form;
  const veto = <Veto extends WalletDraft & { chainId: ChainId | null; governorName: string }>(draft: Veto): Veto => ({
    ...onChain(draft),
    governorName: governorName(draft.governorName),
  });
  return {
    ...form,
    modules: {
      ...modules,
      protocolUpgrades: wallet(modules.protocolUpgrades),
      safeTreasury: modules.safeTreasury.map(onChain),
      bondingEngine: modules.bondingEngine.map(onChain),
      workingGroup: modules.workingGroup.map(onChain),
      preVoteVeto: modules.preVoteVeto.map(veto),
      preExecutionVeto: modules.preExecutionVeto.map(veto),
      multiBridge: modules.multiBridge.map(veto),
      multiBridgeSettings: modules.multiBridgeSettings.map((settings) =>
        settings.chainId === chainId
          ? {
              ...settings,
              owner: { ...wallet(settings.owner), governorName: governorName(settings.owner.governorName) },
              vetoer: settings.vetoer && wallet(settings.vetoer),
            }
          : settings,
      ),
    },
    token: {
      ...token,
      authority: token.authority.map(onChain),
      initialReceivers: token.initialReceivers.map((entry) =>
        entry.chainId === chainId
          ? { ...entry, receivers: entry.receivers.map((receiver) => ({ ...receiver, address: address(receiver.address) })) }
          : entry,
      ),
    },
  };
}

function isTaken({ modules }: OrganisationForm, type: Renaming['type'], chainId: ChainId | null, name: string): boolean {
  const entries =
    type === 'governor'
      ? modules.governor.map((entry) => ({ chainId: entry.chainId, name: entry.governorName }))
      : modules.workingGroup.filter((entry) => !entry.isMarkedForDeletion);
  return entries.some((entry) => entry.chainId === chainId && entry.name.trim() === name);
}

import type { ModuleKey } from '../modules/moduleKey.ts';
import { moduleKey, type ModuleKeyType, parseModuleKey } from '../modules/moduleKey.ts';
import { moduleKeyLabel } from '../modules/moduleKeyLabel.ts';
import { CONTRACT_KIND_FACTS } from '../organisation/contractKinds.ts';
import { WALLET_LISTS } from '../organisation/walletLists.ts';
import { type ChainId, parseAddress } from '../units.ts';
import type { OrganisationForm, WalletDraft } from './form.ts';

/** A module of the draft that address fields on one chain may name. */
export interface KeyedModule {
  key: ModuleKey;
  label: string;
  /** Its owners; null for a governor, whose address does not depend on owners. */
  wallet: WalletDraft | null;
}

/** The addresses that apply: a wallet that is no Safe has one, whatever else the draft still contains. */
export const walletAddresses = ({ isMultisig, addresses }: WalletDraft): readonly string[] =>
  isMultisig ? addresses : addresses.slice(0, 1);

function keyedModule(type: ModuleKeyType, name: string, wallet: WalletDraft | null): KeyedModule {
  const key = moduleKey(type, name.trim());
  return { key, label: moduleKeyLabel(key) ?? key, wallet };
}

/** Modules that an address field on `chainId` may name. Governors and working groups without a name cannot be named. */
export function moduleKeysOn({ modules }: Pick<OrganisationForm, 'modules'>, chainId: ChainId): KeyedModule[] {
  const here = <Entry extends { chainId: ChainId | null; isMarkedForDeletion?: boolean }>(entries: readonly Entry[]): Entry[] =>
    entries.filter((entry) => entry.chainId === chainId && !entry.isMarkedForDeletion);
  return [
    ...here(modules.governor)
      .filter(({ governorName }) => governorName.trim() !== '')
      .map(({ governorName }) => keyedModule('governor', governorName, null)),
    keyedModule('protocolUpgrades', '', modules.protocolUpgrades),
    ...WALLET_LISTS.flatMap((list) => {
      const { isNamed } = CONTRACT_KIND_FACTS[list].wallets;
      return here(modules[list])
        .filter(({ name }) => !isNamed || name.trim() !== '')
        .map((wallet) => keyedModule(list, isNamed ? wallet.name : '', wallet));
    }),
  ];
}

const nameOf = (value: string): string => {
  const key = parseModuleKey(value.trim());
  return key ? moduleKey(key.type, key.name.trim()) : value.trim();
};

export const findKeyedModule = (modules: readonly KeyedModule[], value: string): KeyedModule | undefined => {
  const key = nameOf(value);
  return modules.find((module) => module.key === key);
};

/**
 * The account that `value` means, to recognise two names for one account: the address itself for a wallet that is no Safe, and the key for a Safe or
 * a
 * governor. Follows names at most as often as there are modules, so that circles end.
 */
export function accountNamed(modules: readonly KeyedModule[], value: string): string {
  let current = nameOf(value);
  for (let followed = 0; followed <= modules.length; followed++) {
    const wallet = findKeyedModule(modules, current)?.wallet;
    const next = wallet && wallet.isMultisig === false ? walletAddresses(wallet)[0] : undefined;
    if (next === undefined) break;
    current = nameOf(next);
  }
  return parseAddress(current) ?? current;
}

/** Whether the module named by `value` is the module `owned`, or is owned by it directly or through other modules. */
export function leadsTo(modules: readonly KeyedModule[], value: string, owned: string): boolean {
  const waiting = [nameOf(value)];
  const seen = new Set<string>();
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (key === owned) return true;
    if (seen.has(key)) continue;
    seen.add(key);
    const wallet = findKeyedModule(modules, key)?.wallet;
    if (wallet) waiting.push(...walletAddresses(wallet).map(nameOf));
  }
  return false;
}

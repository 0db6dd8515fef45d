import { WALLET_LISTS, type WalletList } from '../organisation/walletLists.ts';

/** Types of module whose future address another field may name. */
export type ModuleKeyType = 'governor' | 'protocolUpgrades' | WalletList;
const MODULE_KEY_TYPES: readonly ModuleKeyType[] = ['governor', 'protocolUpgrades', ...WALLET_LISTS];

/** `type|name`; the part after the bar is the module's name and may itself contain a bar. */
export type ModuleKey = `${ModuleKeyType}|${string}`;

export const moduleKey = (type: ModuleKeyType, name = ''): ModuleKey => `${type}|${name}`;

/** The parts of a module key, or undefined where `value` is none (an address, say). */
export function parseModuleKey(value: string): { type: ModuleKeyType; name: string } | undefined {
  const bar = value.indexOf('|');
  const type = MODULE_KEY_TYPES.find((t) => t === value.slice(0, bar));
  return bar > 0 && type ? { type, name: value.slice(bar + 1) } : undefined;
}

import { WALLET_LISTS, type WalletList } from '../organisation/walletLists.ts';

/** Types of modules whose future address can be named in an address field. */
export type ModuleKeyType = 'governor' | 'protocolUpgrades' | WalletList;
const MODULE_KEY_TYPES: readonly ModuleKeyType[] = ['governor', 'protocolUpgrades', ...WALLET_LISTS];

/**
 * `type
 * name`. The name, after the first bar, may itself contain bars.
 */
export type ModuleKey = `${ModuleKeyType}|${string}`;

export const moduleKey = (type: ModuleKeyType, name = ''): ModuleKey => `${type}|${name}`;

/** The parts of a module key; undefined where `value` is not one, but an address, say. */
export function parseModuleKey(value: string): { type: ModuleKeyType; name: string } | undefined {
  const bar = value.indexOf('|');
  const type = MODULE_KEY_TYPES.find((t) => t === value.slice(0, bar));
  return bar > 0 && type ? { type, name: value.slice(bar + 1) } : undefined;
}

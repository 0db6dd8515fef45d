import { type ModuleKeyType, parseModuleKey } from './moduleKey.ts';

/** What a module is called where another field names it. */
export const MODULE_KEY_TITLES: Readonly<Record<ModuleKeyType, string>> = {
  governor: 'Governor',
  protocolUpgrades: 'Protocol Upgrades',
  safeTreasury: 'Safe Treasury',
  bondingEngine: 'VEO Manager',
  workingGroup: 'Working Group',
};

/** A module key in words; undefined where `value` is none. */
export function moduleKeyLabel(value: string): string | undefined {
  const key = parseModuleKey(value.trim());
  return key && `${MODULE_KEY_TITLES[key.type]} ${key.name}`.trim();
}

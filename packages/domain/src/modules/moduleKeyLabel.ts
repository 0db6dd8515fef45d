import { CONTRACT_KIND_FACTS } from '../organisation/contractKinds.ts';
import { parseModuleKey } from './moduleKey.ts';

/** A module key in words; undefined where `value` is not one. */
export function moduleKeyLabel(value: string): string | undefined {
  const key = parseModuleKey(value.trim());
  return key && `${CONTRACT_KIND_FACTS[key.type].title} ${key.name}`.trim();
}

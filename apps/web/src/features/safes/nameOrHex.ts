import { shortenHex } from '../../lib/format/shortenHex.ts';
import type { SafeWords } from './useSafeWords.ts';

/** E.g. `You (0x1234…abcdef)`, or the shortened address alone. */
export function nameOrHex(address: string, nameAddress: SafeWords['nameAddress']): string {
  const name = nameAddress(address);
  return name ? `${name} (${shortenHex(address)})` : shortenHex(address);
}

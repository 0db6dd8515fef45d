import { isKnownSingleton, readSafe } from '@althing/bindings';
import { type Address, type Hex, sameAddress } from '@althing/domain/units';
import { decodeAbiParameters, type PublicClient, slice } from 'viem';

const ERC6492_SUFFIX = '6492649264926492649264926492649264926492649264926492649264926492';
/** Canonical SafeProxyFactory 1.3.0, 1.3.0 (EIP-155), 1.4.1 and 1.5.0. */
const SAFE_FACTORIES: readonly Address[] = [
  '0xa6B71E26C5e0845f74c812102Ca7114b6a896AB2',
  '0xC22834581EbC8527d974F8a1c97E1bEA4EF910BC',
  '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67',
  '0x14F2982D601c9458F93bd70B218933A6f8165e7b',
];

/** Whether the signature carries the creation of a Safe that does not stand yet (ERC-6492). */
function createsSafe(signature: Hex): boolean {
  if (!signature.endsWith(ERC6492_SUFFIX)) return false;
  try {
    const body = signature.slice(0, -ERC6492_SUFFIX.length) as Hex;
    const [factory, call] = decodeAbiParameters([{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }], body);
    // The singleton is the first argument of whatever creates a proxy.
    return SAFE_FACTORIES.some((known) => sameAddress(known, factory)) && isKnownSingleton(slice(call, 4, 36));
  } catch {
    return false;
  }
}

/** Whether the account is a Safe on this chain, or is about to be one. */
export async function isSafe(client: PublicClient, address: Address, signature: Hex): Promise<boolean> {
  if (!(await client.getCode({ address }))) return createsSafe(signature);
  return (await readSafe(client, address)) !== undefined;
}

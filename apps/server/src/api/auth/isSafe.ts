import { KNOWN_SAFE_PROXY_CODE_HASHES, KNOWN_SAFE_SINGLETONS, SAFE_SINGLETON_SLOT } from '@althing/bindings';
import { type Address, type Hex, sameAddress } from '@althing/domain/units';
import { isUnreachable } from '../../chains/reachable.ts';
import { decodeAbiParameters, keccak256, pad, parseAbi, type PublicClient, slice } from 'viem';

const safe = parseAbi(['function getOwners() view returns (address[])', 'function getThreshold() view returns (uint256)']);
const ERC6492_SUFFIX = '6492649264926492649264926492649264926492649264926492649264926492';
/** Canonical SafeProxyFactory 1.3.0, 1.3.0 (EIP-155), 1.4.1 and 1.5.0. */
const SAFE_FACTORIES: readonly Address[] = [
  '0xa6B71E26C5e0845f74c812102Ca7114b6a896AB2',
  '0xC22834581EbC8527d974F8a1c97E1bEA4EF910BC',
  '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67',
  '0x14F2982D601c9458F93bd70B218933A6f8165e7b',
];

/** Whether a word, of storage or of a call, names a published singleton. */
const isKnownSingleton = (word: Hex): boolean => KNOWN_SAFE_SINGLETONS.some((known) => sameAddress(known, slice(word, 12, 32)));

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

export interface SafeOwners {
  owners: readonly Address[];
  /** How many of them have to sign. */
  threshold: number;
}

/** Owners and threshold of a Safe: a published proxy of a published singleton. Undefined for all else, whatever it answers. */
export async function readSafe(client: PublicClient, address: Address): Promise<SafeOwners | undefined> {
  const code = await client.getCode({ address });
  if (!code || !KNOWN_SAFE_PROXY_CODE_HASHES.includes(keccak256(code))) return undefined;
  try {
    const singleton = await client.getStorageAt({ address, slot: SAFE_SINGLETON_SLOT });
    if (!singleton || !isKnownSingleton(pad(singleton))) return undefined;
    const [owners, threshold] = await Promise.all([
      client.readContract({ address, abi: safe, functionName: 'getOwners' }),
      client.readContract({ address, abi: safe, functionName: 'getThreshold' }),
    ]);
    const isOne = owners.length > 0 && threshold > 0n && threshold <= BigInt(owners.length);
    return isOne ? { owners, threshold: Number(threshold) } : undefined;
  } catch (error) {
    if (isUnreachable(error)) throw error;
    return undefined;
  }
}

/** Whether the account is a Safe on this chain, or is about to be one. */
export async function isSafe(client: PublicClient, address: Address, signature: Hex): Promise<boolean> {
  if (!(await client.getCode({ address }))) return createsSafe(signature);
  return (await readSafe(client, address)) !== undefined;
}

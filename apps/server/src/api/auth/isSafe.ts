import { isKnownSingleton, readSafe } from '@althing/bindings';
import { type Address, type Hex, sameAddress } from '@althing/domain/units';
import {
  concat,
  decodeAbiParameters,
  decodeFunctionData,
  getCreate2Address,
  keccak256,
  numberToHex,
  pad,
  parseAbi,
  type PublicClient,
} from 'viem';
import { isNodeFailure } from '../../chains/reachable.ts';

const ERC6492_SUFFIX = '6492649264926492649264926492649264926492649264926492649264926492';
/** Canonical SafeProxyFactory 1.3.0, 1.3.0 (EIP-155), 1.4.1 and 1.5.0. */
const SAFE_FACTORIES: readonly Address[] = [
  '0xa6B71E26C5e0845f74c812102Ca7114b6a896AB2',
  '0xC22834581EbC8527d974F8a1c97E1bEA4EF910BC',
  '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67',
  '0x14F2982D601c9458F93bd70B218933A6f8165e7b',
];
/** The same in all these versions. The factory's other functions (with callbacks) are not used by Safe's own app. */
const factoryAbi = parseAbi([
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce)',
  'function createChainSpecificProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce)',
  'function proxyCreationCode() view returns (bytes)',
]);

interface Creation {
  factory: Address;
  singleton: Address;
  /** Salt of CREATE2. */
  salt: Hex;
}

/** The creation of a Safe that is not deployed yet, as the signature carries it (ERC-6492). */
function creationIn(signature: Hex, chainId: number): Creation | undefined {
  if (!signature.endsWith(ERC6492_SUFFIX)) return undefined;
  try {
    const body = signature.slice(0, -ERC6492_SUFFIX.length) as Hex;
    const [factory, call] = decodeAbiParameters([{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }], body);
    const { functionName, args } = decodeFunctionData({ abi: factoryAbi, data: call });
    if (functionName === 'proxyCreationCode') return undefined;
    const [singleton, initializer, saltNonce] = args;
    const isKnown = SAFE_FACTORIES.some((known) => sameAddress(known, factory)) && isKnownSingleton(pad(singleton));
    const numbers = functionName === 'createProxyWithNonce' ? [saltNonce] : [saltNonce, BigInt(chainId)];
    const salt = keccak256(concat([keccak256(initializer), ...numbers.map((number) => numberToHex(number, { size: 32 }))]));
    return isKnown ? { factory, singleton, salt } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether the signature's creation puts a Safe at exactly this address. That something at the address answers like a Safe proves nothing,
 * because the initialiser of a Safe may install any code.
 */
async function createsSafe(client: PublicClient, address: Address, signature: Hex): Promise<boolean> {
  const creation = creationIn(signature, client.chain?.id ?? (await client.getChainId()));
  if (!creation) return false;
  const { factory, singleton, salt } = creation;
  try {
    const code = await client.readContract({ address: factory, abi: factoryAbi, functionName: 'proxyCreationCode' });
    return sameAddress(address, getCreate2Address({ from: factory, salt, bytecode: concat([code, pad(singleton)]) }));
  } catch (error) {
    if (isNodeFailure(error)) throw error;
    return false;
  }
}

/** Whether the account is a Safe on this chain, or will be one by the creation that its signature carries. */
export async function isSafe(client: PublicClient, address: Address, signature: Hex): Promise<boolean> {
  if (!(await client.getCode({ address }))) return createsSafe(client, address, signature);
  return (await readSafe(client, address)) !== undefined;
}

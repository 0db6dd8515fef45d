import type { Address, Hex } from '@althing/domain/units';
import { concat, encodeFunctionData, getCreate2Address, keccak256, numberToHex, zeroAddress } from 'viem';
import { type Call, contractCall } from '../call.ts';
import { safeAbi, safeProxyFactoryAbi } from './abi.ts';
import { SAFE_CONTRACTS, SAFE_PROXY_INIT_CODE_HASH } from './canonical.ts';

/** The values in which new Safes 1.4.1 (SafeL2) differ. */
export interface SafeSetup {
  /** In the order in which `getOwners` will answer them. */
  owners: readonly Address[];
  threshold: number;
  saltNonce: bigint;
}

/** The call with which a new Safe initialises itself: owners, threshold and the compatibility fallback handler; no module and no payment. */
export function encodeSafeInitializer({ owners, threshold }: Pick<SafeSetup, 'owners' | 'threshold'>): Hex {
  return encodeFunctionData({
    abi: safeAbi,
    functionName: 'setup',
    args: [owners, BigInt(threshold), zeroAddress, '0x', SAFE_CONTRACTS.fallbackHandler.address, zeroAddress, 0n, zeroAddress],
  });
}

/** The address at which `createProxyWithNonce` creates the Safe, whoever calls it. */
export function predictSafeAddress(setup: SafeSetup): Address {
  const salt = keccak256(concat([keccak256(encodeSafeInitializer(setup)), numberToHex(setup.saltNonce, { size: 32 })]));
  return getCreate2Address({ from: SAFE_CONTRACTS.proxyFactory.address, salt, bytecodeHash: SAFE_PROXY_INIT_CODE_HASH });
}

/**
 * Creates the Safe through the canonical factory. Reverts where it exists already.
 *
 * @public A batch creates its own Safes; this is for creating one alone.
 */
export function encodeCreateSafe(setup: SafeSetup): Call {
  return contractCall({
    address: SAFE_CONTRACTS.proxyFactory.address,
    abi: safeProxyFactoryAbi,
    functionName: 'createProxyWithNonce',
    args: [SAFE_CONTRACTS.singleton.address, encodeSafeInitializer(setup), setup.saltNonce],
  });
}

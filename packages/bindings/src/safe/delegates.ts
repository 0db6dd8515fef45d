import type { Address, ChainId } from '@althing/domain/units';
import { hashDomain, hashStruct, hashTypedData } from 'viem';
import type { SafeHashes } from './transactions.ts';

const TYPES = {
  Delegate: [
    { name: 'delegateAddress', type: 'address' },
    { name: 'totp', type: 'uint256' },
  ],
} as const;

const DOMAIN = {
  EIP712Domain: [
    { name: 'name', type: 'string' },
    { name: 'version', type: 'string' },
    { name: 'chainId', type: 'uint256' },
  ],
} as const;

/** The hour that is signed with a request about a delegate. Services take that of now and the one before. */
export const safeDelegateHour = (at: Date): number => Math.floor(at.getTime() / 3_600_000);

/** What is signed (EIP-712) to add or remove a delegate, in the words of Safe's own service. No Safe is named, so it is good for each of the signer's. */
export const safeDelegateTypedData = (chainId: ChainId, delegate: Address, hour: number) =>
  ({
    domain: { name: 'Safe Transaction Service', version: '1.0', chainId },
    types: TYPES,
    primaryType: 'Delegate',
    message: { delegateAddress: delegate, totp: BigInt(hour) },
  }) as const;

export function safeDelegateHashes(chainId: ChainId, delegate: Address, hour: number): SafeHashes {
  const typedData = safeDelegateTypedData(chainId, delegate, hour);
  const { domain, types, primaryType, message } = typedData;
  return {
    domain: hashDomain({ domain: { ...domain, chainId: BigInt(chainId) }, types: DOMAIN }),
    message: hashStruct({ types, primaryType, data: message }),
    signed: hashTypedData(typedData),
  };
}

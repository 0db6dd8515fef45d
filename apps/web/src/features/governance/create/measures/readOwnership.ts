import { gasRefundAbi, tokenAbi, upgradeAuthorityAbi } from '@althing/bindings';
import type { RefundTerms } from '@althing/domain/governance';
import { type Address, NATIVE } from '@althing/domain/units';
import type { Client } from 'viem';
import { readContract } from 'viem/actions';

/** What the chain says about who may do what. What it does not answer is undefined. */
export interface OwnershipFacts {
  tokenOwner: Address | undefined;
  tokenNext: Address | null | undefined;
  /** In the token's smallest unit. */
  supply: bigint | undefined;
  upgradeOwner: Address | undefined;
  upgradeNext: Address | null | undefined;
  refundOwner: Address | undefined;
  refundTerms: RefundTerms | undefined;
}

interface Places {
  token: Address;
  authority: Address | undefined;
  refund: Address | undefined;
}

/** Foreign tokens have no owner that could be asked for; that is no reason to know nothing. */
const orUndefined = <T>(answer: Promise<T>): Promise<T | undefined> => answer.catch(() => undefined);
const somebody = (account: Address | undefined): Address | null | undefined => (account === NATIVE ? null : account);

export async function readOwnership(client: Client, { token, authority, refund }: Places): Promise<OwnershipFacts> {
  const ofToken = { address: token, abi: tokenAbi } as const;
  const ofAuthority = authority && ({ address: authority, abi: upgradeAuthorityAbi } as const);
  const ofRefund = refund && ({ address: refund, abi: gasRefundAbi } as const);
  const [supply, tokenOwner, tokenNext, upgradeOwner, upgradeNext, refundOwner, refundTerms] = await Promise.all([
    // Without this one answer the chain cannot be reached, and the whole is asked again.
    readContract(client, { ...ofToken, functionName: 'totalSupply' }),
    orUndefined(readContract(client, { ...ofToken, functionName: 'owner' })),
    orUndefined(readContract(client, { ...ofToken, functionName: 'pendingOwner' })),
    ofAuthority && orUndefined(readContract(client, { ...ofAuthority, functionName: 'owner' })),
    ofAuthority && orUndefined(readContract(client, { ...ofAuthority, functionName: 'pendingOwner' })),
    ofRefund && orUndefined(readContract(client, { ...ofRefund, functionName: 'owner' })),
    ofRefund && orUndefined(readContract(client, { ...ofRefund, functionName: 'refundSettings' })),
  ]);
  return { supply, tokenOwner, tokenNext: somebody(tokenNext), upgradeOwner, upgradeNext: somebody(upgradeNext), refundOwner, refundTerms };
}

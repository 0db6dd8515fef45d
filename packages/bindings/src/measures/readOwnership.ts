import type { RefundTerms, TokenFacts } from '@althing/domain/governance';
import { type Address, NATIVE } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../call.ts';
import { gasRefundAbi, tokenAbi, upgradeAuthorityAbi } from '../contracts.ts';
import { orUndefined } from './orUndefined.ts';

/** What the chain says about who may do what. What it does not answer is undefined. */
export interface OwnershipFacts {
  tokenOwner: Address | undefined;
  tokenNext: Address | null | undefined;
  /** In the token's smallest unit. */
  supply: bigint | undefined;
  tax: TokenFacts['tax'];
  lockbox: TokenFacts['lockbox'];
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

/** Nobody is the zero address on chain. */
const somebody = (account: Address | undefined): Address | null | undefined => (account === NATIVE ? null : account);

const taxOf = ([treasury, thresholds, rates]: readonly [Address, readonly bigint[], readonly bigint[]]): NonNullable<
  TokenFacts['tax']
> => ({
  treasury: treasury === NATIVE ? null : treasury,
  tiers: thresholds.map((threshold, index) => ({ threshold, rate: rates[index]! })),
});

export async function readOwnership(client: ReadClient, { token, authority, refund }: Places): Promise<OwnershipFacts> {
  const ofToken = { address: token, abi: tokenAbi } as const;
  const ofAuthority = authority && ({ address: authority, abi: upgradeAuthorityAbi } as const);
  const ofRefund = refund && ({ address: refund, abi: gasRefundAbi } as const);
  const [supply, tokenOwner, tokenNext, tax, lockbox, upgradeOwner, upgradeNext, refundOwner, refundTerms] = await Promise.all([
    // Without this one answer the chain cannot be reached, and the whole is asked again.
    readContract(client, { ...ofToken, functionName: 'totalSupply' }),
    orUndefined(readContract(client, { ...ofToken, functionName: 'owner' })),
    orUndefined(readContract(client, { ...ofToken, functionName: 'pendingOwner' })),
    orUndefined(readContract(client, { ...ofToken, functionName: 'bridgeTax' })),
    orUndefined(readContract(client, { ...ofToken, functionName: 'lockbox' })),
    ofAuthority && orUndefined(readContract(client, { ...ofAuthority, functionName: 'owner' })),
    ofAuthority && orUndefined(readContract(client, { ...ofAuthority, functionName: 'pendingOwner' })),
    ofRefund && orUndefined(readContract(client, { ...ofRefund, functionName: 'owner' })),
    ofRefund && orUndefined(readContract(client, { ...ofRefund, functionName: 'refundSettings' })),
  ]);
  return {
    supply,
    tokenOwner,
    tokenNext: somebody(tokenNext),
    tax: tax && taxOf(tax),
    lockbox: somebody(lockbox),
    upgradeOwner,
    upgradeNext: somebody(upgradeNext),
    refundOwner,
    refundTerms,
  };
}

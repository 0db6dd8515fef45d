import type { Address, ChainId } from '@althing/domain/units';
import { sameAddress } from '@althing/domain/units';
import { erc20Abi, maxUint256 } from 'viem';
import { type Call, contractCall } from '../call.ts';

/**
 * An unlimited allowance. Warning: the owner of the bond contracts could take all of it through a malicious auctioneer; never the default.
 *
 * @public A buyer may choose it.
 */
export const UNLIMITED_ALLOWANCE = maxUint256;

/** USDT. docs/requirements.md#approvals: on Ethereum, its allowance can only be changed from 0. */
const TETHER: Address = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const ETHEREUM: ChainId = 1;

export interface Approval {
  chainId: ChainId;
  token: Address;
  spender: Address;
  /** Exactly the amount to be spent, in smallest units. */
  amount: bigint;
  /** The present allowance of the spender. */
  allowance: bigint;
}

const approve = ({ token, spender }: Approval, amount: bigint): Call =>
  contractCall({ address: token, abi: erc20Abi, functionName: 'approve', args: [spender, amount] });

/**
 * The calls that let a spender take `amount`: none where the allowance suffices, unless it is to be revoked (`amount` 0); two where the token
 * requires its
 * allowance to be set to 0 first.
 *
 * @public For buyers and sellers of bonds.
 */
export function encodeApprovals(approval: Approval): Call[] {
  const { chainId, token, amount, allowance } = approval;
  const isEnough = amount === 0n ? allowance === 0n : allowance >= amount;
  if (isEnough) return [];
  const startsFromNothing = chainId === ETHEREUM && sameAddress(token, TETHER);
  return startsFromNothing && allowance > 0n && amount > 0n
    ? [approve(approval, 0n), approve(approval, amount)]
    : [approve(approval, amount)];
}

import type { Address, ChainId } from '@althing/domain/units';
import { sameAddress } from '@althing/domain/units';
import { erc20Abi, maxUint256 } from 'viem';
import { type Call, contractCall } from '../call.ts';

/**
 * An allowance that is never used up. Warning: the owner of the bond contracts could take all of it by a false auctioneer; never the default.
 *
 * @public A buyer may choose it.
 */
export const UNLIMITED_ALLOWANCE = maxUint256;

/** docs/requirements.md#approvals: on Ethereum it changes an allowance from nothing only. */
const TETHER: Address = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const ETHEREUM: ChainId = 1;

export interface Approval {
  chainId: ChainId;
  token: Address;
  spender: Address;
  /** Units: exactly what is to be spent. */
  amount: bigint;
  /** What the spender may take now. */
  allowance: bigint;
}

const approve = ({ token, spender }: Approval, amount: bigint): Call =>
  contractCall({ address: token, abi: erc20Abi, functionName: 'approve', args: [spender, amount] });

/**
 * The calls that let a spender take `amount`: none where it may already, unless the allowance is to be taken back (`amount` 0);
 * two where the token wants its allowance set to 0 first.
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

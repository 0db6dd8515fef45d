import type { Intervals } from '@althing/domain/bonds';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { bondEscrowOf } from '../bondContracts.ts';
import { type Call, contractCall } from '../call.ts';
import { bondEscrowAbi, fixedPriceAuctioneerAbi } from '../contracts.ts';

/* Calls of a market's owner besides closing it. Auctioneers of all strategies share them. */

interface Place {
  auctioneer: Address;
  id: bigint;
}

/** Offers a market to an account; the owner's own takes an offer back. Reverts with `Auctioneer_OnlyMarketOwner`. */
export const encodePushOwnership = ({ auctioneer, id }: Place, newOwner: Address): Call =>
  contractCall({ address: auctioneer, abi: fixedPriceAuctioneerAbi, functionName: 'pushOwnership', args: [id, newOwner] });

/** Takes a market over that was offered to the caller. Reverts with `Auctioneer_NotAuthorized`. */
export const encodePullOwnership = ({ auctioneer, id }: Place): Call =>
  contractCall({ address: auctioneer, abi: fixedPriceAuctioneerAbi, functionName: 'pullOwnership', args: [id] });

/** Sets the intervals of an auction, in seconds. Reverts with `Auctioneer_InvalidParams` and `Auctioneer_MarketNotActive`. */
export function encodeSetIntervals({ auctioneer, id }: Place, intervals: Intervals): Call {
  const { tuneInterval, tuneAdjustmentDelay, debtDecayInterval } = intervals;
  const seconds = [Number(tuneInterval), Number(tuneAdjustmentDelay), Number(debtDecayInterval)] as const;
  return contractCall({ address: auctioneer, abi: fixedPriceAuctioneerAbi, functionName: 'setIntervals', args: [id, seconds] });
}

/** Sets who may buy in a private market, as the root of `buyersTree`. Reverts with `Auctioneer_OnlyMarketOwner`. */
export const encodeSetBuyersRoot = ({ auctioneer, id }: Place, root: Hex): Call =>
  contractCall({ address: auctioneer, abi: fixedPriceAuctioneerAbi, functionName: 'setBuyersRoot', args: [id, root] });

/** Makes all permits void that were signed so far for a private market. Reverts with `Auctioneer_OnlyMarketOwner`. */
export const encodeRaisePermitNonce = ({ auctioneer, id }: Place): Call =>
  contractCall({ address: auctioneer, abi: fixedPriceAuctioneerAbi, functionName: 'raisePermitNonce', args: [id] });

/** Deposits payout tokens for a market; the caller approves the escrow before. Reverts with `BondEscrow_OtherOwner` and others. */
export const encodeDeposit = (chainId: ChainId, { id, amount, owner }: { id: bigint; amount: bigint; owner: Address }): Call =>
  contractCall({ address: bondEscrowOf(chainId), abi: bondEscrowAbi, functionName: 'deposit', args: [id, amount, owner] });

/** Takes deposits of a market back. Only its owner may. Reverts with `BondEscrow_NotEnough`. */
export const encodeWithdraw = (chainId: ChainId, { id, amount, to }: { id: bigint; amount: bigint; to: Address }): Call =>
  contractCall({ address: bondEscrowOf(chainId), abi: bondEscrowAbi, functionName: 'withdraw', args: [id, amount, to] });

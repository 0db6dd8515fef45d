import type { Address, ChainId } from '@althing/domain/units';
import { sameAddress } from '@althing/domain/units';
import { erc20Abi, zeroAddress } from 'viem';
import { readContract } from 'viem/actions';
import { bondEscrowOf, type MarketKind, tellerOf } from '../bondContracts.ts';
import type { ReadClient } from '../call.ts';
import { bondEscrowAbi, fixedPriceAuctioneerAbi, sequentialDutchAuctioneerAbi } from '../contracts.ts';
import { readSafe, type SafeOwners } from '../safe/readSafe.ts';

export interface ManagedPlace extends MarketKind {
  chainId: ChainId;
  auctioneer: Address;
  id: bigint;
  payoutToken: Address;
  callback: Address | null;
}

/** An account that owns a market or may take it over; `safe` where it is one of the Safes that the platform knows. */
export interface MarketParty {
  address: Address;
  safe: SafeOwners | null;
}

/** Who pays what is sold: the owner's account, or what lies in the escrow for this market. A contract of the seller's own tells nothing. */
export type MarketPurse =
  | { from: 'account' | 'escrow'; spender: Address; balance: bigint; allowance: bigint; escrowed: bigint; withdrawable: bigint }
  | { from: 'other' };

/** What its owner has to know to run a market. Amounts are payout tokens, in smallest units. */
export interface ManagedMarket {
  owner: MarketParty;
  /** Whom the market is offered to. */
  candidate: MarketParty | null;
  purse: MarketPurse;
  /** Seconds; 0 for strategies without intervals. */
  minDebtDecayInterval: bigint;
}

async function purseOf(
  client: ReadClient,
  { chainId, term, id, payoutToken, callback }: ManagedPlace,
  owner: Address,
): Promise<MarketPurse> {
  const escrow = bondEscrowOf(chainId);
  if (callback !== null && !sameAddress(callback, escrow)) return { from: 'other' };
  const spender = callback === null ? tellerOf(chainId, term) : escrow;
  const token = { address: payoutToken, abi: erc20Abi } as const;
  const deposits = { address: escrow, abi: bondEscrowAbi, args: [id] } as const;
  const [balance, allowance, escrowed, withdrawable] = await Promise.all([
    readContract(client, { ...token, functionName: 'balanceOf', args: [owner] }),
    readContract(client, { ...token, functionName: 'allowance', args: [owner, spender] }),
    callback === null ? 0n : readContract(client, { ...deposits, functionName: 'escrowed' }),
    callback === null ? 0n : readContract(client, { ...deposits, functionName: 'withdrawable' }),
  ]);
  return { from: callback === null ? 'account' : 'escrow', spender, balance, allowance, escrowed, withdrawable };
}

/** Throws where the node does not answer, and `Auctioneer_MarketDoesNotExist`. */
export async function readManagedMarket(client: ReadClient, place: ManagedPlace): Promise<ManagedMarket> {
  const { auctioneer: address, id, strategy } = place;
  const market = { address, abi: fixedPriceAuctioneerAbi, args: [id] } as const;
  const [owner, offeredTo] = await Promise.all([
    readContract(client, { ...market, functionName: 'ownerOf' }),
    readContract(client, { ...market, functionName: 'newOwners' }),
  ]);
  const party = async (account: Address): Promise<MarketParty> => ({ address: account, safe: (await readSafe(client, account)) ?? null });
  const isOffered = offeredTo !== zeroAddress && !sameAddress(offeredTo, owner);
  const [ownerParty, candidate, purse, decay] = await Promise.all([
    party(owner),
    isOffered ? party(offeredTo) : null,
    purseOf(client, place, owner),
    strategy === 'sda' ? readContract(client, { address, abi: sequentialDutchAuctioneerAbi, functionName: 'minDebtDecayInterval' }) : 0,
  ]);
  return { owner: ownerParty, candidate, purse, minDebtDecayInterval: BigInt(decay) };
}

import {
  auctioneerOf,
  bondContractsOf,
  bondEscrowOf,
  buyersTree,
  type Call,
  encodeApprovals,
  encodeCreateMarket,
  encodeDeposit,
  type KnownContract,
  marketParamsOf,
} from '@althing/bindings';
import type { SaleDraft, SalePlan } from '@althing/domain/bonds';
import { parseAmount } from '@althing/domain/token';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { zeroHash } from 'viem';
import type { SalePair } from '../useSalePlan.ts';

export interface SaleToCreate {
  draft: SaleDraft;
  plan: SalePlan;
  /** Below this price of the oracle the market is not created; 0 without an oracle. */
  leastOraclePrice: bigint;
  pair: { [Side in keyof SalePair]-?: NonNullable<SalePair[Side]> };
}

export interface BuyersList extends Pick<SaleDraft, 'isPrivate' | 'buyers'> {
  /** Of the token that buyers pay with. */
  decimals: number;
}

const limitsOf = ({ isPrivate, buyers, decimals }: BuyersList) =>
  isPrivate ? buyers.map(({ address, amount }) => ({ address, maxQuote: parseAmount(amount, decimals).value ?? 0n })) : [];

/** Buyers of a private market with their limits in smallest units. */
export const buyersOf = ({ draft, pair }: Pick<SaleToCreate, 'draft' | 'pair'>) => limitsOf({ ...draft, decimals: pair.quote.decimals });

/** What the contract knows of the list. Takes half a second for the longest one, so it is not for every drawing. */
export function buyersRootOf(list: BuyersList): Hex {
  const buyers = limitsOf(list);
  return buyers.length > 0 ? buyersTree(buyers).root : zeroHash;
}

/** Creates the market, paid from escrow. */
export function createSaleCall(sale: SaleToCreate, buyersRoot: Hex): Call {
  const { draft, plan, pair } = sale;
  const { chainId, strategy } = draft;
  const { parameters, term } = plan;
  const market = marketParamsOf(parameters, {
    payoutToken: pair.payout.address,
    quoteToken: pair.quote.address,
    callback: bondEscrowOf(chainId),
    oracle: bondContractsOf(chainId)?.twapBondOracle,
  });
  return encodeCreateMarket({
    ...market,
    auctioneer: auctioneerOf(chainId, strategy, term),
    options: {
      isPrivate: draft.isPrivate,
      buyersRoot,
      linearDuration: Number(parameters.linearDuration),
      leastOraclePrice: sale.leastOraclePrice,
    },
  });
}

export interface Funding {
  chainId: ChainId;
  token: Address;
  marketId: bigint;
  owner: Address;
  amount: bigint;
  /** What the escrow may take now. */
  allowance: bigint;
}

/** Fills the escrow: first the allowance where it is too small, then the deposit. */
export function fundingCalls({ chainId, token, marketId, owner, amount, allowance }: Funding): { approvals: Call[]; deposit: Call } {
  const escrow = bondEscrowOf(chainId);
  return {
    approvals: encodeApprovals({ chainId, token, spender: escrow, amount, allowance }),
    deposit: encodeDeposit(chainId, { id: marketId, amount, owner }),
  };
}

/** Contracts that opening a sale calls, so that previews can say what they are asked to do. */
export const saleContracts = ({ draft: { chainId, strategy }, plan, pair }: SaleToCreate): KnownContract[] => [
  { address: auctioneerOf(chainId, strategy, plan.term), label: 'Althing’s auctioneer', abi: 'Bond auctioneer' },
  { address: bondEscrowOf(chainId), label: 'Althing’s escrow', abi: 'Bond escrow' },
  { address: pair.payout.address, label: `Token ${pair.payout.symbol}`, abi: 'Token' },
  { address: pair.quote.address, label: `Token ${pair.quote.symbol}`, abi: 'Token' },
];

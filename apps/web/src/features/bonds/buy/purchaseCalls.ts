import {
  type Call,
  contractCall,
  encodeApprovals,
  encodePurchaseBond,
  encodePurchasePrivateBond,
  type KnownContract,
  tellerOf,
  twapOracleAbi,
  twapOracleOf,
  UNLIMITED_ALLOWANCE,
} from '@althing/bindings';
import type { PurchaseQuote } from '@althing/domain/bonds';
import { type Address, type Hex, sameAddress } from '@althing/domain/units';
import { zeroAddress } from 'viem';
import type { NameAddress } from '../../transactions/index.ts';
import { termOf } from '../marketTexts.ts';
import type { BondMarket } from '../queries.ts';

const TELLER_LABEL = 'Althing’s bond teller';
const ORACLE_LABEL = 'Althing’s price oracle';

/** Contracts that a purchase calls, so that the preview can say what they are asked to do. */
export function purchaseContracts({ chainId, quoteToken, ...market }: BondMarket): KnownContract[] {
  const term = termOf(market);
  return [
    {
      address: tellerOf(chainId, term),
      label: TELLER_LABEL,
      abi: term === 'fixed-term' ? 'Bond teller (fixed term)' : 'Bond teller (fixed expiry)',
    },
    { address: quoteToken.address as Address, label: `Token ${quoteToken.symbol}`, abi: 'Token' },
    { address: twapOracleOf(chainId), label: ORACLE_LABEL, abi: 'TWAP oracle' },
  ];
}

export const nameIn =
  (contracts: readonly KnownContract[], you: string | null): NameAddress =>
  (address) =>
    contracts.find((contract) => sameAddress(contract.address, address))?.label ??
    (you !== null && sameAddress(address, you) ? 'You' : undefined);

interface ApprovalWish {
  amount: bigint;
  allowance: bigint;
  isUnlimited: boolean;
}

/** The next call that lets the teller take the amount; undefined where it may already. */
export function approvalCall(
  { chainId, quoteToken, ...market }: BondMarket,
  { amount, allowance, isUnlimited }: ApprovalWish,
): Call | undefined {
  if (amount === 0n || allowance >= amount) return undefined;
  const spender = tellerOf(chainId, termOf(market));
  return encodeApprovals({
    chainId,
    token: quoteToken.address as Address,
    spender,
    amount: isUnlimited ? UNLIMITED_ALLOWANCE : amount,
    allowance,
  })[0];
}

export const registerCall = (chainId: number, attestations: readonly Hex[]): Call =>
  contractCall({ address: twapOracleOf(chainId), abi: twapOracleAbi, functionName: 'registerAttestation', args: [attestations] });

interface PurchaseTerms {
  account: Address;
  amount: bigint;
  quote: PurchaseQuote;
  /** The most that fees may be, in parts of 100,000: what they are now. */
  maxFee: bigint;
  /** For private markets. */
  proof: Hex | undefined;
}

export function purchaseCall({ chainId, marketId, ...market }: BondMarket, { account, amount, quote, maxFee, proof }: PurchaseTerms): Call {
  const purchase = {
    teller: tellerOf(chainId, termOf(market)),
    recipient: account,
    referrer: zeroAddress,
    id: BigInt(marketId),
    amount,
    minAmountOut: quote.minPayout,
    maxFee: Number(maxFee),
  };
  return proof === undefined ? encodePurchaseBond(purchase) : encodePurchasePrivateBond({ ...purchase, access: proof });
}

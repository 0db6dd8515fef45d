import {
  type Call,
  contractCall,
  encodeApprovals,
  encodePurchaseBond,
  encodePurchasePrivateBond,
  encodePurchaseWithPermit,
  type KnownContract,
  type PermitSignature,
  tellerOf,
  twapOracleAbi,
  twapOracleOf,
  UNLIMITED_ALLOWANCE,
} from '@althing/bindings';
import type { PurchaseQuote } from '@althing/domain/bonds';
import { resetWords } from '@althing/domain/token';
import { exactBalanceText } from '@althing/domain/treasury';
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

interface ApprovalStep {
  call: Call;
  title: string;
  effect: string;
  /** What the button says. */
  action: string;
}

/** All calls that let the teller take the amount; none where it may already. */
export const approvalCalls = (
  { chainId, quoteToken, ...market }: BondMarket,
  { amount, allowance, isUnlimited }: ApprovalWish,
): readonly Call[] =>
  amount === 0n || allowance >= amount
    ? []
    : encodeApprovals({
        chainId,
        token: quoteToken.address as Address,
        spender: tellerOf(chainId, termOf(market)),
        amount: isUnlimited ? UNLIMITED_ALLOWANCE : amount,
        allowance,
      });

/** The next transaction on the way to letting the teller take the amount, in words; undefined where it may already. */
export function approvalStep(market: BondMarket, wish: ApprovalWish): ApprovalStep | undefined {
  const { quoteToken } = market;
  const { amount, isUnlimited } = wish;
  const [call, ...more] = approvalCalls(market, wish);
  if (!call) return undefined;
  const { symbol, decimals } = quoteToken;
  if (more.length > 0) return { call, ...resetWords(symbol) };
  const paid = `${exactBalanceText(amount, decimals)} ${symbol}`;
  return {
    call,
    title: `Allow ${isUnlimited ? `any amount of ${symbol}` : paid}`,
    effect: `The bond teller may take ${isUnlimited ? 'any amount' : paid} from your account when you buy. Nothing is paid yet.`,
    action: `Allow ${symbol}`,
  };
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
  /** By which the token lets the teller take the amount, in the place of an approval. */
  permit: PermitSignature | undefined;
}

export function purchaseCall(
  { chainId, marketId, ...market }: BondMarket,
  { account, amount, quote, maxFee, proof, permit }: PurchaseTerms,
): Call {
  const purchase = {
    teller: tellerOf(chainId, termOf(market)),
    recipient: account,
    referrer: zeroAddress,
    id: BigInt(marketId),
    amount,
    minAmountOut: quote.minPayout,
    maxFee: Number(maxFee),
  };
  if (permit) return encodePurchaseWithPermit({ ...purchase, access: proof ?? '0x', permit });
  return proof === undefined ? encodePurchaseBond(purchase) : encodePurchasePrivateBond({ ...purchase, access: proof });
}

import { z } from 'zod';
import { STRATEGIES } from '../bonds/index.ts';
import { address, amount, chainId, hash, hex, plainName, signature, timestamp } from './schemas.ts';

/* Wire shapes of bond markets. Prices in whole tokens are decimal text; everything in USD is a number, as price sources give it. */

export const marketId = amount.meta({ id: 'MarketId', description: 'Number of the market on its chain, decimal' });
export const humanPrice = z
  .string()
  .regex(/^\d+(\.\d+)?$/)
  .meta({ id: 'HumanPrice', description: 'Quote tokens per payout token, whole tokens, exact' });
export const usd = z.number().nonnegative();

/** `scheduled`: before its start. `close-proposed`: still sells, but its owner was asked to close it. */
export const MARKET_STATES = ['scheduled', 'live', 'close-proposed', 'closed'] as const;
export type MarketState = (typeof MARKET_STATES)[number];

/** What somebody is asked to execute: a Safe's transaction or a governor's action. */
export const functionData = z.strictObject({ target: address, data: hex }).meta({ id: 'FunctionData' });

const oracleSettings = z
  .object({
    type: z.string().max(40),
    steerVaultAddress: address.nullable().default(null),
    isSteerPriceInToken0: z.boolean().default(false),
  })
  .meta({ id: 'OracleSettings' });

export const bondToken = z
  .object({
    address,
    name: z.string(),
    symbol: z.string(),
    decimals: z.number().int(),
    tokenPrice: z.object({
      /** Null where no price is known. */
      lastPriceUsd: usd.nullable(),
    }),
  })
  .meta({ id: 'BondToken' });

/** As the strategy takes them; the others are missing. Discounts and buffers in parts of 100,000. */
const priceSettings = z.object({
  formattedPrice: amount.optional(),
  formattedInitialPrice: amount.optional(),
  formattedMinimumPrice: amount.optional(),
  debtBuffer: amount.optional(),
  fixedDiscount: amount.optional(),
  baseDiscount: amount.optional(),
  targetIntervalDiscount: amount.optional(),
  maxDiscountFromCurrent: amount.optional(),
});

export const bondMarket = z
  .object({
    /** Of its record here; null for a market that nobody has recorded. */
    id: z.string().nullable(),
    name: z.string().nullable(),
    organisation: z.object({ id: z.string(), slug: z.string(), name: z.string() }).nullable(),
    marketId,
    chainId,
    auctioneer: address,
    strategy: z.enum(STRATEGIES),
    isFixedTerm: z.boolean(),
    isPrivate: z.boolean(),
    isLinearVesting: z.boolean(),
    state: z.enum(MARKET_STATES),
    isClosed: z.boolean(),
    /** Its owner. */
    user: z.object({ address }),
    payoutToken: bondToken,
    quoteToken: bondToken,
    callback: address.nullable(),
    oracle: address.nullable(),
    /** Where its oracle is ours: the vault by which the pair is priced. */
    oracleSettings: oracleSettings.nullable(),
    /** What `capacity` counts. */
    capacityType: z.enum(['quote', 'payout']),
    initialCapacity: amount,
    /** What is left to sell. */
    capacity: amount,
    sold: amount,
    /** Quote taken in, net of fees. */
    purchased: amount,
    purchaseCount: z.number().int(),
    /** Seconds after each purchase for a fixed term, UNIX time for a fixed expiry; 0 pays out at once. */
    vesting: z.number().int(),
    /** Seconds over which a bond is paid out once it has matured; 0 for all at once. */
    linearDuration: z.number().int(),
    depositInterval: z.number().int(),
    marketStartDate: timestamp,
    marketEndDate: timestamp,
    scale: amount,
    priceSettings,
    /** Of the newest purchase, or of the creation. The price now is asked of the chain. */
    lastPrice: humanPrice.nullable(),
    createdAt: timestamp,
    transactionHash: hash,
  })
  .meta({ id: 'BondMarket' });

export const bondMarketProposal = z
  .object({
    /** Of the market's record. */
    id: z.string(),
    kind: z.enum(['create', 'close']),
    name: z.string(),
    chainId,
    isPrivate: z.boolean(),
    /** Null while the market is not created. */
    marketId: marketId.nullable(),
    functionData,
    proposedAt: timestamp,
  })
  .meta({ id: 'BondMarketProposal' });

/** Of a private market: who may see it here. Their Merkle root is the market's. */
export const marketBuyers = z.array(z.strictObject({ address, maxQuote: amount })).max(10_000);

/**
 * Either a transaction that created the market, or the call by which a multisig or a governor was asked to create it.
 * `signature` is the owner's of the statement `MarketRecord`, or `MarketProposal` of the call (EIP-712), needed where the caller is not the owner.
 */
export const marketRecordInput = z
  .strictObject({
    organisationId: z.string().max(64),
    chainId,
    name: plainName(80),
    isPrivate: z.boolean(),
    transactionHash: hash.optional(),
    /** Where the transaction created several. */
    marketId: marketId.optional(),
    marketCreateProposalFunctionData: functionData.optional(),
    /** Who will own the market that is proposed. */
    owner: address.optional(),
    signature: signature.optional(),
    buyers: marketBuyers.default([]),
  })
  .refine(
    ({ transactionHash, marketCreateProposalFunctionData }) => Boolean(transactionHash) !== Boolean(marketCreateProposalFunctionData),
    {
      message: 'Send either transactionHash or marketCreateProposalFunctionData',
    },
  );

/** Create VEO is shown where either holds. */
export const marketPermission = z
  .object({
    /** The organisation's creator, or one of its bonding-engine modules. */
    mayCreate: z.boolean(),
    /** Safes of the bonding engine of which the caller is an owner. */
    mayProposeTo: z.array(z.object({ chainId, address })),
  })
  .meta({ id: 'MarketPermission' });

export const marketRecord = z
  .object({ id: z.string(), organisationId: z.string(), chainId, marketId: marketId.nullable(), name: z.string(), isPrivate: z.boolean() })
  .meta({ id: 'MarketRecord' });

import { z } from 'zod';
import { STRATEGIES } from '../bonds/index.ts';
import { address, amount, chainId, hash, hex, plainName, signature, timestamp } from './schemas.ts';

/* Wire shapes of bond markets. Prices in whole tokens are decimal text; everything in USD is a number, as price sources give it. */

const marketId = amount.meta({ id: 'MarketId', description: 'Number of the market on its chain, decimal' });
const humanPrice = z
  .string()
  .regex(/^\d+(\.\d+)?$/)
  .meta({ id: 'HumanPrice', description: 'Quote tokens per payout token, whole tokens, exact' });
const usd = z.number().nonnegative();

/** `scheduled`: before its start. `close-proposed`: still sells, but its owner was asked to close it. */
export const MARKET_STATES = ['scheduled', 'live', 'close-proposed', 'closed'] as const;
export type MarketState = (typeof MARKET_STATES)[number];
export const CHART_PERIODS = ['1D', '7D', 'ALL'] as const;
export type ChartPeriod = (typeof CHART_PERIODS)[number];

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

const purchasedMarket = bondMarket
  .pick({
    id: true,
    name: true,
    marketId: true,
    chainId: true,
    isFixedTerm: true,
    isClosed: true,
    isLinearVesting: true,
    payoutToken: true,
    quoteToken: true,
    user: true,
  })
  .meta({ id: 'PurchasedMarket' });

export const bondPurchase = z
  .object({
    /** Chain id, transaction and position of the event: one transaction may buy twice. */
    id: z.string(),
    blockTimestamp: timestamp,
    transactionHash: hash,
    chainId,
    buyer: address,
    recipient: address,
    referrer: address.nullable(),
    /** Paid, fees included. */
    quoteAmount: amount,
    protocolFee: amount,
    referrerFee: amount,
    payout: amount,
    bondPrice: humanPrice,
    /** Null where the market has no oracle or is not recorded here. */
    bondOraclePrice: humanPrice.nullable(),
    /** Below the oracle's price, percent; negative above it. */
    discount: z.number().nullable(),
    /** Of the payout, what has been paid out to the recipient; bonds of one token are paid out in the order of their purchase. */
    unwrappedAmount: amount,
    /** Of the payout, what the caller still holds to redeem or to claim; what was passed on is its new holder's. */
    openAmount: amount,
    /** When it has matured completely; the moment of the purchase where it was paid out at once. */
    expiry: timestamp,
    vestingScheduleId: amount.nullable(),
    /** Of the ERC-1155 bond token of a fixed term. */
    tokenId: amount.nullable(),
    /** Of the ERC-20 bond token of a fixed expiry. */
    tokenAddress: address.nullable(),
    /** At the price known then; null where none was. */
    quoteUsd: usd.nullable(),
    bondMarket: purchasedMarket,
  })
  .meta({ id: 'BondPurchase' });

/** Bonds of one token, or the schedules of one market, that an account holds. */
export const bondBalanceGroup = z
  .object({
    purchaseIds: z.array(z.string()),
    chainId,
    /** Of its newest purchase; null where the bonds came by transfer. */
    bondMarket: purchasedMarket.nullable(),
    payoutToken: bondToken,
    quoteAmount: amount,
    /** Of its newest purchase. */
    purchasedAt: timestamp.nullable(),
    contract: z.object({
      redeem: z
        .object({
          expiry: timestamp,
          balance: amount,
          /** The ERC-20 bond token; null for ERC-1155, which the teller holds. */
          tokenAddress: address.nullable(),
          tokenId: amount.nullable(),
          teller: address,
        })
        .nullable(),
      linearVesting: z
        .object({
          vestingScheduleIds: z.array(amount),
          releasableAmount: amount,
          totalAmount: amount,
          releasedAmount: amount,
          end: timestamp,
        })
        .nullable(),
    }),
  })
  .meta({ id: 'BondBalanceGroup' });

export const marketChartPoint = z
  .object({ timestamp, bondPrice: humanPrice, bondOraclePrice: humanPrice.nullable(), discount: z.number().nullable() })
  .meta({ id: 'MarketChartPoint' });

/** Running totals. */
export const volumeChartPoint = z.object({ timestamp, purchases: z.number().int(), totalBondedUsd: usd }).meta({ id: 'VolumeChartPoint' });

export const bondStats = z
  .object({
    markets: z.number().int(),
    liveMarkets: z.number().int(),
    purchases: z.number().int(),
    buyers: z.number().int(),
    /** Quote paid, at the prices known at each purchase. */
    totalBondedUsd: usd,
    /** Purchases in tokens without a known price; they are not in the total. */
    unpricedPurchases: z.number().int(),
    perQuoteToken: z.array(z.object({ chainId, token: bondToken, quoteAmount: amount, purchases: z.number().int() })),
  })
  .meta({ id: 'BondStats' });

export const userBondStats = bondStats.omit({ liveMarkets: true, buyers: true }).meta({ id: 'UserBondStats' });

export const bondOrganisation = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    logo: z.string().nullable(),
    markets: z.number().int(),
    liveMarkets: z.number().int(),
  })
  .meta({ id: 'BondOrganisation' });

export const bondPoints = z
  .object({
    /** Of purchases that are final. */
    points: amount,
    /** Of purchases that a chain could still take back. */
    pendingPoints: amount,
    unpricedPurchases: z.number().int(),
    /** Bought by the owner of the market, for itself. */
    voidPurchases: z.number().int(),
  })
  .meta({ id: 'BondPoints' });

/** What a transaction paid out, as the chain says. */
export const bondClaim = z
  .object({
    chainId,
    transactionHash: hash,
    claimedAt: timestamp,
    payouts: z.array(
      z.object({
        kind: z.enum(['redeem', 'release']),
        /** Token id, address of the bond token as a number, or schedule id. */
        bondId: amount,
        token: address,
        amount,
      }),
    ),
  })
  .meta({ id: 'BondClaim' });

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

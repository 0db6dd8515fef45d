import { z } from 'zod';
import { STRATEGIES } from '../bonds/index.ts';
import { address, amount, chainId, hash, hex, listOf, plainName, signature, timestamp } from './schemas.ts';

/* Wire shapes of bond markets. Prices in whole tokens are decimal text; amounts in USD are numbers, as price sources give them. */

export const marketId = amount.meta({ id: 'MarketId', description: 'Number of the market on its chain, decimal' });
export const humanPrice = z
  .string()
  .regex(/^\d+(\.\d+)?$/)
  .meta({ id: 'HumanPrice', description: 'Quote tokens per payout token, whole tokens, exact' });
export const usd = z.number().nonnegative();

/** `scheduled`: before its start. `close-proposed`: still selling, but its owner was asked to close it. */
export const MARKET_STATES = ['scheduled', 'live', 'close-proposed', 'closed'] as const;
export type MarketState = (typeof MARKET_STATES)[number];

/** `discount`: the largest first; `price`: the cheapest payout token in USD first; `capacity`: of which most is left first. */
export const MARKET_SORTS = ['newest', 'oldest', 'discount', 'price', 'capacity'] as const;
export type MarketSort = (typeof MARKET_SORTS)[number];

/** A call that somebody is asked to execute, as a Safe transaction or an action of a governor. */
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

/** The settings of the market's strategy; those of others are missing. Discounts and buffers in parts of 100,000. */
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
    /** Id of the record in this installation; null for a market that nobody has recorded. */
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
    /** The market's owner. */
    user: z.object({ address }),
    /** Whether its owner is another one than who recorded it for the organisation. */
    isHandedOver: z.boolean(),
    /** Whether the platform's owner has taken it out of the list of all markets; it can still be bought from. */
    isUnlisted: z.boolean(),
    payoutToken: bondToken,
    quoteToken: bondToken,
    callback: address.nullable(),
    oracle: address.nullable(),
    /** The vault that prices the pair, where the oracle is ours. */
    oracleSettings: oracleSettings.nullable(),
    /** Which token `capacity` counts. */
    capacityType: z.enum(['quote', 'payout']),
    initialCapacity: amount,
    /** Still for sale. */
    capacity: amount,
    sold: amount,
    /** Quote tokens received, without fees. */
    purchased: amount,
    purchaseCount: z.number().int(),
    /** Seconds after each purchase for a fixed term; UNIX time for a fixed expiry; 0 pays out at once. */
    vesting: z.number().int(),
    /** Seconds over which a bond is paid out from its maturity on; 0 for all at once. */
    linearDuration: z.number().int(),
    depositInterval: z.number().int(),
    marketStartDate: timestamp,
    marketEndDate: timestamp,
    scale: amount,
    priceSettings,
    /** Price of the newest purchase, or of the creation. Ask the chain for the present price. */
    lastPrice: humanPrice.nullable(),
    createdAt: timestamp,
    transactionHash: hash,
  })
  .meta({ id: 'BondMarket' });

/** What a listed market costs now, as its chain says. */
export const presentPrice = z
  .object({
    price: humanPrice,
    /** What the platform's oracle says; null where the market follows none, or another one. */
    oraclePrice: humanPrice.nullable(),
    /** Percent below the market price, which is that oracle's or follows from prices in USD; negative where it is above, null where none is known. */
    discount: z.number().nullable(),
  })
  .meta({ id: 'PresentPrice' });

/** What a market can do now, as its chain says. */
export const presentTerms = z
  .object({
    /** Payout tokens that one purchase takes at most. */
    largestPayout: amount,
    /** Nothing is sold below it; null where a market has none. */
    minimumPrice: humanPrice.nullable(),
    /** Payout tokens that the owner, or its escrow, could pay now. */
    fundedPayout: amount,
    /** Whom the market is offered to. */
    pendingOwner: address.nullable(),
    /** When the platform's oracle observed its price; null for other markets, and where it has none. */
    oracleObservedAt: timestamp.nullable(),
  })
  .meta({ id: 'PresentTerms' });

export const listedMarket = bondMarket
  .extend({
    /** Null where the market is closed or has no price now, or its chain does not answer in time. */
    now: presentPrice.nullable(),
    /** Whether its chain says that it has no price, as its oracle has none that is valid: nothing is sold until there is one. */
    isUnpriced: z.boolean(),
    /** Null where the market is closed, or its chain does not answer in time. */
    terms: presentTerms.nullable(),
  })
  .meta({ id: 'ListedMarket' });

export const listedMarkets = listOf(listedMarket).extend({
  /** Where markets are sorted by what they cost or have left: how many were compared, if there are more. Otherwise null. */
  comparedOnly: z.number().int().nullable(),
});

export const bondMarketProposal = z
  .object({
    /** Id of the market's record. */
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

/** UNIX seconds. */
const unixTime = z.number().int().nonnegative();

/** For a private market: who may see it here. Their Merkle root must be the market's. */
export const marketBuyers = z.array(z.strictObject({ address, maxQuote: amount })).max(10_000);

/**
 * Either a transaction that created the market, or the call by which a multisig or a governor was asked to create it. `signature` is needed where
 * the caller is not the owner: the owner's EIP-712 signature of `MarketRecord`, or of `MarketProposal` for a call.
 */
export const marketRecordInput = z
  .strictObject({
    organisationId: z.string().max(64),
    chainId,
    name: plainName(80),
    isPrivate: z.boolean(),
    transactionHash: hash.optional(),
    /** Needed where the transaction created several markets. */
    marketId: marketId.optional(),
    marketCreateProposalFunctionData: functionData.optional(),
    /** Who would own the proposed market. */
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

/** A buyer's place in the list of a private market, or its permit. `maxQuote`: the most that it may pay there in total, fees not counted. */
export const marketAccess = z
  .discriminatedUnion('by', [
    z.object({
      by: z.literal('list'),
      maxQuote: amount,
      /** Merkle proof against the market's root on chain. */
      proof: z.array(hash),
    }),
    z.object({ by: z.literal('permit'), maxQuote: amount, deadline: unixTime, signature }),
  ])
  .meta({ id: 'MarketAccess' });

/** The owner's EIP-712 signature of `MarketPermit`, by which one account may buy in a private market. */
export const marketPermitInput = z.strictObject({
  buyer: address,
  /** The most that the buyer may pay there in total, fees not counted, with what it has paid already. */
  maxQuote: amount,
  /** The market's `permitNonce`. */
  nonce: amount,
  deadline: unixTime,
  signature,
});

export const marketPermit = z
  .object({
    buyer: address,
    maxQuote: amount,
    deadline: unixTime,
    /** Not expired, not made void, and of the present owner. Whether a Safe's owners have changed since is asked when its buyer gets it. */
    isInForce: z.boolean(),
  })
  .meta({ id: 'MarketPermit' });

/** "Create VEO" is shown where either allows it. */
export const marketPermission = z
  .object({
    /** Whether the caller is the organisation's creator or one of its bonding-engine modules. */
    mayCreate: z.boolean(),
    /** Safes of the bonding engine that the caller is an owner of. */
    mayProposeTo: z.array(z.object({ chainId, address })),
  })
  .meta({ id: 'MarketPermission' });

export const marketRecord = z
  .object({ id: z.string(), organisationId: z.string(), chainId, marketId: marketId.nullable(), name: z.string(), isPrivate: z.boolean() })
  .meta({ id: 'MarketRecord' });

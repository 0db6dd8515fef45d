import { z } from 'zod';
import { MOST_PER_CLAIM } from '../bonds/index.ts';
import { bondMarket, bondToken, humanPrice, usd } from './bondSchemas.ts';
import { address, amount, chainId, hash, timestamp } from './schemas.ts';

/* Wire shapes of purchases in bond markets: purchases, balances, payouts, and totals derived from them. */

export const CHART_PERIODS = ['1D', '7D', 'ALL'] as const;
export type ChartPeriod = (typeof CHART_PERIODS)[number];

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
    /** Chain id, transaction and log position of the event, because one transaction may contain two purchases. */
    id: z.string(),
    blockTimestamp: timestamp,
    transactionHash: hash,
    chainId,
    buyer: address,
    recipient: address,
    referrer: address.nullable(),
    /** Quote tokens paid, fees included. */
    quoteAmount: amount,
    protocolFee: amount,
    referrerFee: amount,
    payout: amount,
    bondPrice: humanPrice,
    /** Null where the market has no oracle or is not recorded here. */
    bondOraclePrice: humanPrice.nullable(),
    /** How far the price is below the oracle's, in percent; negative where it is above. */
    discount: z.number().nullable(),
    /** Part of the payout that the recipient has received. Redeemed bonds of one token are assigned to the oldest purchases first. */
    unwrappedAmount: amount,
    /** Part of the payout that the caller can still redeem or claim. What was transferred belongs to its new holder. */
    openAmount: amount,
    /** When the whole payout is available; the time of the purchase where it was paid out at once. */
    expiry: timestamp,
    vestingScheduleId: amount.nullable(),
    /** Id of the ERC-1155 bond token, for a fixed term. */
    tokenId: amount.nullable(),
    /** Address of the ERC-20 bond token, for a fixed expiry. */
    tokenAddress: address.nullable(),
    /** At the prices known at the time; null where there were none. */
    quoteUsd: usd.nullable(),
    bondMarket: purchasedMarket,
  })
  .meta({ id: 'BondPurchase' });

/** What everybody who sees a market is told of its purchases. */
export const marketPurchase = bondPurchase
  .pick({
    id: true,
    blockTimestamp: true,
    transactionHash: true,
    buyer: true,
    recipient: true,
    quoteAmount: true,
    payout: true,
    bondPrice: true,
    discount: true,
  })
  .meta({ id: 'MarketPurchase' });

/** Bonds of one token, or vesting schedules of one market, that an account holds. */
export const bondBalanceGroup = z
  .object({
    purchaseIds: z.array(z.string()),
    chainId,
    /** Market of the newest purchase; null where the bonds came by transfer. */
    bondMarket: purchasedMarket.nullable(),
    /** Where the bonds came by transfer: the market in which anybody bought such a bond first. Bonds of one token are alike, so it may not be theirs. */
    firstSoldIn: purchasedMarket.nullable(),
    payoutToken: bondToken,
    quoteAmount: amount,
    /** Time of the newest purchase. */
    purchasedAt: timestamp.nullable(),
    contract: z.object({
      redeem: z
        .object({
          expiry: timestamp,
          balance: amount,
          /** Address of the ERC-20 bond token; null for ERC-1155, whose contract is the teller. */
          tokenAddress: address.nullable(),
          tokenId: amount.nullable(),
          teller: address,
        })
        .nullable(),
      linearVesting: z
        .object({
          /** Of a token at most 500, those first of which most is left; the other figures are theirs. */
          vestingScheduleIds: z.array(amount),
          /** Those of which something can be released now, the largest first, as many as go into one transaction. */
          releasable: z.array(z.object({ id: amount, amount })).max(MOST_PER_CLAIM),
          /** Also where one transaction does not release all of it. */
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

/** What the model says that a market cost at a moment between two purchases. */
export const computedPrice = z.object({ timestamp, bondPrice: humanPrice }).meta({ id: 'ComputedPrice' });

/** One point of running totals. */
export const volumeChartPoint = z
  .object({
    timestamp,
    purchases: z.number().int(),
    totalBondedUsd: usd,
    /** The part of the total that was paid in shares of pools, which the platform's oracle prices. */
    liquidityUsd: usd,
    /** The rest, paid in other tokens. */
    strategicUsd: usd,
  })
  .meta({ id: 'VolumeChartPoint' });

export const bondStats = z
  .object({
    markets: z.number().int(),
    liveMarkets: z.number().int(),
    purchases: z.number().int(),
    buyers: z.number().int(),
    /** Quote tokens paid, at the prices known at each purchase. */
    totalBondedUsd: usd,
    /** Purchases in tokens whose price was not known; the total does not include them. */
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
    /** From purchases that are final. */
    points: amount,
    /** From purchases that could still be undone by a reorganisation of the chain. */
    pendingPoints: amount,
    unpricedPurchases: z.number().int(),
    /** Purchases by the owner of the market itself, which earn nothing. */
    voidPurchases: z.number().int(),
  })
  .meta({ id: 'BondPoints' });

/** What a transaction paid out, as the chain logged it. */
export const bondClaim = z
  .object({
    chainId,
    transactionHash: hash,
    claimedAt: timestamp,
    payouts: z.array(
      z.object({
        kind: z.enum(['redeem', 'release']),
        /** Token id, address of the bond token as a number, or id of the schedule. */
        bondId: amount,
        token: address,
        amount,
      }),
    ),
  })
  .meta({ id: 'BondClaim' });

import { z } from 'zod';
import { bondMarket, bondToken, humanPrice, usd } from './bondSchemas.ts';
import { address, amount, chainId, hash, timestamp } from './schemas.ts';

/* Wire shapes of what was bought in bond markets: purchases, balances, what they paid out, and what follows from them. */

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

import { type MarketPermitTerms, marketPermitTypedData, readMarketPermitTerms } from '@althing/bindings';
import type { BondMarket, MarketPermitInput, MarketPermitView } from '@althing/domain/http';
import { type Address, type Hex, sameAddress } from '@althing/domain/units';
import { getAddress, maxUint256 } from 'viem';
import { conflict, invalid } from '../base/errors.ts';
import type { Clock } from '../base/clock.ts';
import type { ChainClients } from '../chains/chainClients.ts';
import { type MarketPermitRow, type MarketPermits, MOST_PERMITS } from '../store/marketPermits.ts';
import { isSignedByOwner } from './marketOwner.ts';

interface Dependencies {
  chains: ChainClients;
  marketPermits: MarketPermits;
  now: Clock;
}

/** A market that is recorded. */
export type RecordedMarket = BondMarket & { id: string };

/** Whether the contract would take a permit now. */
const isInForce = ({ owner, nonce, deadline }: MarketPermitRow, terms: MarketPermitTerms): boolean =>
  sameAddress(getAddress(owner), terms.owner) && BigInt(nonce) === terms.nonce && BigInt(deadline) >= terms.at;

/** Keeps the permits by which owners of private markets let single buyers in, and hands each to its buyer. */
export function createPermitKeeper({ chains, marketPermits, now }: Dependencies) {
  const termsOf = ({ chainId, auctioneer, marketId }: BondMarket) =>
    readMarketPermitTerms(chains.client(chainId), { auctioneer: getAddress(auctioneer), id: BigInt(marketId) });

  return {
    /** Refused unless the market's present owner signed it, with the present nonce, for a time that is still to come. */
    async keep(market: RecordedMarket, { signature, ...input }: MarketPermitInput): Promise<void> {
      if (!market.isPrivate) throw invalid('Anybody may buy in a public market, without a permit');
      const permit = {
        id: BigInt(market.marketId),
        buyer: getAddress(input.buyer),
        maxQuote: BigInt(input.maxQuote),
        nonce: BigInt(input.nonce),
        deadline: BigInt(input.deadline),
      };
      if (permit.maxQuote > maxUint256) throw invalid('The limit of the permit is too large');
      const { owner, nonce, at } = await termsOf(market);
      if (permit.nonce !== nonce) throw conflict('The owner of the market has made this permit void');
      if (permit.deadline < at) throw invalid('The permit has expired');
      const typedData = marketPermitTypedData({ auctioneer: getAddress(market.auctioneer), chainId: market.chainId, permit });
      if (!(await isSignedByOwner(chains, owner, typedData, signature as Hex)))
        throw invalid('The owner of the market has not signed this permit', 'signature-invalid');
      const isKept = await marketPermits.put({
        market: market.id,
        buyer: permit.buyer,
        owner,
        maxQuote: input.maxQuote,
        nonce: input.nonce,
        deadline: input.deadline,
        signature: signature as Hex,
        createdAt: now(),
      });
      if (!isKept) throw conflict(`A market has at most ${MOST_PERMITS} permits`);
    },

    /** The permit with which an account can buy now; undefined where it has none. */
    async permitOf(market: RecordedMarket, buyer: Address): Promise<MarketPermitRow | undefined> {
      const row = await marketPermits.find(market.id, buyer);
      return row && isInForce(row, await termsOf(market)) ? row : undefined;
    },

    /** Newest first. */
    async list(market: RecordedMarket, page: { page: number; limit: number }): Promise<{ items: MarketPermitView[]; total: number }> {
      const [{ rows, total }, terms] = await Promise.all([marketPermits.list(market.id, page), termsOf(market)]);
      const items = rows.map((row) => ({
        buyer: getAddress(row.buyer),
        maxQuote: row.maxQuote,
        deadline: row.deadline,
        isInForce: isInForce(row, terms),
      }));
      return { items, total };
    },
  };
}

export type PermitKeeper = ReturnType<typeof createPermitKeeper>;

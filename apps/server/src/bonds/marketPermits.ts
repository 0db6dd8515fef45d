import { type MarketPermitTerms, marketPermitTypedData, readMarketPermitTerms } from '@althing/bindings';
import type { BondMarket, MarketPermitInput, MarketPermitView } from '@althing/domain/http';
import { type Address, type Hex, sameAddress } from '@althing/domain/units';
import { getAddress, hashTypedData, maxUint256 } from 'viem';
import { conflict, invalid } from '../base/errors.ts';
import type { Clock } from '../base/clock.ts';
import type { ChainClients } from '../chains/chainClients.ts';
import { isSignedOnChain } from '../chains/verifySignature.ts';
import { type MarketPermitRow, type MarketPermits, MOST_PERMITS } from '../store/marketPermits.ts';

interface Dependencies {
  chains: ChainClients;
  marketPermits: MarketPermits;
  now: Clock;
}

/** A market that is recorded. */
export type RecordedMarket = BondMarket & { id: string };

/** Whether a permit is neither expired nor void, and of the present owner. */
const isInForce = ({ owner, nonce, deadline }: MarketPermitRow, terms: MarketPermitTerms): boolean =>
  sameAddress(getAddress(owner), terms.owner) && BigInt(nonce) === terms.nonce && BigInt(deadline) >= terms.at;

/** Keeps the permits by which owners of private markets let single buyers in, and hands each to its buyer. */
export function createPermitKeeper({ chains, marketPermits, now }: Dependencies) {
  const termsOf = ({ chainId, auctioneer, marketId }: BondMarket) =>
    readMarketPermitTerms(chains.client(chainId), { auctioneer: getAddress(auctioneer), id: BigInt(marketId) });

  /** Whether the contract would take the signature of a permit. */
  const isSigned = (
    { auctioneer, chainId, marketId }: BondMarket,
    { buyer, maxQuote, nonce, deadline }: Pick<MarketPermitRow, 'buyer' | 'maxQuote' | 'nonce' | 'deadline'>,
    signature: Hex,
    owner: Address,
  ): Promise<boolean> => {
    const numbers = { maxQuote: BigInt(maxQuote), nonce: BigInt(nonce), deadline: BigInt(deadline) };
    const permit = { id: BigInt(marketId), buyer: getAddress(buyer), ...numbers };
    const typedData = marketPermitTypedData({ auctioneer: getAddress(auctioneer), chainId, permit });
    return isSignedOnChain(chains.untrusted(chainId), owner, hashTypedData(typedData), signature);
  };

  return {
    /** Refused unless the market's present owner signed it, with the present nonce, for a time that is still to come. */
    async keep(market: RecordedMarket, { signature, ...input }: MarketPermitInput): Promise<void> {
      if (!market.isPrivate) throw invalid('Anybody may buy in a public market, without a permit');
      if (BigInt(input.maxQuote) > maxUint256) throw invalid('The limit of the permit is too large');
      const { owner, nonce, at } = await termsOf(market);
      if (BigInt(input.nonce) !== nonce) throw conflict('The owner of the market has made this permit void');
      if (BigInt(input.deadline) < at) throw invalid('The permit has expired');
      const buyer = getAddress(input.buyer);
      if (!(await isSigned(market, { ...input, buyer }, signature as Hex, owner)))
        throw invalid('The owner of the market has not signed this permit', 'signature-invalid');
      const row = { market: market.id, ...input, buyer, owner, signature: signature as Hex, createdAt: now() };
      if (!(await marketPermits.put(row, Number(at))))
        throw conflict(`A market keeps ${MOST_PERMITS.market} permits, and ${MOST_PERMITS.buyer} of one buyer`);
    },

    /** The permit with which an account can buy now, of several the one that allows most; undefined where it has none. */
    async permitOf(market: RecordedMarket, buyer: Address): Promise<MarketPermitRow | undefined> {
      const rows = await marketPermits.of(market.id, buyer);
      if (rows.length === 0) return undefined;
      const terms = await termsOf(market);
      // A Safe's owners may have changed since.
      for (const row of rows) if (isInForce(row, terms) && (await isSigned(market, row, row.signature, terms.owner))) return row;
      return undefined;
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

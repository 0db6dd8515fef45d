import type { Strategy } from '@althing/domain/bonds';
import { type Address, type ChainId, NATIVE, sameAddress } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import { isPlatformOracle, twapOracleOf } from '../bondContracts.ts';
import type { ReadClient } from '../call.ts';
import {
  fixedPriceAuctioneerAbi,
  oracleDynamicDiscountAuctioneerAbi,
  oracleFixedDiscountAuctioneerAbi,
  sequentialDutchAuctioneerAbi,
  twapOracleAbi,
} from '../contracts.ts';

export interface MarketTermsPlace {
  chainId: ChainId;
  auctioneer: Address;
  strategy: Strategy;
  id: bigint;
  payoutToken: Address;
  quoteToken: Address;
  oracle: Address | null;
}

/** What a buyer and an heir of a market have to know of it, besides its price. */
export interface MarketTerms {
  /** Payout tokens that one purchase takes at most. */
  largestPayout: bigint;
  /** The price below which nothing is sold, in the market's scale; undefined where a market has none. */
  minimumPrice: bigint | undefined;
  /** Payout tokens that the owner, or its escrow, could pay now. */
  fundedPayout: bigint;
  /** Whom the market is offered to; undefined where it is offered to nobody. */
  pendingOwner: Address | undefined;
  /** When the price of the platform's oracle was observed, UNIX seconds; undefined for other markets, and where it has none. */
  oracleObservedAt: bigint | undefined;
}

type Limits = Pick<MarketTerms, 'largestPayout' | 'minimumPrice'> & { owner: Address };

async function limitsOf(client: ReadClient, { auctioneer: address, strategy, id }: MarketTermsPlace): Promise<Limits> {
  const market = { address, args: [id] } as const;
  if (strategy === 'sda') {
    const book = await readContract(client, { ...market, abi: sequentialDutchAuctioneerAbi, functionName: 'markets' });
    return { owner: book[0], minimumPrice: book[7], largestPayout: book[8] };
  }
  if (strategy === 'fpa') {
    const book = await readContract(client, { ...market, abi: fixedPriceAuctioneerAbi, functionName: 'markets' });
    return { owner: book[0], minimumPrice: undefined, largestPayout: book[6] };
  }
  const [book, minimumPrice] = await Promise.all([
    readContract(client, { ...market, abi: oracleFixedDiscountAuctioneerAbi, functionName: 'markets' }),
    strategy === 'ofda'
      ? readContract(client, { ...market, abi: oracleFixedDiscountAuctioneerAbi, functionName: 'terms' }).then((terms) => terms[5])
      : readContract(client, { ...market, abi: oracleDynamicDiscountAuctioneerAbi, functionName: 'terms' }).then((terms) => terms[6]),
  ]);
  return { owner: book[0], minimumPrice, largestPayout: book[6] };
}

/**
 * Throws where the node does not answer, and `Auctioneer_MarketDoesNotExist`.
 *
 * @param untrusted - asks what a token is asked for, which may be anybody's contract.
 */
export async function readMarketTerms(client: ReadClient, untrusted: ReadClient, place: MarketTermsPlace): Promise<MarketTerms> {
  const { chainId, auctioneer: address, id, payoutToken, quoteToken, oracle } = place;
  const market = { address, abi: fixedPriceAuctioneerAbi, args: [id] } as const;
  const [{ owner, ...limits }, fundedPayout, offeredTo, twap] = await Promise.all([
    limitsOf(client, place),
    readContract(untrusted, { ...market, functionName: 'fundedPayout' }),
    readContract(client, { ...market, functionName: 'newOwners' }),
    isPlatformOracle(chainId, oracle)
      ? readContract(client, { address: twapOracleOf(chainId), abi: twapOracleAbi, functionName: 'twaps', args: [payoutToken, quoteToken] })
      : undefined,
  ]);
  const isOffered = offeredTo !== NATIVE && !sameAddress(offeredTo, owner);
  const observedAt = twap?.[1];
  return {
    ...limits,
    fundedPayout,
    pendingOwner: isOffered ? offeredTo : undefined,
    oracleObservedAt: observedAt === 0n ? undefined : observedAt,
  };
}

import { humanPrice, type SalePlan } from '@althing/domain/bonds';
import type { BondMarket } from '@althing/domain/http';
import { type Address, type ChainId, sameAddress } from '@althing/domain/units';

interface Sought {
  chainId: ChainId;
  seller: Address;
  payoutToken: Address;
  quoteToken: Address;
  plan: Pick<SalePlan, 'parameters' | 'term' | 'isPrivate' | 'market'>;
  /** UNIX seconds; a market that is older is another one. */
  sealedAt: number;
}

type Found = Pick<
  BondMarket,
  | 'chainId'
  | 'user'
  | 'payoutToken'
  | 'quoteToken'
  | 'strategy'
  | 'isFixedTerm'
  | 'initialCapacity'
  | 'linearDuration'
  | 'depositInterval'
  | 'vesting'
  | 'isPrivate'
  | 'lastPrice'
  | 'createdAt'
>;

/** A fixed price is the same for good; other prices have moved since. */
const hasPriceOf = ({ lastPrice }: Found, { market, parameters }: Sought['plan']): boolean =>
  lastPrice === null || market?.strategy !== 'fpa' || lastPrice === humanPrice(market.price, market.scale, parameters);

/**
 * Whether a market is the one that the seller decided to open: then its transaction went through though this browser did not hear of it, as a Safe's
 * does, or one whose page was closed.
 */
export function isSoughtMarket(market: Found, { chainId, seller, payoutToken, quoteToken, plan, sealedAt }: Sought): boolean {
  const { parameters, term, isPrivate } = plan;
  return (
    market.chainId === chainId &&
    sameAddress(market.user.address, seller) &&
    sameAddress(market.payoutToken.address, payoutToken) &&
    sameAddress(market.quoteToken.address, quoteToken) &&
    market.strategy === parameters.strategy &&
    market.isFixedTerm === (term === 'fixed-term') &&
    market.initialCapacity === parameters.capacity.toString() &&
    BigInt(market.linearDuration) === parameters.linearDuration &&
    BigInt(market.depositInterval) === parameters.depositInterval &&
    BigInt(market.vesting) === parameters.vesting &&
    market.isPrivate === isPrivate &&
    hasPriceOf(market, plan) &&
    Date.parse(market.createdAt) >= sealedAt * 1000
  );
}

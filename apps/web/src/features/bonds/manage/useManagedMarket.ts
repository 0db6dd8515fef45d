import { type ManagedMarket, readManagedMarket } from '@althing/bindings';
import type { Address } from '@althing/domain/units';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import { termOf } from '../marketTexts.ts';
import type { BondMarket } from '../queries.ts';

/** Milliseconds: a Safe's other owners may carry something out meanwhile. */
const ASK_EVERY = 8_000;

/** Who may do what with the market, and what pays for it. */
export const useManagedMarket = (market: BondMarket, enabled: boolean) =>
  useChainRead<ManagedMarket>({
    chainId: market.chainId,
    key: ['managedMarket', market.marketId],
    enabled,
    every: ASK_EVERY,
    read: (client) =>
      readManagedMarket(client, {
        chainId: market.chainId,
        auctioneer: market.auctioneer as Address,
        strategy: market.strategy,
        term: termOf(market),
        id: BigInt(market.marketId),
        payoutToken: market.payoutToken.address as Address,
        callback: market.callback as Address | null,
      }),
  });

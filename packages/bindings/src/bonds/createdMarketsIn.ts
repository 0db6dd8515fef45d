import type { Address } from '@althing/domain/units';
import { getAddress, type Log, parseEventLogs } from 'viem';
import { marketKindOf, type MarketKind } from '../bondContracts.ts';
import { fixedPriceAuctioneerAbi, oracleFixedDiscountAuctioneerAbi } from '../contracts.ts';
import type { MarketOptions } from './createMarket.ts';
import { type AnyMarketParams, decodeMarketParams } from './marketParams.ts';

export interface CreatedMarket extends MarketKind {
  id: bigint;
  auctioneer: Address;
  owner: Address;
  market: AnyMarketParams;
  options: MarketOptions;
  /** UNIX seconds; never 0, unlike in the parameters. */
  start: number;
  conclusion: number;
  scale: bigint;
}

/** The exact sentence of docs/requirements.md#bond-messages. */
export const NO_CREATED_MARKET = 'Could not find market created args';

type CreationLog = Log & { eventName: string };

/** Oracle strategies log `MarketCreated` without a price, so the event has another topic. */
const abi = [...fixedPriceAuctioneerAbi, ...oracleFixedDiscountAuctioneerAbi] as const;

/**
 * Markets that a transaction created in our auctioneers, in the order of its logs. Logs of other contracts with the same name are ignored.
 *
 * @throws 'Could not find market created args' where there is none.
 */
export function createdMarketsIn(logs: readonly Log[]): [CreatedMarket, ...CreatedMarket[]] {
  const ours = logs.filter(({ address }) => marketKindOf(address) !== undefined);
  const created = new Set((parseEventLogs({ abi, eventName: 'MarketCreated', logs: ours }) as CreationLog[]).map(({ address }) => address));
  const [first, ...others] = parseEventLogs({ abi: fixedPriceAuctioneerAbi, eventName: 'MarketTermsSet', logs: ours })
    .filter(({ address }) => created.has(address))
    .map(({ address, args }): CreatedMarket => {
      const kind = marketKindOf(address)!;
      const { id, owner, params, options, start, conclusion, scale } = args;
      return {
        ...kind,
        id,
        auctioneer: getAddress(address),
        owner,
        market: decodeMarketParams(kind.strategy, params),
        options,
        start,
        conclusion,
        scale,
      };
    });
  if (!first) throw new Error(NO_CREATED_MARKET);
  return [first, ...others];
}

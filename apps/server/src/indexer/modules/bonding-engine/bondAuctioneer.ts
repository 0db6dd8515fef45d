import {
  type AnyMarketParams,
  decodeMarketParams,
  type fixedPriceAuctioneerAbi,
  marketKindOf,
  type oracleFixedDiscountAuctioneerAbi,
  type sequentialDutchAuctioneerAbi,
} from '@althing/bindings';
import { startOfDay } from '@althing/domain/bonds';
import type { Hex } from '@althing/domain/units';
import { type BondMarketChange, type BondMarketStepChange, idSubject } from '../../../store/chain/bondChanges.ts';
import type { Change } from '../../../store/chain/changes.ts';
import type { Handlers } from '../../handlers.ts';

const owned = (auctioneer: Hex, id: bigint, owner: Hex): Change => ({
  table: 'link',
  contract: auctioneer,
  relation: 'marketOwner',
  subject: idSubject(id),
  target: owner,
});

const step = (
  marketId: bigint,
  name: BondMarketStepChange['step'],
  details: Readonly<Record<string, bigint | number | Hex>> = {},
): Change[] => [
  {
    table: 'bondMarketStep',
    marketId,
    step: name,
    details: Object.fromEntries(Object.entries(details).map(([key, value]) => [key, value.toString()])),
  },
];

type Pricing = Pick<BondMarketChange, 'oracle' | 'initialPrice' | 'priceSettings'>;

const decimals = (settings: Readonly<Record<string, bigint | number>>) =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, value.toString()]));

function pricingOf(market: AnyMarketParams): Pricing {
  switch (market.strategy) {
    case 'fpa': {
      const { formattedPrice } = market.params;
      return { oracle: null, initialPrice: formattedPrice, priceSettings: decimals({ formattedPrice }) };
    }
    case 'ofda': {
      const { oracle, fixedDiscount, maxDiscountFromCurrent } = market.params;
      return { oracle, initialPrice: null, priceSettings: decimals({ fixedDiscount, maxDiscountFromCurrent }) };
    }
    case 'osda': {
      const { oracle, baseDiscount, maxDiscountFromCurrent, targetIntervalDiscount } = market.params;
      return { oracle, initialPrice: null, priceSettings: decimals({ baseDiscount, maxDiscountFromCurrent, targetIntervalDiscount }) };
    }
    case 'sda': {
      const { formattedInitialPrice, formattedMinimumPrice, debtBuffer } = market.params;
      const priceSettings = decimals({ formattedInitialPrice, formattedMinimumPrice, debtBuffer });
      return { oracle: null, initialPrice: formattedInitialPrice, priceSettings };
    }
  }
}

export const bondAuctioneerHandlers: Handlers<typeof fixedPriceAuctioneerAbi> = {
  MarketTermsSet: ({ address, args: { id, owner, params, options, start, conclusion, scale } }) => {
    const kind = marketKindOf(address);
    // Only the platform's own auctioneers are read.
    if (!kind) return [];
    const market = decodeMarketParams(kind.strategy, params);
    const { payoutToken, quoteToken, callbackAddr, capacityInQuote, capacity, vesting, depositInterval } = market.params;
    const isFixedTerm = kind.term === 'fixed-term';
    return [
      {
        table: 'bondMarket',
        marketId: id,
        auctioneer: address,
        strategy: kind.strategy,
        isFixedTerm,
        creator: owner,
        payoutToken,
        quoteToken,
        callback: callbackAddr,
        capacityInQuote,
        capacity,
        isPrivate: options.isPrivate,
        linearDuration: options.linearDuration,
        vesting: isFixedTerm ? vesting : Number(startOfDay(BigInt(vesting))),
        depositInterval,
        start,
        conclusion,
        scale,
        ...pricingOf(market),
      },
      owned(address, id, owner),
      ...(options.isPrivate ? step(id, 'buyersRoot', { buyersRoot: options.buyersRoot }) : []),
    ];
  },
  MarketClosed: ({ args: { id } }) => step(id, 'closed'),
  OwnershipPulled: ({ address, args: { id, to } }) => [owned(address, id, to)],
  BuyersRootUpdated: ({ args: { id, buyersRoot } }) => step(id, 'buyersRoot', { buyersRoot }),
  PermitNonceRaised: ({ args: { id, nonce } }) => step(id, 'permitNonce', { nonce }),
};

/** Events that only strategies with an oracle log. */
export const oracleAuctioneerHandlers: Handlers<typeof oracleFixedDiscountAuctioneerAbi> = {
  OracleTermsSet: ({ args: { id, oraclePrice, minPrice, oracleConversion } }) =>
    step(id, 'oracleTerms', { oraclePrice, minPrice, oracleConversion }),
};

/** Events that only sequential Dutch auctions log. */
export const dutchAuctioneerHandlers: Handlers<typeof sequentialDutchAuctioneerAbi> = {
  Tuned: ({ args: { id, oldControlVariable, newControlVariable } }) => step(id, 'tuned', { oldControlVariable, newControlVariable }),
  IntervalsUpdated: ({ args: { id, tuneInterval, tuneAdjustmentDelay, debtDecayInterval } }) =>
    step(id, 'intervals', { tuneInterval, tuneAdjustmentDelay, debtDecayInterval }),
};

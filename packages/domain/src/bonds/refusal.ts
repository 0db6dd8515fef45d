/** Errors of the bond contracts that these models reproduce, by their names on chain. */
export type BondError =
  | 'Auctioneer_AmountLessThanMinimum'
  | 'Auctioneer_InitialPriceInexact'
  | 'Auctioneer_InitialPriceLessThanMin'
  | 'Auctioneer_InvalidParams'
  | 'Auctioneer_MarketNotActive'
  | 'Auctioneer_MaxPayoutExceeded'
  | 'Auctioneer_NewMarketsNotAllowed'
  | 'Auctioneer_NotAuthorized'
  | 'Auctioneer_NotEnoughCapacity'
  | 'Auctioneer_OnlyMarketOwner'
  | 'Auctioneer_OraclePriceBelowLeast'
  | 'Auctioneer_OraclePriceZero'
  | 'Teller_InvalidParams';

/** Returned where the contract would revert; nothing has changed then. */
export interface Refused {
  refused: BondError;
}

export const refuse = (error: BondError): Refused => ({ refused: error });

export const isRefused = (answer: unknown): answer is Refused => typeof answer === 'object' && answer !== null && 'refused' in answer;

import { durationText, momentText } from '../display/index.ts';
import type { Maturity, Vesting } from './maturity.ts';
import type { NoQuote } from './purchaseQuote.ts';
import type { Strategy } from './strategy.ts';
import type { Timestamp } from './units.ts';
import { MOST_PER_CLAIM } from './vestingSchedule.ts';

/** How markets of each strategy set their price, for somebody who has never bought a bond. */
export const STRATEGY_WORDS = {
  fpa: { name: 'Fixed price', how: 'The price stays the same until the sale ends.' },
  ofda: {
    name: 'Fixed discount',
    how: 'The price follows what an oracle reports, less a discount that stays the same.',
  },
  osda: {
    name: 'Moving discount',
    how: 'The price follows what an oracle reports, less a discount. The discount grows while few buy and shrinks while many do.',
  },
  sda: {
    name: 'Auction',
    how: 'The price falls a little every second and rises with each purchase, so that the tokens last until the sale ends.',
  },
} as const satisfies Record<Strategy, { name: string; how: string }>;

/** One line per word that a newcomer meets on pages of bonds. */
export const BOND_TERMS = {
  price: 'What one token costs here at this moment, in the token that you pay with.',
  discount: 'How much less than the market price you pay. In return you wait for the tokens, and their price may fall meanwhile.',
  capacity: 'How much is left for sale. When it is gone, the sale is over.',
  most: 'The most that one purchase may be. You can buy again afterwards.',
  vesting: 'How long you wait until the tokens are yours to move.',
  fee: 'Taken out of what you pay by the platform’s contract. The rest goes to the seller.',
  slippage:
    'Others may buy before you and move the price. The purchase fails, and costs only the network fee, rather than give you less than this.',
  impact: 'How much dearer the next purchase becomes through yours.',
  oracle: 'The market price, attested by registered signers as an average over time.',
  ownOracle:
    'What an oracle that the seller chose says. It is not the market price: nobody here vouches for it, and the seller may decide what it says.',
  sold: 'What buyers receive. It has to be a token that does not change balances by itself.',
  paid: 'What buyers pay with. It goes straight to the seller with each purchase.',
  escrow:
    'A contract that keeps the tokens for this sale alone, so that buyers see that they are there. The seller can take back what is not sold.',
  stands:
    'One purchase may take what would be sold in this time at an even pace. The shorter it is, the smaller is what a single buyer can take at once.',
  rush: 'By how much purchases may run ahead of the plan before the auction closes itself, so that nobody drives the price away with borrowed money.',
  linear: 'Instead of all at once, buyers receive a little every second.',
  list: 'Only accounts on the list can buy, each up to its own limit, which the contract checks. The list is not public: it is shown to the owner of the market, to the signers of a Safe that owns it, and to whoever manages the organisation’s markets.',
  share: 'A share of a pool of two tokens. Signers attest what it is worth as an average over time, which one large trade cannot move.',
  counted: 'All but those from an organisation that you belong to. In dollars, only those in tokens whose price was known.',
  points: 'What purchases earn for their size and their waiting time. They are not tokens.',
} as const;

const moment = (at: Timestamp): string => momentText(Number(at));

/** When the tokens of a purchase can be had, with what that hangs on: somebody may sign much later than they read. */
export function maturitySentence(maturity: Maturity): string {
  switch (maturity.is) {
    case 'at-once':
      return 'You receive the tokens with the purchase.';
    case 'on-a-day': {
      const { day, boughtBefore } = maturity;
      const condition = boughtBefore === undefined ? '' : ` if the purchase is mined before ${moment(boughtBefore)}, otherwise later`;
      return `You can redeem all tokens from ${moment(day)} on${condition}.`;
    }
    case 'over-time': {
      const { from, to, movesOn } = maturity;
      return `${movesOn ? 'If you buy now, the' : 'The'} tokens become yours evenly from ${moment(from)} until ${moment(to)}. Claim what is due whenever you like.`;
    }
  }
}

/**
 * When what was bought can be had, as the receipt tells it.
 *
 * @param expiry - UNIX seconds; 0 where it came with the purchase.
 * @param isLinear - whether it comes bit by bit until then.
 */
export function receiptWords(expiry: number, isLinear: boolean): string {
  if (expiry === 0) return '';
  return isLinear ? `, evenly, all of it by ${momentText(expiry)}` : `, all of it from ${momentText(expiry)} on`;
}

/** The vesting of a market in a few words, for lists. */
export function vestingText({ term, vesting, linearDuration }: Vesting): string {
  const linear = linearDuration > 0n ? `, then evenly over ${durationText(Number(linearDuration))}` : '';
  if (vesting === 0n) return linearDuration > 0n ? `Evenly over ${durationText(Number(linearDuration))}` : 'At once';
  if (term === 'fixed-expiry') return `On ${momentText(Number(vesting))}${linear}`;
  return `${durationText(Number(vesting))} after you buy${linear}`;
}

/** What a transaction pays out, and what becomes of the rest. */
export const claimText = (amounts: string, isAll: boolean): string =>
  isAll
    ? `One transaction: ${amounts}`
    : `One transaction pays out at most ${MOST_PER_CLAIM}, the largest first: ${amounts}. The rest follows with the next.`;

/** What a buyer reads and can do where a purchase cannot be made. */
const PROBLEMS: Record<NoQuote['problem'], string> = {
  unfunded: 'The seller does not have this many tokens ready. Buy less, or wait until more are there.',
  Auctioneer_AmountLessThanMinimum: 'This is too little to receive anything. Enter more.',
  Auctioneer_MarketNotActive: 'The market has not started, has ended or is sold out.',
  Auctioneer_MaxPayoutExceeded: 'This is more than one purchase can be. Buy less; you can buy again afterwards.',
  Auctioneer_NotEnoughCapacity: 'The market has less left to sell. Buy less.',
  Auctioneer_OraclePriceZero: 'The oracle has no valid price now.',
  Auctioneer_InitialPriceInexact: 'The market cannot sell now.',
  Auctioneer_InitialPriceLessThanMin: 'The market cannot sell now.',
  Auctioneer_InvalidParams: 'The market cannot sell now.',
  Auctioneer_NewMarketsNotAllowed: 'The market cannot sell now.',
  Auctioneer_NotAuthorized: 'This account may not buy in this market.',
  Auctioneer_OnlyMarketOwner: 'Only the owner of the market can do this.',
  Auctioneer_OraclePriceBelowLeast: 'The market cannot sell now.',
  Teller_InvalidParams: 'This amount is not possible here.',
};

export const purchaseProblem = ({ problem }: NoQuote): string => PROBLEMS[problem];

import type { ChainId } from '@althing/domain/units';
import { tellerOf, type MarketKind } from '../bondContracts.ts';
import type { Call } from '../call.ts';
import { encodeApprovals } from './approvals.ts';
import { type CreateMarketParameters, encodeCreateMarket } from './createMarket.ts';

export type OpenMarketParameters = CreateMarketParameters & {
  chainId: ChainId;
  term: MarketKind['term'];
  /**
   * Payout tokens that the teller may take from whoever executes the calls, in smallest units: what this market and the seller's other markets still
   * sell.
   */
  payoutAllowance: bigint;
  /** The present allowance. */
  allowance: bigint;
};

/**
 * All calls that an account needs to sell: approve the payout for the teller, and create the market, which the account will own. To be used as one
 * batch of
 * a bonding-engine Safe, or as the actions of one proposal.
 *
 * @public For treasuries that open a market.
 * @throws 'Teller not found for chain {id}'.
 */
export function openMarketCalls({ chainId, term, payoutAllowance, allowance, ...market }: OpenMarketParameters): Call[] {
  const spender = tellerOf(chainId, term);
  const approvals = encodeApprovals({ chainId, token: market.params.payoutToken, spender, amount: payoutAllowance, allowance });
  return [...approvals, encodeCreateMarket(market)];
}

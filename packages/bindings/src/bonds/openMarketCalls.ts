import type { ChainId } from '@althing/domain/units';
import { tellerOf, type MarketKind } from '../bondContracts.ts';
import type { Call } from '../call.ts';
import { encodeApprovals } from './approvals.ts';
import { type CreateMarketParameters, encodeCreateMarket } from './createMarket.ts';

export type OpenMarketParameters = CreateMarketParameters & {
  chainId: ChainId;
  term: MarketKind['term'];
  /** Payout that the teller may take of whoever executes the calls, units: what the market is to sell, with what its other markets still have to. */
  payoutAllowance: bigint;
  /** What it may take now. */
  allowance: bigint;
};

/**
 * Everything that an account does to sell: lets the teller take the payout and creates the market, which belongs to it. One batch of a
 * bonding-engine Safe, or the actions of one proposal.
 *
 * @public For treasuries that open a market.
 * @throws 'Teller not found for chain {id}'.
 */
export function openMarketCalls({ chainId, term, payoutAllowance, allowance, ...market }: OpenMarketParameters): Call[] {
  const spender = tellerOf(chainId, term);
  const approvals = encodeApprovals({ chainId, token: market.params.payoutToken, spender, amount: payoutAllowance, allowance });
  return [...approvals, encodeCreateMarket(market)];
}

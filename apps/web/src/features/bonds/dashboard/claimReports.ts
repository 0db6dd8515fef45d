import { createContext, use } from 'react';
import type { BalanceGroup } from '../queries.ts';

/** A payout that was handed to the wallet. */
export interface SentClaim {
  /** Of its transaction. */
  subject: string;
  chainId: number;
  tokens: readonly BalanceGroup['payoutToken'][];
}

/** Has the page tell what comes of a payout, whatever becomes of the row that it was asked for in. */
export type FollowClaim = (claim: SentClaim) => void;

export const FollowClaimContext = createContext<FollowClaim>(() => {});
export const useFollowClaim = (): FollowClaim => use(FollowClaimContext);

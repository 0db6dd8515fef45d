import { type Journey, nextStep, type NextStep } from '@althing/domain/bridges';
import { useChain } from '../../lib/config/useChain.ts';
import { useChainClock } from '../governance/index.ts';
import { type BridgeLeg, type BridgeTransaction, type BridgeTransactionDetail, useBridgeTransactionsOf } from './queries.ts';

/** One bridge's part, with the transaction that gave it to the bridge. */
export type JourneyPart = BridgeLeg & { by: BridgeTransaction; sentAt: string };

export interface TransactionJourney {
  journey: Journey;
  parts: readonly JourneyPart[];
  step: NextStep;
  /** How many transactions have given it to bridges, this one included. */
  sendings: number;
  /** Time of the destination, UNIX seconds. */
  now: number;
  /** Time of the origin, UNIX seconds: what bridges need counts from the sending. */
  originNow: number;
}

/** A transaction with what was given to bridges for the same message later, and who has to act next for it. */
export function useJourney(transaction: BridgeTransactionDetail): TransactionJourney {
  const { originChainId, destinationChainId, messageId, id } = transaction;
  const origin = useChain(originChainId);
  const sentAt = Math.floor(Date.parse(transaction.createdAt) / 1000);
  const now = useChainClock(destinationChainId) ?? sentAt;
  const originNow = useChainClock(originChainId) ?? sentAt;
  const siblings = useBridgeTransactionsOf(messageId).data?.items ?? [];
  const all = [transaction, ...siblings.filter((each) => each.id !== id && each.originChainId === originChainId)];
  const parts = all.flatMap((by) => by.legs.map((leg) => ({ ...leg, by, sentAt: by.createdAt })));
  const journey: Journey = { ...transaction, legs: parts };
  return { journey, parts, sendings: all.length, step: nextStep(journey, origin, originNow), now, originNow };
}

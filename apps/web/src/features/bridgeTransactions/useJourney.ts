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
  /** Time of the destination, UNIX seconds. */
  now: number;
}

/** A transaction with what was given to bridges for the same message later, and who has to act next for it. */
export function useJourney(transaction: BridgeTransactionDetail): TransactionJourney {
  const { originChainId, destinationChainId, messageId, id } = transaction;
  const origin = useChain(originChainId);
  const clock = useChainClock(destinationChainId);
  const siblings = useBridgeTransactionsOf(messageId).data?.items ?? [];
  const all = [transaction, ...siblings.filter((each) => each.id !== id && each.originChainId === originChainId)];
  const parts = all.flatMap((by) => by.legs.map((leg) => ({ ...leg, by, sentAt: by.createdAt })));
  const now = clock ?? Math.floor(Date.parse(transaction.createdAt) / 1000);
  const journey: Journey = { ...transaction, legs: parts };
  return { journey, parts, step: nextStep(journey, origin, now), now };
}

import { type Journey, legProgress, nextStep, type NextStep } from '@althing/domain/bridges';
import { useChain } from '../../lib/config/useChain.ts';
import { useClockSince } from '../governance/index.ts';
import { type BridgeLeg, type BridgeTransaction, type BridgeTransactionDetail, useBridgeTransactionsOf } from './queries.ts';

/** One bridge's part, with the transaction that gave it to the bridge. */
export type JourneyPart = BridgeLeg & { by: BridgeTransaction; sentAt: string };

/** How many transactions have given it to bridges, this one included, and whether these are all of them. */
export type Sendings = { count: number; isWhole: boolean } | 'reading' | 'unread';

export interface TransactionJourney {
  journey: Journey;
  parts: readonly JourneyPart[];
  step: NextStep;
  sendings: Sendings;
  /** Whether no bridge has needed longer than usual so far, and none is stuck. */
  isOnTime: boolean;
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
  const isOpen = transaction.executedAt === null;
  const now = useClockSince(destinationChainId, sentAt, isOpen);
  const originNow = useClockSince(originChainId, sentAt, isOpen);
  const listed = useBridgeTransactionsOf(messageId);
  const siblings = listed.data?.items ?? [];
  const all = [transaction, ...siblings.filter((each) => each.id !== id && each.originChainId === originChainId)];
  const parts = all.flatMap((by) => by.legs.map((leg) => ({ ...leg, by, sentAt: by.createdAt })));
  const journey: Journey = { ...transaction, legs: parts };
  const sendings: Sendings = listed.data
    ? { count: all.length, isWhole: listed.data.nextCursor === null }
    : listed.isError
      ? 'unread'
      : 'reading';
  // Nothing is said of time before the chain has told it, nor before all sendings are known.
  const isOnTime =
    originNow > sentAt &&
    listed.data !== undefined &&
    parts.every((part) => ['arrived', 'under-way'].includes(legProgress(journey, part, origin, originNow).is));
  return { journey, parts, sendings, isOnTime, step: nextStep(journey, origin, originNow), now, originNow };
}

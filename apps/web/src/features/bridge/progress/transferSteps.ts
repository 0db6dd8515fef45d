import { BRIDGE_FACTS, legDuration } from '@althing/domain/bridges';
import { longDurationText } from '@althing/domain/display';
import type { BridgeTransaction } from '@althing/domain/http';

/** A step in words; `state` as `StepList` shows it. */
export interface TransferStep {
  id: string;
  title: string;
  state: 'done' | 'current' | 'waiting' | 'failed';
  detail: string | undefined;
  /** ISO 8601; when it was done. */
  at: string | null;
}

interface Facts {
  transaction: BridgeTransaction;
  origin: { name: string; durationMultiplier: number };
  destination: { name: string };
  /** Why it waits though enough bridges have brought it, if the destination says. */
  waiting: string | undefined;
  /** Time of the origin, UNIX seconds: its clock may be ahead of this machine's. */
  now: number;
}

type Leg = BridgeTransaction['legs'][number];

function legStep(leg: Leg, { transaction, origin, now }: Facts): TransferStep {
  const name = leg.bridge === null ? 'Another bridge' : BRIDGE_FACTS[leg.bridge].name;
  const step = { id: leg.adapter, at: leg.receivedAt };
  if (leg.status === 'completed') return { ...step, title: `${name} has brought it`, state: 'done', detail: undefined };
  if (leg.needsRetry) return { ...step, title: `${name} is stuck`, state: 'failed', detail: leg.cause?.sentence };
  const isLate = transaction.executedAt !== null;
  const left = leg.bridge === null ? 0 : Date.parse(transaction.createdAt) / 1000 - now + legDuration(leg.bridge, origin);
  return {
    ...step,
    title: `${name} is bringing it`,
    state: isLate ? 'waiting' : 'current',
    detail: isLate ? 'The others were enough.' : left > 0 ? `About ${longDurationText(left)} left` : 'Taking longer than usual',
  };
}

function arrival({ transaction, destination, waiting }: Facts): TransferStep {
  const { stage, executedAt, requiredBridges, agreedBridges, legs } = transaction;
  const step = { id: 'arrival', at: executedAt };
  if (executedAt !== null) return { ...step, title: `Arrived on ${destination.name}`, state: 'done', detail: undefined };
  const title = `Arrives on ${destination.name}`;
  if (stage === 'executable' || stage === 'delayed' || stage === 'confirmable')
    return { ...step, title, state: 'current', detail: waiting ?? 'Enough bridges have brought it. It is being handed out.' };
  const needed = requiredBridges ?? transaction.threshold;
  const detail =
    needed > 1 ? `Once ${needed} of ${legs.length} bridges have brought it; ${agreedBridges} so far` : 'Once the bridge has brought it';
  return { ...step, title, state: 'waiting', detail };
}

/** A transfer from leaving to arriving, leg by leg. */
export function transferSteps(facts: Facts): TransferStep[] {
  const { transaction, origin } = facts;
  const left: TransferStep = { id: 'left', title: `Left ${origin.name}`, state: 'done', detail: undefined, at: transaction.createdAt };
  return [left, ...transaction.legs.map((leg) => legStep(leg, facts)), arrival(facts)];
}

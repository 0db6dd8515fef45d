import { type Journey, secondsOf } from './journey.ts';
import { legProgress } from './legProgress.ts';

/** What somebody can do for a message or transfer: one button each. */
export type BridgeAction = 'resend' | 'confirm' | 'execute' | 'prove';

/** Who has to do what next. */
export interface NextStep {
  /** `nobody` where it has ended. */
  who: 'bridges' | 'anybody' | 'resender' | 'clock' | 'destination' | 'nobody';
  sentence: string;
  /** What would help; null where nobody's transaction does. */
  action: BridgeAction | null;
  /** When it goes on by itself, as far as that is known: UNIX seconds, of the origin for `bridges` and of the destination for `clock`. */
  until: number | null;
}

const ENDED = {
  executed: 'It was executed. Nothing is left to do.',
  cancelled: 'It was cancelled on the destination and is never executed.',
  expired: 'It came too late: nobody can execute it any more. What it asked for has to be sent anew.',
} as const;

const counted = (count: number): string => (count === 1 ? 'One more bridge has' : `${count} more bridges have`);
const PAUSED = 'Execution is stopped on the destination until one of those who may stop it lets it go on.';

/** Who has to act next for it, and until when. @param origin - the chain that it was sent from. @param now - time of that chain, UNIX seconds. */
export function nextStep(journey: Journey, origin: { durationMultiplier: number }, now: number): NextStep {
  const { stage, createdAt, requiredBridges, isDestinationPaused, executableAt, messageType } = journey;
  if (stage === 'executed' || stage === 'cancelled' || stage === 'expired')
    return { who: 'nobody', sentence: ENDED[stage], action: null, until: null };
  if (requiredBridges === null)
    return {
      who: 'destination',
      sentence: 'The destination takes nothing from this chain at the moment; its owner can open it.',
      action: null,
      until: null,
    };
  if (stage === 'sent' || stage === 'arriving') return whileArriving(journey, requiredBridges, origin, now);
  if (stage === 'delayed') {
    const until = executableAt === null ? secondsOf(createdAt) + 1 : secondsOf(executableAt);
    const sentence =
      messageType === 'transfer'
        ? 'The clock of the destination is not yet past the time at which it was sent. Then anybody may execute it.'
        : 'Enough bridges agree. It waits on the destination, so that a guardian can stop it; then anybody may execute it.';
    return { who: 'clock', sentence, action: null, until };
  }
  if (isDestinationPaused) return { who: 'destination', sentence: PAUSED, action: null, until: null };
  if (stage === 'confirmable')
    return {
      who: 'anybody',
      sentence: 'Enough bridges agree since fewer are asked for. Anybody may confirm it, which begins its delay.',
      action: 'confirm',
      until: null,
    };
  return { who: 'anybody', sentence: 'Enough bridges agree: anybody may execute it on the destination.', action: 'execute', until: null };
}

/** Bridges bring it, unless too many of them are late or stuck for the rest to suffice. */
function whileArriving(journey: Journey, required: number, origin: { durationMultiplier: number }, now: number): NextStep {
  const missing = Math.max(1, required - journey.agreedBridges);
  const legs = journey.legs.map((leg) => ({ ...leg, ...legProgress(journey, leg, origin, now) }));
  const coming = legs.filter(({ is }) => is === 'under-way' || is === 'slow');
  const until = coming
    .flatMap(({ expectedAt }) => expectedAt ?? [])
    .sort((a, b) => a - b)
    .at(missing - 1);
  if (coming.length >= missing) return { who: 'bridges', sentence: `${counted(missing)} to bring it.`, action: null, until: until ?? null };
  if (journey.bridgeDetails !== null)
    return {
      who: 'anybody',
      sentence: `${counted(missing)} to bring it. Anybody may bring the proof of its sending, which is what Polymer waits for.`,
      action: 'prove',
      until: null,
    };
  return {
    who: journey.messageType === 'message' && !journey.isVotes ? 'resender' : 'anybody',
    sentence: `${counted(missing)} to bring it, and too few are still expected in time. Sent again, over the same or other bridges, it counts with what has arrived.`,
    action: 'resend',
    until: null,
  };
}

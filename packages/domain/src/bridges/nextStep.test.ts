import { describe, expect, it } from 'vitest';
import { dialogProblem, provingProblem, resendProblem } from './explorerActions.ts';
import type { Journey, JourneyLeg } from './journey.ts';
import { legProgress } from './legProgress.ts';
import { nextStep } from './nextStep.ts';

const SENT = 1_700_000_000;
const ORIGIN = { durationMultiplier: 1 };
const iso = (seconds: number) => new Date(seconds * 1000).toISOString();
const leg = (bridge: JourneyLeg['bridge'], change: Partial<JourneyLeg> = {}): JourneyLeg => ({
  bridge,
  status: 'relayed',
  cause: null,
  ...change,
});
const journey = (change: Partial<Journey> = {}): Journey => ({
  createdAt: iso(SENT),
  bridgeTransactionType: 'lucid',
  messageType: 'message',
  isVotes: false,
  isResend: false,
  stage: 'sent',
  requiredBridges: 2,
  agreedBridges: 0,
  isDestinationPaused: false,
  executableAt: null,
  bridgeDetails: null,
  legs: [leg('hyperlane'), leg('layerzero'), leg('axelar')],
  ...change,
});
const step = (change: Partial<Journey>, now = SENT) => nextStep(journey(change), ORIGIN, now);

describe('one bridge of several', () => {
  const progress = (change: Partial<JourneyLeg>, now: number) =>
    legProgress({ createdAt: iso(SENT) }, leg('hyperlane', change), ORIGIN, now);

  it('is expected after its usual time, slow from then on, and late after twice that and a minute', () => {
    expect(progress({}, SENT + 49)).toEqual({ is: 'under-way', expectedAt: SENT + 50 });
    expect(progress({}, SENT + 50)).toEqual({ is: 'slow', expectedAt: SENT + 50 });
    expect(progress({}, SENT + 160)).toEqual({ is: 'slow', expectedAt: SENT + 50 });
    expect(progress({}, SENT + 161)).toEqual({ is: 'late', expectedAt: SENT + 50 });
  });

  it('is expected later where it was given the message later', () => {
    expect(progress({ sentAt: iso(SENT + 1000) }, SENT + 1049)).toEqual({ is: 'under-way', expectedAt: SENT + 1050 });
  });

  it('is never late where nobody knows how long it takes', () => {
    expect(progress({ bridge: null }, SENT + 1_000_000)).toEqual({ is: 'under-way', expectedAt: null });
  });

  it('is stuck for its cause even if it has brought something, and otherwise has arrived', () => {
    expect(progress({ status: 'completed', cause: { reason: 'void' } }, SENT).is).toBe('stuck');
    expect(progress({ status: 'completed' }, SENT + 1_000_000).is).toBe('arrived');
  });
});

describe('the next step', () => {
  it('is the bridges’ while enough of them are on their way, until the last of those that are needed is expected', () => {
    expect(step({})).toMatchObject({ who: 'bridges', action: null, until: SENT + 50 });
    expect(step({ requiredBridges: 3 })).toMatchObject({ who: 'bridges', until: SENT + 1260 });
    expect(step({}, SENT + 100)).toMatchObject({ who: 'bridges', until: SENT + 50 });
  });

  it('is a resender’s once too few are still expected, anybody’s of a transfer and of votes', () => {
    const late = SENT + 4000;
    expect(step({}, late)).toMatchObject({ who: 'resender', action: 'resend' });
    expect(step({ messageType: 'transfer' }, late)).toMatchObject({ who: 'anybody', action: 'resend' });
    expect(step({ isVotes: true }, late)).toMatchObject({ who: 'anybody', action: 'resend' });
  });

  it('is to bring a proof where that would do', () => {
    const legs = [leg('hyperlane', { status: 'completed' }), leg('polymer')];
    const change = { stage: 'arriving', agreedBridges: 1, legs, bridgeDetails: { proof: null } } as const;
    expect(step(change, SENT + 4000)).toMatchObject({ who: 'anybody', action: 'prove' });
    expect(step({ ...change, bridgeDetails: null }, SENT + 4000).action).toBe('resend');
  });

  it('counts a bridge that was asked later as on its way', () => {
    const legs = [leg('hyperlane', { status: 'completed' }), leg('layerzero'), leg('layerzero', { sentAt: iso(SENT + 4000) })];
    expect(step({ stage: 'arriving', agreedBridges: 1, legs }, SENT + 4010)).toMatchObject({ who: 'bridges', until: SENT + 4050 });
  });

  it('is the owner’s of a destination that takes nothing, whatever bridges do', () => {
    expect(step({ requiredBridges: null })).toMatchObject({ who: 'destination', action: null });
  });

  it('is to wait for a delay, then to execute, unless that is stopped', () => {
    expect(step({ stage: 'delayed', executableAt: iso(SENT + 600) })).toMatchObject({ who: 'clock', until: SENT + 600 });
    expect(step({ stage: 'executable' })).toMatchObject({ who: 'anybody', action: 'execute' });
    expect(step({ stage: 'confirmable' })).toMatchObject({ who: 'anybody', action: 'confirm' });
    expect(step({ stage: 'executable', isDestinationPaused: true })).toMatchObject({ who: 'destination', action: null });
  });

  it('is nobody’s of what has ended', () => {
    for (const stage of ['executed', 'cancelled', 'expired'] as const)
      expect(step({ stage })).toMatchObject({ who: 'nobody', action: null });
  });
});

describe('what the explorer offers', () => {
  it('is to send again what our own controllers carry, unless that is a resend or has ended', () => {
    expect(resendProblem(journey())).toBeNull();
    expect(resendProblem(journey({ bridgeTransactionType: 'generic' }))).not.toBeNull();
    expect(resendProblem(journey({ isResend: true }))).not.toBeNull();
    expect(resendProblem(journey({ stage: 'executed' }))).not.toBeNull();
  });

  it('is to bring a proof where there is one, and otherwise says why not', () => {
    expect(provingProblem(journey({ bridgeDetails: { proof: null } }))).toBeNull();
    expect(provingProblem(journey())).toContain('Polymer does not carry this');
    expect(provingProblem(journey({ legs: [leg('polymer', { status: 'completed' })] }))).toContain('has brought it');
    expect(provingProblem(journey({ legs: [leg('polymer')], stage: 'expired' }))).toContain('has ended');
  });

  it('is nothing in a dialog that was open while it was executed, which says so', () => {
    const offered = journey({ bridgeDetails: { proof: null } });
    expect(dialogProblem(offered, provingProblem(offered))).toBeNull();
    const executed = journey({ stage: 'executed' });
    for (const problem of [provingProblem(executed), resendProblem(executed)])
      expect(dialogProblem(executed, problem)).toBe('It was executed meanwhile. Nothing is left to do.');
    const cancelled = journey({ stage: 'cancelled' });
    expect(dialogProblem(cancelled, resendProblem(cancelled))).toBe(resendProblem(cancelled));
  });
});

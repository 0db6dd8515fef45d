import { describe, expect, test } from 'vitest';
import { aRequest, aSent, anEstimate, anOutcome } from './transaction.builders.ts';
import { advance, canConfirm, IDLE, isInFlight, type TransactionEvent, type TransactionState } from './transactionState.ts';

const request = aRequest();
const estimate = anEstimate();
const sent = aSent();
const outcome = anOutcome();

const STATES: TransactionState[] = [
  IDLE,
  { phase: 'preparing', request },
  { phase: 'blocked', request, reason: 'no' },
  { phase: 'ready', request, estimate },
  { phase: 'switching', request, estimate },
  { phase: 'signing', request, estimate },
  { phase: 'rejected', request, estimate, what: 'transaction' },
  { phase: 'failed', request, estimate, reason: 'no', isUnsent: true },
  { phase: 'failed', request, estimate, reason: 'no', isUnsent: false },
  { phase: 'sent', sent, isSlow: false },
  { phase: 'confirmed', sent, outcome },
  { phase: 'reverted', sent, outcome, reason: null },
  { phase: 'replaced', sent },
  { phase: 'dropped', sent },
  { phase: 'unwatched', sent },
];
const run = (...events: TransactionEvent[]) => events.reduce(advance, IDLE);

describe('a transaction', () => {
  test('goes from the intention over the estimate and the wallet to the chain', () => {
    const phases: string[] = [];
    [
      { type: 'prepare', request } as const,
      { type: 'prepared', estimate } as const,
      { type: 'confirm', needsSwitch: true } as const,
      { type: 'switched' } as const,
      { type: 'sent', sent } as const,
      { type: 'verdict', verdict: { is: 'confirmed', outcome } } as const,
    ].reduce((state, event) => {
      const next = advance(state, event);
      phases.push(next.phase);
      return next;
    }, IDLE);
    expect(phases).toEqual(['preparing', 'ready', 'switching', 'signing', 'sent', 'confirmed']);
  });

  test('the wallet opens only after the chain was asked', () => {
    expect(STATES.filter(canConfirm).map((state) => state.phase)).toEqual(['ready', 'rejected', 'failed']);
    for (const state of STATES.filter((state) => !canConfirm(state)))
      expect(advance(state, { type: 'confirm', needsSwitch: false })).toBe(state);
  });

  test('after an answer that leaves the outcome open, the chain is asked again before the wallet', () => {
    const open = run(
      { type: 'prepare', request },
      { type: 'prepared', estimate },
      { type: 'confirm', needsSwitch: false },
      { type: 'abandon' },
    );
    expect(open).toMatchObject({ phase: 'failed', isUnsent: false });
    expect(canConfirm(open)).toBe(false);
    expect(advance(open, { type: 'prepare', request }).phase).toBe('preparing');
  });

  test('nothing can be prepared, confirmed or forgotten while one is in flight', () => {
    for (const state of STATES.filter(isInFlight)) {
      expect(advance(state, { type: 'prepare', request })).toBe(state);
      expect(advance(state, { type: 'confirm', needsSwitch: false })).toBe(state);
      expect(advance(state, { type: 'dismiss' })).toBe(state);
    }
  });

  test('a hash counts in every state, even when the person has given up waiting', () => {
    for (const state of STATES) expect(advance(state, { type: 'sent', sent }).phase).toBe('sent');
  });

  test('a second hash does not displace the first', () => {
    const first = run({ type: 'sent', sent });
    expect(advance(first, { type: 'sent', sent: aSent({ hash: '0x02' }) })).toBe(first);
  });

  test('only a sent transaction can be judged', () => {
    for (const state of STATES.filter((state) => state.phase !== 'sent'))
      expect(advance(state, { type: 'verdict', verdict: { is: 'confirmed', outcome } })).toBe(state);
  });

  test('what is no longer followed is looked for again when somebody asks, and nothing else is', () => {
    for (const state of STATES)
      expect(advance(state, { type: 'lookAgain' })).toEqual(state.phase === 'unwatched' ? { phase: 'sent', sent, isSlow: false } : state);
  });

  test.each([
    ['replaced', { is: 'replaced' }],
    ['dropped', { is: 'dropped' }],
    ['reverted', { is: 'reverted', outcome, reason: 'why' }],
  ] as const)('a sent transaction can end up %s', (phase, verdict) => {
    expect(run({ type: 'sent', sent }, { type: 'verdict', verdict })).toMatchObject({ phase, sent });
  });

  test('waiting marks it slow without losing it, and a Safe that executed gives it another hash', () => {
    const slow = run({ type: 'sent', sent }, { type: 'verdict', verdict: { is: 'waiting', isSlow: true } });
    expect(slow).toEqual({ phase: 'sent', sent, isSlow: true });
    const executed = aSent({ hash: '0x0e' });
    expect(advance(slow, { type: 'verdict', verdict: { is: 'executed', sent: executed } })).toEqual({
      phase: 'sent',
      sent: executed,
      isSlow: false,
    });
  });

  test('a refusal says whether the chain or the transaction was refused', () => {
    const ready = run({ type: 'prepare', request }, { type: 'prepared', estimate });
    expect(advance(advance(ready, { type: 'confirm', needsSwitch: true }), { type: 'rejected' })).toMatchObject({ what: 'switch' });
    expect(advance(advance(ready, { type: 'confirm', needsSwitch: false }), { type: 'rejected' })).toMatchObject({ what: 'transaction' });
  });
});

import { describe, expect, test } from 'vitest';
import { isMissed, judge, LOOKS_BEFORE_GIVING_UP, type Observation } from './judge.ts';
import { aSent, anOutcome } from './transaction.builders.ts';
import { SLOW_AFTER } from './transaction.ts';

const sent = aSent();
const soon = sent.sentAt + 1_000;
const late = sent.sentAt + SLOW_AFTER;
const nowhere: Observation = { receipt: undefined, isKnown: false, minedNonce: 5 };
const enough = LOOKS_BEFORE_GIVING_UP - 1;

describe('one look at a sent transaction', () => {
  test('a receipt settles it, whatever else was seen', () => {
    const outcome = anOutcome();
    expect(judge(sent, { ...nowhere, receipt: { outcome, isSuccess: true, reason: null } }, 99, late)).toEqual({
      is: 'confirmed',
      outcome,
    });
    expect(judge(sent, { ...nowhere, receipt: { outcome, isSuccess: false, reason: 'why' } }, 0, soon)).toEqual({
      is: 'reverted',
      outcome,
      reason: 'why',
    });
  });

  test('known to the node: it waits, and is slow after 90 seconds', () => {
    const known = { ...nowhere, isKnown: true };
    expect(judge(sent, known, 0, late - 1)).toEqual({ is: 'waiting', isSlow: false });
    expect(judge(sent, known, 0, late)).toEqual({ is: 'waiting', isSlow: true });
  });

  test('its nonce is used and it is nowhere: replaced, but only after several looks agree', () => {
    const used = { ...nowhere, minedNonce: 6 };
    expect(judge(sent, used, enough - 1, soon)).toMatchObject({ is: 'waiting' });
    expect(judge(sent, used, enough, soon)).toEqual({ is: 'replaced' });
  });

  test('its nonce is free and it is nowhere: dropped, but not before 90 seconds', () => {
    expect(judge(sent, nowhere, enough, soon)).toEqual({ is: 'waiting', isSlow: false });
    expect(judge(sent, nowhere, enough, late)).toEqual({ is: 'dropped' });
  });

  test('without a known nonce nothing can be called replaced', () => {
    expect(judge(aSent({ nonce: null }), { ...nowhere, minedNonce: 99 }, 99, soon)).toMatchObject({ is: 'waiting' });
  });

  test('a proposal that the queue of its Safe knows is never slow or dropped, however long its owners take', () => {
    const proposal = aSent({ kind: 'safe', nonce: null });
    const queued = { ...nowhere, isKnown: true, safe: { executedIn: null, isPassedOver: false } };
    expect(judge(proposal, queued, 99, late * 2)).toEqual({ is: 'waiting', isSlow: false });
  });

  test('a proposal at whose place the owners executed another call is replaced', () => {
    const proposal = aSent({ kind: 'safe', nonce: null });
    expect(judge(proposal, { ...nowhere, isKnown: true, safe: { executedIn: null, isPassedOver: true } }, 0, soon)).toEqual({
      is: 'replaced',
    });
  });

  test('where no queue knows the proposal, waiting ends after 90 seconds and several looks', () => {
    const proposal = aSent({ kind: 'safe', nonce: null });
    expect(judge(proposal, nowhere, 99, late - 1)).toEqual({ is: 'waiting', isSlow: false });
    expect(judge(proposal, nowhere, enough - 1, late)).toEqual({ is: 'waiting', isSlow: false });
    expect(judge(proposal, nowhere, enough, late)).toEqual({ is: 'unwatched' });
  });

  test('once the owners executed it, the transaction that did so is followed', () => {
    const proposal = aSent({ kind: 'safe', nonce: null });
    expect(judge(proposal, { ...nowhere, isKnown: true, safe: { executedIn: '0x0e', isPassedOver: false } }, 0, soon)).toEqual({
      is: 'executed',
      sent: { ...proposal, hash: '0x0e', kind: 'transaction', nonce: null },
    });
  });

  test('a look counts as missed only where it was neither mined nor waiting', () => {
    expect(isMissed(nowhere)).toBe(true);
    expect(isMissed({ ...nowhere, isKnown: true })).toBe(false);
    expect(isMissed({ ...nowhere, receipt: { outcome: anOutcome(), isSuccess: true, reason: null } })).toBe(false);
  });
});

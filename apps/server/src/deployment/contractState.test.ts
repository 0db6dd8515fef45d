import { CONTRACT_STATES, type ContractState } from '@althing/domain/organisation';
import { describe, expect, it } from 'vitest';
import { acceptsTransaction, isReplannable, isResettable, type Observation, observe, type TransactionOutcome } from './contractState.ts';

const standing = (state: ContractState) => ({ state, reason: state === 'failed' ? 'The transaction was reverted' : null });
const seen = (over: Partial<Observation> = {}): Observation => ({ hasCode: false, checks: 'unread', transaction: 'none', ...over });
const OUTCOMES: TransactionOutcome[] = ['none', 'waiting', 'succeeded', 'reverted', 'replaced', 'dropped'];

describe('what the chain makes of a contract', () => {
  it.each(CONTRACT_STATES)('verifies a %s contract whose code and checks are right, even if nobody reported a transaction', (state) => {
    for (const transaction of OUTCOMES) {
      expect(observe(standing(state), seen({ hasCode: true, checks: 'equal', transaction }))).toEqual({ state: 'verified', reason: null });
    }
  });

  it.each(CONTRACT_STATES)('fails a %s contract that differs from the review and names the difference', (state) => {
    const next = observe(standing(state), seen({ hasCode: true, checks: 'different', difference: 'Voting period' }));
    expect(next).toEqual({ state: 'failed', reason: 'Not as reviewed: Voting period' });
  });

  it('confirms a contract whose checks cannot be read yet, and leaves a verified one verified', () => {
    for (const state of ['planned', 'submitted', 'confirmed', 'failed'] as const) {
      expect(observe(standing(state), seen({ hasCode: true })).state).toBe('confirmed');
    }
    expect(observe(standing('verified'), seen({ hasCode: true })).state).toBe('verified');
  });

  it.each([
    ['reverted', /reverted/],
    ['replaced', /replaced/],
    ['dropped', /dropped/],
    ['succeeded', /did not create/],
  ] as const)('fails a contract without code whose transaction is %s', (transaction, reason) => {
    for (const state of CONTRACT_STATES) {
      const next = observe(standing(state), seen({ transaction }));
      expect(next.state).toBe('failed');
      expect(next.reason).toMatch(reason);
    }
  });

  it('takes a confirmed or verified contract back when a reorg removed its code', () => {
    for (const state of ['confirmed', 'verified'] as const) {
      expect(observe(standing(state), seen({ transaction: 'waiting' })).state).toBe('submitted');
      expect(observe(standing(state), seen()).state).toBe('planned');
    }
  });

  it('keeps a failure until somebody resets it or the contract appears', () => {
    expect(observe(standing('failed'), seen())).toEqual(standing('failed'));
  });

  it('never confirms or verifies a contract without code', () => {
    for (const state of CONTRACT_STATES) {
      for (const transaction of OUTCOMES) {
        for (const checks of ['equal', 'different', 'unread'] as const) {
          expect(['confirmed', 'verified']).not.toContain(observe(standing(state), seen({ transaction, checks })).state);
        }
      }
    }
  });
});

describe('what people may do', () => {
  it('lets only unfinished contracts take a transaction', () => {
    expect(CONTRACT_STATES.filter(acceptsTransaction)).toEqual(['planned', 'submitted', 'failed']);
  });

  it('lets only a failed contract be reset', () => {
    expect(CONTRACT_STATES.filter(isResettable)).toEqual(['failed']);
  });

  it('lets a chain be planned again only while nothing of it is on the chain or on its way', () => {
    expect(isReplannable(['planned', 'failed'])).toBe(true);
    for (const state of ['submitted', 'confirmed', 'verified'] as const) expect(isReplannable(['planned', state])).toBe(false);
  });
});

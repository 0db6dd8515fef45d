import { HttpRequestError } from 'viem';
import { describe, expect, test } from 'vitest';
import { aRequest, aSent, anEstimate, anOutcome } from './transaction.builders.ts';
import { transactionLabels } from './transactionLabels.ts';
import { refusalOf } from './walletProblem.ts';

const request = aRequest();
const estimate = anEstimate();
const sent = aSent();

describe('the labels of a transaction', () => {
  test('before it is sent, every refusal says that nothing was sent', () => {
    for (const state of [
      { phase: 'blocked', request, reason: 'No.' },
      { phase: 'rejected', request, estimate, what: 'switch' },
      { phase: 'rejected', request, estimate, what: 'transaction' },
      { phase: 'failed', request, estimate, reason: 'No.', isUnsent: true },
    ] as const)
      expect(transactionLabels(state, 'Alpha')?.text).toContain('Nothing was sent.');
  });

  test('a chain that does not answer is not said to refuse, and that nothing was sent is said once', () => {
    const reason = refusalOf(new HttpRequestError({ url: 'http://localhost' }));
    const labels = transactionLabels({ phase: 'blocked', request, reason, isUnasked: true }, 'Alpha');
    expect(labels).toMatchObject({
      title: 'Alpha could not be asked whether it would pass',
      text: 'The chain does not answer at the moment. Wait a little, then try again. Nothing was sent.',
    });
  });

  test('what may have left is not called unsent', () => {
    expect(transactionLabels({ phase: 'failed', request, estimate, reason: 'No answer.', isUnsent: false }, 'Alpha')?.text).not.toContain(
      'Nothing was sent',
    );
  });

  test('a proposal to a Safe is not called a transaction on the chain', () => {
    const labels = transactionLabels({ phase: 'sent', sent: aSent({ kind: 'safe' }), isSlow: false }, 'Alpha');
    expect(labels).toMatchObject({ title: 'Proposed to your Safe', text: expect.stringContaining('not on Alpha yet') });
  });

  test('a proposal that nobody here can follow says so, and who acts', () => {
    const labels = transactionLabels({ phase: 'unwatched', sent: aSent({ kind: 'safe' }) }, 'Alpha');
    expect(labels?.text).toBe(
      'Neither Alpha nor a queue that can be asked from here knows of it, so Althing has stopped looking. The owners confirm and execute it in the Safe; look again once they have.',
    );
  });

  test('after 90 seconds it takes longer than usual and warns against sending twice', () => {
    expect(transactionLabels({ phase: 'sent', sent, isSlow: true }, 'Alpha')).toMatchObject({
      title: 'Taking longer than usual',
      text: expect.stringContaining('Do not send it again'),
    });
  });

  test('a refusal on the chain gives its reason and says that gas was spent', () => {
    const labels = transactionLabels({ phase: 'reverted', sent, outcome: anOutcome(), reason: 'The proposal is pending.' }, 'Alpha');
    expect(labels?.text).toMatch(/^The proposal is pending\. The gas was spent/);
  });
});

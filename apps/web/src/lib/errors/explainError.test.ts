import { expect, test } from 'vitest';
import { ApiError } from '../http/apiError.ts';
import { explainError } from './explainError.ts';

test('a call that the chain would refuse is told as a failed transaction, with what to look at', () => {
  expect(explainError(new Error('Execution reverted: not yours'))).toEqual({
    title: 'Transaction failed',
    description: 'Check if your wallet has permission to execute this transaction',
    isRejection: false,
  });
});

test('who declines in the wallet is not alarmed', () => {
  expect(explainError(Object.assign(new Error('no'), { code: 4001 })).isRejection).toBe(true);
});

test('the server speaks for itself, and of what nobody knows the first line is told', () => {
  expect(explainError(new ApiError('Name is taken', { status: 409, code: 'taken' })).title).toBe('Name is taken');
  expect(explainError(new Error('odd\nand long'))).toMatchObject({ title: 'Something went wrong', description: 'odd' });
});

import { describe, expect, test } from 'vitest';
import { codeOfResponse, codeOfWalletError, CONSEQUENCES, DomainError, ERRORS, messageOfResponse, sentenceOf } from './index.ts';

describe('the catalogue of errors', () => {
  test.each([
    ['unauthenticated', 'User is not authenticated'],
    ['something-went-wrong', 'Something went wrong'],
    ['sign-ups-closed', 'Your wallet is not authorized to access this plaform'],
    ['creation-not-allowed', 'Your wallet is not authorized to create organisations'],
    ['organisation-creation-failed', 'Organisation creation failed'],
    ['file-unreadable', 'Error reading file'],
    ['citizenship-failed', 'Unable to confirm citizenship. Please try again'],
    ['governor-not-found', 'The governor does not exist'],
    ['asset-pending-upgrade', 'This asset is pending upgrade, please try again later'],
    ['organisation-undefined', 'Organisation is undefined'],
    ['wrong-chain', 'Wrong chain'],
    ['invalid-data', 'Please fill in valid data'],
    ['transaction-failed', 'Transaction failed'],
    ['simulation-failed', 'Transaction simulation failed'],
    ['wallet-not-connected', 'User is not connected'],
    ['twap-oracle-missing', 'TWAP Oracle does not exist on this chain'],
    ['fee-collector-missing', 'Fee collector not found on this chain'],
  ])('says for %s exactly "%s"', (code, sentence) => {
    expect(sentenceOf(code)).toBe(sentence);
  });

  test('tells an unknown code as "Something went wrong", even one that names a property of every object', () => {
    expect(sentenceOf('toString')).toBe('Something went wrong');
  });

  test.each(Object.entries(ERRORS))('%s says what follows and what to do', (_code, entry) => {
    expect(CONSEQUENCES).toContain(entry.consequence);
    expect(entry.sentence).not.toMatch(/[.!]$/);
    expect(entry.fix).toMatch(/^[A-Z].*\.$/);
  });

  test('an error of ours carries its code, its consequence and its sentence', () => {
    const cause = new Error('inner');
    const error = new DomainError('organisation-undefined', { cause });
    expect(error).toMatchObject({ message: 'Organisation is undefined', code: 'organisation-undefined', consequence: 'bug', cause });
  });
});

describe('answers of the server', () => {
  test.each([
    [401, { message: 'jwt expired' }, 'unauthenticated'],
    [401, { code: 'conflict' }, 'unauthenticated'],
    [403, { message: 'New users are not allowed' }, 'sign-ups-closed'],
    [401, { message: 'New users are not allowed' }, 'sign-ups-closed'],
    [403, { code: 'creation-not-allowed' }, 'creation-not-allowed'],
    [403, {}, 'forbidden'],
    [404, {}, 'not-found'],
    [429, {}, 'rate-limited'],
    [400, { code: 'something nobody knows' }, 'bad-request'],
    [500, {}, 'internal-error'],
    [503, {}, 'server-unreachable'],
    [418, {}, 'something-went-wrong'],
  ])('%i with %j is %s', (status, body, code) => {
    expect(codeOfResponse(status, body)).toBe(code);
  });

  test.each([
    [{ message: 'The slug is taken' }, 'The slug is taken'],
    [{ message: '' }, 'Something went wrong'],
    [{ message: 5 }, 'Something went wrong'],
    [null, 'Something went wrong'],
    ['<html>', 'Something went wrong'],
  ])('the message of %j is "%s"', (body, message) => {
    expect(messageOfResponse(body)).toBe(message);
  });
});

describe('errors of wallets and nodes', () => {
  test.each([
    [{ code: 4001, message: 'whatever' }, 'wallet-rejected'],
    [{ name: 'TransactionExecutionError', cause: { code: 4001 } }, 'wallet-rejected'],
    [{ message: 'User denied transaction signature.' }, 'wallet-rejected'],
    [{ code: 4902 }, 'chain-not-added'],
    [{ code: -32002 }, 'wallet-request-pending'],
    [{ code: -32603, message: 'insufficient funds for gas * price + value' }, 'insufficient-funds'],
    [{ code: -32000, message: 'nonce too low' }, 'nonce-conflict'],
    [{ message: 'transaction underpriced' }, 'fee-too-low'],
    [{ message: 'execution reverted: GovernorInsufficientProposerVotes' }, 'transaction-failed'],
    [{ name: 'ConnectorNotConnectedError', message: 'Connector not connected.' }, 'wallet-not-connected'],
    [{ message: 'Failed to publish payload, please try again. id:1 tag:1108' }, 'relay-unavailable'],
    [{ message: 'Request expired. Please try again.' }, 'wallet-too-late'],
    [{ message: 'The WalletConnect relay cannot be reached', cause: { message: 'timed out' } }, 'relay-unavailable'],
    [{ message: 'The current chain of the wallet does not match the target chain' }, 'wrong-chain'],
    [{ name: 'HttpRequestError', message: 'HTTP request failed.', details: 'fetch failed' }, 'rpc-unavailable'],
    [{ message: 'The request took too long to respond. timed out' }, 'rpc-unavailable'],
    ['a string', 'something-went-wrong'],
    [undefined, 'something-went-wrong'],
  ])('%j is %s', (thrown, code) => {
    expect(codeOfWalletError(thrown)).toBe(code);
  });

  test('a code deep among the causes wins over the words of the wrapper', () => {
    expect(codeOfWalletError({ message: 'execution reverted', cause: { message: 'x', cause: { code: 4001 } } })).toBe('wallet-rejected');
  });

  test('a cause that points at itself does not hang', () => {
    const error: { message: string; cause?: unknown } = { message: 'odd' };
    error.cause = error;
    expect(codeOfWalletError(error)).toBe('something-went-wrong');
  });
});

import { describe, expect, test } from 'vitest';
import type { Hex } from '../units.ts';
import {
  conflictText,
  needsOf,
  needsText,
  nonceChoices,
  placesOf,
  replacementWords,
  rivalText,
  type SafeFacts,
  type SafeStep,
  signaturesOf,
  signaturesText,
  stepReasons,
  turnReason,
  type WaitingTransaction,
} from './queue.ts';

const [ANN, BEN, CAY, EVE] = [1, 2, 3, 4].map((index) => `0x${String(index).repeat(40)}` as const);
const safe: SafeFacts = { owners: [ANN!, BEN!, CAY!], threshold: 2, nonce: 4 };
let count = 0;
const waiting = (nonce: number, confirmedBy: readonly Hex[] = [], isRejection = false): WaitingTransaction => ({
  hash: `0x${String(++count).padStart(64, '0')}`,
  nonce,
  confirmedBy,
  isRejection,
});

describe('the turn of a nonce', () => {
  const places = placesOf([waiting(4), waiting(5), waiting(6)]);
  test.each([
    [4, undefined],
    [3, 'The Safe has already executed a transaction with nonce 3.'],
    [5, 'The transaction with nonce 4 has to be executed or rejected first.'],
    [6, 'The 2 transactions with the nonces 4 to 5 have to be executed or rejected first.'],
  ])('of nonce %i', (nonce, reason) => expect(turnReason(nonce, safe, places)).toBe(reason));

  test('a gap before it is named', () => {
    expect(turnReason(6, safe, placesOf([waiting(4), waiting(6)]))).toBe(
      'Nothing is proposed with nonce 5, and a Safe executes in the order of nonces.',
    );
  });
});

describe('transactions with one nonce', () => {
  test.each([
    [[waiting(4), waiting(4, [], true)], /^This transaction and its rejection both have nonce 4\. The Safe executes one of them;/],
    [[waiting(4), waiting(4)], /^2 transactions have nonce 4\. The Safe executes one of them/],
    [[waiting(4), waiting(4), waiting(4, [], true)], /^2 transactions and a rejection of them have nonce 4\./],
    [[waiting(4, [], true), waiting(4, [], true)], /^2 rejections have nonce 4\. One is enough\.$/],
  ])('are explained', (transactions, words) => {
    expect(conflictText({ nonce: 4, transactions })).toMatch(words);
  });

  test.each([
    [4, 'can be executed at any moment; then this one is void.'],
    [5, 'can be executed once it is its turn; then this one is void.'],
  ])('with nonce %i are void as soon as another is executed that has enough signatures', (nonce, words) => {
    const [payment, rejection] = [waiting(nonce, [ANN!]), waiting(nonce, [ANN!, BEN!], true)];
    const places = placesOf([payment, rejection]);
    expect(rivalText(payment, safe, places)).toBe(`Another transaction with this nonce has enough signatures and ${words}`);
    expect(rivalText(rejection, safe, places)).toBeUndefined();
  });

  test('one alone needs no words', () => expect(conflictText({ nonce: 4, transactions: [waiting(4)] })).toBeUndefined());

  test('stand together in the order of nonces, what is rejected before its rejection', () => {
    const [late, rejection, first] = [waiting(5), waiting(4, [], true), waiting(4)];
    expect(placesOf([late, rejection, first])).toEqual([
      { nonce: 4, transactions: [first, rejection] },
      { nonce: 5, transactions: [late] },
    ]);
  });
});

describe('signatures', () => {
  test('only those of owners count', () => {
    const { signed, open, lack } = signaturesOf(waiting(4, [ANN!, EVE!]), safe);
    expect([signed, open, lack]).toEqual([[ANN], [BEN, CAY], 1]);
  });
  test.each([
    [[], '0 of 2 signatures, 2 are missing'],
    [[ANN!], '1 of 2 signatures, one is missing'],
    [[ANN!, BEN!, CAY!], 'Signed by 3 owners, which is enough'],
  ])('of %j are told', (by, text) => expect(signaturesText(signaturesOf(waiting(4, by), safe), safe)).toBe(text));
});

describe('what an account can do', () => {
  const reasons = (transaction: WaitingTransaction, account: Hex | null, others: WaitingTransaction[] = []) =>
    stepReasons(transaction, safe, placesOf([transaction, ...others]), account);
  const open = (transaction: WaitingTransaction, account: Hex | null, others?: WaitingTransaction[]): SafeStep[] =>
    Object.entries(reasons(transaction, account, others)).flatMap(([step, reason]) => (reason === undefined ? [step as SafeStep] : []));

  test.each([
    ['nobody connected', waiting(4), null, []],
    ['a stranger', waiting(4), EVE!, []],
    ['a stranger, where enough have signed', waiting(4, [ANN!, BEN!]), EVE!, ['execute']],
    ['an owner, where nobody has signed', waiting(4), ANN!, ['sign', 'reject', 'replace']],
    ['an owner who has signed', waiting(4, [ANN!]), ANN!, ['reject', 'replace']],
    ['the last signer', waiting(4, [ANN!]), BEN!, ['sign', 'signAndExecute', 'reject', 'replace']],
    ['another owner, where enough have signed', waiting(4, [ANN!, BEN!]), CAY!, ['sign', 'execute', 'reject', 'replace']],
    ['the last signer of a rejection', waiting(4, [ANN!], true), BEN!, ['sign', 'signAndExecute', 'replace']],
  ] as const)('%s', (_, transaction, account, steps) => {
    expect(open(transaction, account)).toEqual(steps);
  });

  test('nothing is executed before its turn, and the reason says what comes first', () => {
    const later = waiting(5, [ANN!, BEN!]);
    expect(reasons(later, ANN!, [waiting(4)]).execute).toBe('The transaction with nonce 4 has to be executed or rejected first.');
    expect(reasons(waiting(5, [ANN!]), BEN!, [waiting(4)]).signAndExecute).toBe(
      'The transaction with nonce 4 has to be executed or rejected first.',
    );
  });

  test('who still has to sign is named, not only that somebody has', () => {
    expect(reasons(waiting(4), ANN!).execute).toBe('2 signatures are missing. Sign it first.');
    expect(reasons(waiting(4, [ANN!]), ANN!).execute).toBe('One signature is missing. Other owners have to sign it.');
    expect(reasons(waiting(4), ANN!).signAndExecute).toBe('2 signatures are missing. Yours would not be enough.');
    expect(reasons(waiting(4), EVE!).sign).toBe('Only owners of the Safe can do this, and your account is none of them.');
    expect(reasons(waiting(4), null).sign).toBe('Connect a wallet first.');
  });

  test('nothing is rejected twice', () => {
    expect(reasons(waiting(4), ANN!, [waiting(4, [BEN!], true)]).reject).toBe('A rejection waits already: sign that one.');
    expect(reasons(waiting(4), BEN!, [waiting(4, [BEN!], true)]).reject).toBe('You have signed its rejection.');
    expect(reasons(waiting(4, [], true), ANN!).reject).toBe('It is itself a rejection.');
  });
});

describe('what a queue wants of its reader', () => {
  test.each([
    ['nothing', [], ANN!, 'Nothing waits'],
    ['a signature', [waiting(4)], ANN!, '1 transaction waits, 1 needs your signature'],
    ['nothing of a stranger', [waiting(4)], EVE!, '1 transaction waits'],
    ['nothing of nobody', [waiting(4)], null, '1 transaction waits'],
    ['a signature of each that competes', [waiting(4), waiting(4)], ANN!, '2 transactions wait, 2 need your signature'],
    ['no signature where one of two is signed', [waiting(4, [ANN!]), waiting(4)], ANN!, '2 transactions wait'],
    [
      'no signature where one of two has enough',
      [waiting(4, [ANN!, BEN!]), waiting(4)],
      CAY!,
      '2 transactions wait, the next one can be executed',
    ],
    [
      'to be executed',
      [waiting(4, [ANN!, BEN!]), waiting(5)],
      CAY!,
      '2 transactions wait, 1 needs your signature, the next one can be executed',
    ],
    ['nothing that is not next', [waiting(5, [ANN!, BEN!])], ANN!, '1 transaction waits'],
  ])('%s', (_, transactions, account, text) => {
    expect(needsText(needsOf(placesOf(transactions), safe, account))).toBe(text);
  });
});

describe('the nonce of a new transaction', () => {
  test('is the next one where nothing waits', () => {
    expect(nonceChoices(safe, [])).toEqual([{ nonce: 4, label: '4: next', reason: 'It is the next that the Safe executes.' }]);
  });
  test('is the first after everything that waits, then that of a gap, then one that waits', () => {
    expect(nonceChoices(safe, placesOf([waiting(4), waiting(6)])).map(({ label }) => label)).toEqual([
      '7: after everything that waits',
      '5: free',
      '4: instead of what waits there',
      '6: instead of what waits there',
    ]);
  });
});

test.each([
  [[], 'To replace what has nonce 4'],
  [['Send 1 ETH'], 'To replace “Send 1 ETH”, nonce 4'],
  [['Send 1 ETH', '2 payments'], 'To replace “Send 1 ETH” or “2 payments”, nonce 4'],
])('a replacement names what it replaces: %j', (titles, words) => {
  expect(replacementWords(4, safe, placesOf([waiting(4)]), titles).title).toBe(words);
});

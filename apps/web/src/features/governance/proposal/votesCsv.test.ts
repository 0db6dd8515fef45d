import type { Vote } from '@althing/domain/http';
import { expect, test } from 'vitest';
import { votesCsv } from './votesCsv.ts';

const vote = (change: Partial<Vote>): Vote => ({
  voter: '0x00000000000000000000000000000000000bA4e5',
  support: 1,
  weight: '1500000000000000000',
  for: '1500000000000000000',
  against: '0',
  abstain: '0',
  reason: '',
  sourceChainId: null,
  refund: null,
  vesting: null,
  castAt: '2026-11-21T02:00:00.000Z',
  transactionHash: `0x${'ab'.repeat(32)}`,
  ...change,
});
const terms = { chainId: 31337, decimals: 18 };
const line = (change: Partial<Vote>, decimals = 18): string =>
  votesCsv([vote(change)], { ...terms, decimals })
    .split('\r\n')
    .slice(1, -1)
    .join('\r\n');

test('a vote is one line of whole tokens under a head', () => {
  expect(votesCsv([], terms).trim()).toBe('Voter,Chain,Choice,For,Against,Abstain,Reason,Cast at (UTC),Transaction');
  expect(line({})).toBe(`0x00000000000000000000000000000000000bA4e5,31337,For,1.5,0,0,,2026-11-21T02:00:00.000Z,0x${'ab'.repeat(32)}`);
});

test.each([
  [{ support: 0 }, 'Against'],
  [{ support: 2 }, 'Abstain'],
  [{ support: null }, 'For'],
  [{ support: null, abstain: '1' }, 'Split'],
])('a vote %o is called %s', (change, choice) => {
  expect(line(change).split(',')[2]).toBe(choice);
});

test('a vote from another chain is written with that chain', () => {
  expect(line({ sourceChainId: 31338 }).split(',')[1]).toBe('31338');
});

test('roots are written as votes', () => {
  expect(line({ for: '1520' }, 2).split(',')[3]).toBe('15.2');
});

test('a reason cannot leave its cell', () => {
  expect(line({ reason: 'He said "no",\r\nthen yes' })).toContain(',"He said ""no"",\r\nthen yes",');
});

test.each(['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\t=1'])('the reason %j is no formula', (reason) => {
  expect(line({ reason })).toMatch(/,"?'/);
});

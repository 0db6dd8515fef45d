import { expect, test } from 'vitest';
import type { Checkpoint } from './checkpoints.ts';
import type { PositionedChange } from './update.ts';
import { memberUpdates } from './writeMembers.ts';

const [token, alice, bob] = ['0xaa', '0x01', '0x02'] as const;
const checkpoint = (series: Checkpoint['series'], subject: Checkpoint['subject'], block: number, value: bigint): Checkpoint => ({
  contract: token,
  series,
  subject,
  block,
  logIndex: 0,
  at: block,
  value,
});
const delegation = (subject: Checkpoint['subject'], target: Checkpoint['subject']): PositionedChange => ({
  table: 'link',
  contract: token,
  relation: 'delegate',
  subject,
  target,
  block: 1,
  logIndex: 0,
  at: 1,
  transactionHash: '0x',
});

test('the last balance, power and delegate of a step count, and what it left alone stays as it is', () => {
  const checkpoints = [
    checkpoint('balance', alice, 1, 5n),
    checkpoint('balance', alice, 2, 7n),
    checkpoint('power', bob, 2, 9n),
    checkpoint('supply', token, 2, 100n),
  ];
  expect(memberUpdates(checkpoints, [delegation(alice, alice), delegation(alice, bob)])).toEqual([
    { token, account: alice, balance: 7n, power: null, delegate: bob },
    { token, account: bob, balance: null, power: 9n, delegate: null },
  ]);
});

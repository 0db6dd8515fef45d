import { expect, test } from 'vitest';
import { membersCsv } from './membersCsv.ts';

const ADA = `0x${'11'.repeat(20)}`;

test('members are exported in whole units, one a line, with their share', () => {
  const members = [
    {
      account: ADA,
      balance: `15${'0'.repeat(17)}`,
      votingPower: `5${'0'.repeat(17)}`,
      delegate: null,
      released: '0',
      votedOn: 3,
      hasStatement: true,
    },
  ];
  expect(membersCsv({ members, supply: `2${'0'.repeat(18)}`, recentProposals: 7 }, 31337).split('\r\n')).toEqual([
    'Account,Chain,Holds,Votes with,Share of votes in %,Delegated to,Released by vesting,Voted on,Of proposals',
    `${ADA},31337,1.5,0.5,25,,0,3,7`,
    '',
  ]);
});

import { figure, type GasReport } from '../gasReport.ts';
import { measureGas } from '../measureGas.ts';
import { measureRefundedVotes } from '../measureRefundedVotes.ts';
import { absolute, compared, type Row } from '../row.ts';
import { bondGas } from './bondGas.ts';
import { crossChainGas } from './crossChainGas.ts';

const DEPLOYMENT = 'deploy governance set';
const FULL_DEPLOYMENT = 'deploy governance set with vetoes, timelock and refund';
const REFUNDED_VOTES = ['castVote with refund, first on a proposal', 'castVote with refund, next voter'];
/** What the goal is about; the other actions are measured and shown by the contracts' own snapshots. */
const ACTIONS = [
  'propose, 1 action, 200 characters',
  'propose, 10 actions, 200 characters',
  'castVote, first on a proposal',
  'castVote, next voter',
  'castVoteWithReason, 100 characters',
  'castVoteBySig',
  'queue, 1 action',
  'queue, 10 actions',
  'execute, 1 transfer',
  'execute, 10 transfers',
];

const both = ({ althing, openzeppelin }: Pick<GasReport, 'althing' | 'openzeppelin'>, action: string, anchor = action) => ({
  area: 'gas',
  name: action,
  unit: 'gas',
  ours: figure(althing, action),
  anchor: figure(openzeppelin, anchor),
});

/**
 * Whole transactions: governance with both sides in one run with the same compiler, against plain OpenZeppelin 5.7; bond markets,
 * messages and tokens against figures that were taken down.
 */
export async function gas(): Promise<Row[]> {
  const daily = await measureGas();
  const refunded = await measureRefundedVotes();
  return [
    absolute(both(daily, DEPLOYMENT), { atMost: 1_500_000 }),
    absolute(both(daily, FULL_DEPLOYMENT, DEPLOYMENT), { atMost: 2_200_000 }),
    ...ACTIONS.map((action) => compared(both(daily, action), { atMost: 1.1 })),
    ...REFUNDED_VOTES.map((action) => compared(both(refunded, action), { atMost: 1.35 })),
    ...bondGas(daily),
    ...crossChainGas(daily),
  ];
}

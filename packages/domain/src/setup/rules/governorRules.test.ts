import { describe, expect, test } from 'vitest';
import { ALPHA, BETA, context, governor, organisation, withModules } from '../../../test/forms.ts';
import { type Row, testRules } from '../../../test/rules.ts';
import { MULTI_BRIDGE } from '../../organisation/parts/multiBridge.ts';
import { emptyOf } from '../../schema/emptyOf.ts';
import type { OrganisationForm } from '../form.ts';
import { positionErrors } from '../validate.ts';

const one = (change: Parameters<typeof governor>[0]): OrganisationForm => withModules({ governor: [governor(change)] });

const many = (count: number, isQuadratic: boolean) =>
  Array.from({ length: count }, (_, i) => governor({ tempId: `${isQuadratic}${i}`, governorName: `${isQuadratic}${i}`, isQuadratic }));

const bridged = (chainIds: number[]) =>
  withModules({
    governor: [governor({ votingChainIds: [BETA] })],
    multiBridge: [{ ...emptyOf(MULTI_BRIDGE, 'multiBridge-1'), chainIds }],
  });

describe('governors', () => {
  testRules('governor', [
    ['require a chain', one({ chainId: null }), { 'modules.governor.0.chainId': 'Please select a chain' }],
    ['refuse a chain that is unknown here', one({ chainId: 1 }), { 'modules.governor.0.chainId': 'This chain is not available here' }],
    [
      'refuse a chain that is disabled, with its reason',
      one({ chainId: 7 }),
      { 'modules.governor.0.chainId': 'Under repair' },
      context({ chains: [{ id: 7, name: 'Seven', supportsQuadratic: false, disabledReason: 'Under repair' }] }),
    ],
    ...([0, null, -1, 0.000001, Number.NaN] as const).map((votingPeriod): Row => [
      `refuse a voting period of ${votingPeriod}`,
      one({ votingPeriod }),
      { 'modules.governor.0.votingPeriod': 'Voting period must be greater than 0' },
    ]),
    ...(['min', 0.5, 7, 365] as const).map((votingPeriod): Row => [`take a voting period of ${votingPeriod}`, one({ votingPeriod }), {}]),
    ['refuse a voting period above a year', one({ votingPeriod: 366 }), { 'modules.governor.0.votingPeriod': 'At most 365 days' }],
    [
      'refuse negative or missing delays',
      one({ preVotingTimelock: -1, preExecutionTimelock: null }),
      {
        'modules.governor.0.preVotingTimelock': 'Please enter a number of days, or 0 for none',
        'modules.governor.0.preExecutionTimelock': 'Please enter a number of days, or 0 for none',
      },
    ],
    [
      'refuse a quorum of nothing',
      one({ quorumThreshold: 0 }),
      { 'modules.governor.0.quorumThreshold': 'The quorum must be above 0 %: without one, a single vote decides' },
    ],
    ...([0.00001, 0.0069] as const).map((preExecutionTimelock): Row => [
      `refuse a timelock of ${preExecutionTimelock} days, below ten minutes`,
      one({ preExecutionTimelock }),
      { 'modules.governor.0.preExecutionTimelock': 'At least 10 minutes, or 0 for none' },
    ]),
    ...(['min', 0, 0.007] as const).map((preExecutionTimelock): Row => [
      `take a timelock of ${preExecutionTimelock}`,
      one({ preExecutionTimelock }),
      {},
    ]),
    ['require a name', one({ governorName: ' ' }), { 'modules.governor.0.governorName': 'Please enter a name' }],
    [
      'refuse the name of another new one, whatever its case and chain',
      withModules({ governor: [governor(), governor({ tempId: 'governor-2', governorName: ' main ', chainId: BETA })] }),
      {
        'modules.governor.0.governorName': 'Governor name already exists',
        'modules.governor.1.governorName': 'Governor name already exists',
      },
    ],
    [
      'refuse a name that exists already',
      one({}),
      { 'modules.governor.0.governorName': 'Governor name already exists' },
      context({ existingGovernorNames: ['MAIN'] }),
    ],
    ['keep their own name in an edit', one({}), {}, context({ existingGovernorNames: ['Main'], initial: organisation() })],
    [
      'refuse percentages outside 0 to 100 and finer than two decimals',
      one({ quorumThreshold: 101, proposalThreshold: 0.001 }),
      {
        'modules.governor.0.quorumThreshold': 'From 0 to 100 %',
        'modules.governor.0.proposalThreshold': 'At most two decimals',
      },
    ],
    ['take two decimals that have no exact binary form', one({ quorumThreshold: 33.33, proposalThreshold: 0.07 }), {}],
    [
      'tell what is no number from what is missing',
      one({ quorumThreshold: Number.NaN, preVotingTimelock: Number.NaN }),
      {
        'modules.governor.0.quorumThreshold': 'Write digits, with one point for decimals',
        'modules.governor.0.preVotingTimelock': 'Write digits, with one point for decimals',
      },
    ],
    ['require percentages', one({ quorumThreshold: null }), { 'modules.governor.0.quorumThreshold': 'Please enter a percentage' }],
    [
      'refuse voting chains without a multi-bridge',
      one({ votingChainIds: [BETA] }),
      { 'modules.governor.0.votingChainIds': 'Voting from other chains needs the Multi-Bridge module' },
    ],
    [
      'take votes only where the multi-bridge goes, their own chain included',
      bridged([BETA, BETA + 1]),
      { 'modules.governor.0.votingChainIds': 'Votes travel over the Multi-Bridge. Please add Alpha to it' },
    ],
    ['take votes from chains of the multi-bridge', bridged([ALPHA, BETA]), {}],
    ['may be quadratic on a chain that supports it', one({ isQuadratic: true }), {}],
    [
      'may not be quadratic elsewhere',
      one({ isQuadratic: true, chainId: BETA }),
      { 'modules.governor.0.chainId': 'Quadratic voting governors are only allowed on Alpha' },
    ],
    [
      'may be quadratic on OP Sepolia only, on public chains',
      one({ isQuadratic: true, chainId: 84532 }),
      { 'modules.governor.0.chainId': 'Quadratic voting governors are only allowed on OP Sepolia' },
      context({
        chains: [
          { id: 84532, name: 'Base Sepolia', supportsQuadratic: false, disabledReason: null },
          { id: 11155420, name: 'OP Sepolia', supportsQuadratic: true, disabledReason: null },
        ],
      }),
    ],
    [
      'require four whole percentages when quadratic',
      one({ isQuadratic: true, passportScoreRanges: ['0', '50.5', '101', ''] }),
      {
        'modules.governor.0.passportScoreRanges.1': 'Please enter a whole percentage from 0 to 100',
        'modules.governor.0.passportScoreRanges.2': 'Please enter a whole percentage from 0 to 100',
        'modules.governor.0.passportScoreRanges.3': 'Please enter a whole percentage from 0 to 100',
      },
    ],
    [
      'require all four bands',
      one({ isQuadratic: true, passportScoreRanges: [] }),
      { 'modules.governor.0.passportScoreRanges': 'Please fill in all four bands' },
    ],
    [
      'refuse bands of which none has a weight, as no vote would count',
      one({ isQuadratic: true, passportScoreRanges: ['0', '0', '00', '0'] }),
      { 'modules.governor.0.passportScoreRanges': 'No vote would ever count. Please give at least one band a weight' },
    ],
    [
      'count votes of their own chain only when quadratic',
      withModules({
        governor: [governor({ isQuadratic: true, votingChainIds: [BETA] })],
        multiBridge: [{ ...emptyOf(MULTI_BRIDGE, 'multiBridge-1'), chainIds: [ALPHA, BETA] }],
      }),
      { 'modules.governor.0.votingChainIds': 'Quadratic governors count votes of their own chain only' },
    ],
    ['may pay votes back', withModules({ refundMechanism: true, governor: [governor({ refundMechanism: true })] }), {}],
    [
      'may not pay votes back without the module',
      one({ refundMechanism: true }),
      { 'modules.governor.0.refundMechanism': 'Paying votes back needs the Refund Mechanism module' },
    ],
    [
      'are not all without refunds where the organisation has them',
      withModules({ refundMechanism: true, governor: [governor()] }),
      { 'modules.governor': 'No governor pays votes back. Please choose one, or deselect the Refund Mechanism' },
    ],
  ]);

  test('at most 10 of one type', () => {
    expect(positionErrors('governor', withModules({ governor: [...many(10, false), ...many(10, true)] }), context())).toEqual({});
    expect(positionErrors('governor', withModules({ governor: many(11, false) }), context())).toEqual({
      'modules.governor': 'At most 10 governors of one type',
    });
  });
});

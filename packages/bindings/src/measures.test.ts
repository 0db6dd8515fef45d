import { MEASURE_KINDS, type MeasureKind, toCalls } from '@althing/domain/governance';
import { AUTHORITY, BEN, CONTROLLER, EXECUTOR, factsFor, GOVERNOR, PORTAL, REFUND, SAMPLE_VALUES, TOKEN } from '@althing/domain/testing';
import { expect, test } from 'vitest';
import { decodeCall, type KnownContract } from './decodeCall.ts';
import { ASSET_CONTROLLER_ROLES, CONTROLLER_ROLES } from './roles.ts';

const contracts: KnownContract[] = [
  { address: GOVERNOR, label: 'Governor', abi: 'Governor' },
  { address: EXECUTOR, label: 'Timelock', abi: 'Timelock' },
  { address: TOKEN, label: 'Token', abi: 'Token' },
  { address: AUTHORITY, label: 'Upgrades', abi: 'Upgrade authority' },
  { address: REFUND, label: 'Refunds', abi: 'Gas refund' },
  { address: CONTROLLER, label: 'Messages', abi: 'Message controller' },
  { address: PORTAL, label: 'Portal', abi: 'Asset controller' },
];

const decoded = (kind: MeasureKind) =>
  toCalls([{ tempId: '1', type: 'measure', kind, values: SAMPLE_VALUES[kind] }], factsFor(kind)).map(({ target, value, calldata }) =>
    decodeCall({ to: target, value, data: calldata }, contracts),
  );

const signatures = (kind: MeasureKind) => decoded(kind).map(({ contract, functionName }) => `${contract}.${functionName}`);

test.each(MEASURE_KINDS.filter((kind) => kind !== 'votingChains'))('%s is a function that the contract’s own ABI has', (kind) => {
  for (const { certainty } of decoded(kind)) expect(certainty).toBe(kind === 'fillRefundPot' ? 'transfer' : 'known');
});

test.each<[MeasureKind, string[]]>([
  ['votingDelay', ['Governor.setVotingDelay']],
  ['votingPeriod', ['Governor.setVotingPeriod']],
  ['proposalThreshold', ['Governor.setProposalThreshold']],
  ['quorum', ['Governor.updateQuorumNumerator']],
  ['timelockDelay', ['Timelock.updateDelay']],
  ['preVoteGuardian', ['Governor.updatePreVoteVetoer']],
  ['preExecutionGuardian', ['Timelock.grantRole', 'Timelock.revokeRole', 'Governor.updatePreExecutionVetoer']],
  ['mintTokens', ['Token.setLimits', 'Token.setLimits', 'Token.mint', 'Token.setLimits']],
  ['tokenOwner', ['Token.transferOwnership']],
  ['upgradeContract', ['Upgrades.upgrade']],
  ['refundSettings', ['Refunds.updateRefundSettings']],
  ['delegateTreasury', ['Token.delegate']],
  ['quadraticSettings', ['Governor.updateQuadraticSettings']],
  ['timelock', ['Timelock.grantRole', 'Governor.updateTimelock']],
  ['shareTimelock', ['Timelock.grantRole', 'Timelock.grantRole', 'Timelock.grantRole']],
  ['bridgeTax', ['Token.setTreasury', 'Token.setBridgeTaxTiers']],
  ['lockbox', ['Token.setLockbox']],
  ['endVotingChain', ['Governor.updateSpoke']],
  ['giveRole', ['Messages.grantRole']],
  ['takeRole', ['Portal.revokeRole']],
])('%s calls %j', (kind, expected) => expect(signatures(kind)).toEqual(expected));

test('what was typed is what is called: hundredths of a percent, seconds, wei and addresses', () => {
  const argsOf = (kind: MeasureKind) =>
    decoded(kind)
      .at(-1)!
      .args.map(({ value }) => value);
  expect(argsOf('quorum')).toEqual(['1000']);
  expect(argsOf('timelockDelay')).toEqual([String(4 * 86_400)]);
  expect(argsOf('proposalThreshold')).toEqual(['20000000000000000000']);
  expect(argsOf('tokenOwner')).toEqual([BEN]);
  expect(argsOf('bridgeTax')).toEqual([
    ['0', '100000000000000000000'],
    ['100', '250'],
  ]);
  expect(argsOf('giveRole')).toEqual([CONTROLLER_ROLES.originator, BEN]);
  expect(argsOf('takeRole')).toEqual([ASSET_CONTROLLER_ROLES.manager, BEN]);
  expect(argsOf('refundSettings')[0]).toContainEqual({ name: 'maxPriorityFee', type: 'uint256', value: '2000000000' });
  expect(argsOf('refundSettings')[0]).toContainEqual({ name: 'proposalCap', type: 'uint256', value: '1000000000000000000' });
});

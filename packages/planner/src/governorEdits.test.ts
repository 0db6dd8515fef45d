import { governorAbi } from '@althing/bindings';
import { LOCAL_CHAINS } from '@althing/domain/chains';
import type { Governor } from '@althing/domain/organisation';
import { organisationItems } from '@althing/domain/setup';
import { ALICE, BOB, sampleGovernor, sampleModules, sampleOrganisation, sampleToken, sampleWallet } from '@althing/domain/testing';
import { decodeFunctionData, parseEther } from 'viem';
import { describe, expect, test } from 'vitest';
import { DEPLOYER, planInput } from '../test/planInput.ts';
import { PlanError } from './errors.ts';
import { governorEdits, votingChainEdits } from './governorEdits.ts';
import { plan } from './plan.ts';
import type { PlanInput } from './types.ts';

/** A different value of every field that says who may change it. */
const OTHER: Record<keyof Omit<Governor, 'tempId'>, Partial<Governor>> = {
  governorName: { governorName: 'Other' },
  chainId: { chainId: 31338 },
  isQuadratic: { isQuadratic: false },
  preVotingTimelock: { preVotingTimelock: 7 },
  votingPeriod: { votingPeriod: 14 },
  preExecutionTimelock: { preExecutionTimelock: 14 },
  quorumThreshold: { quorumThreshold: 51 },
  proposalThreshold: { proposalThreshold: 3 },
  refundMechanism: { refundMechanism: true },
  quadraticThreshold: { quadraticThreshold: 60 },
  passportScoreRanges: { passportScoreRanges: ['0', '10', '90', '100'] },
  votingChainIds: { votingChainIds: [31337, 31338] },
};

const CHAINS = [31337, 31338];
const organisation = (change: Partial<Governor>) =>
  sampleOrganisation({
    modules: sampleModules({ governor: [sampleGovernor(change)] }),
    token: sampleToken({
      chainIds: CHAINS,
      initialReceivers: CHAINS.map((chainId) => ({ chainId, receivers: [{ tempId: '1', address: ALICE, amount: '1' }] })),
      authority: CHAINS.map((chainId) => sampleWallet(chainId, [ALICE])),
    }),
  });
const onAll = <Value>(value: Value) => Object.fromEntries(CHAINS.map((id) => [id, value]));
const input = (change: Partial<Governor>): PlanInput => ({
  ...planInput(organisation(change), onAll(DEPLOYER)),
  messageControllers: onAll(BOB),
});
const { facts } = organisationItems(organisation({}), LOCAL_CHAINS).find(({ type }) => type === 'governor')!;

/** Whether the governor can make the change. Quadratic governors exist on Alpha only, and only count votes of their own chain. */
function canDecide(name: keyof typeof OTHER): boolean {
  const isQuadratic = name === 'isQuadratic' || name === 'quadraticThreshold' || name === 'passportScoreRanges';
  try {
    return governorEdits(input({ isQuadratic }), input({ isQuadratic, ...OTHER[name] })).length > 0;
  } catch (error) {
    if (error instanceof PlanError && error.code === 'governor-not-editable') return false;
    throw error;
  }
}

describe('a governor', () => {
  test.each(facts.map(({ name, changedBy }) => [name, changedBy] as const))(
    'decides about %s exactly as the review says: %s',
    (name, changedBy) => {
      expect(canDecide(name as keyof typeof OTHER)).toBe(changedBy === 'governor');
    },
  );
});

test('a governor is the same contract where the upgrades shall belong to somebody else', () => {
  const [before, after] = [input({}), input({ votingPeriod: 14 })];
  const { modules } = after.organisation;
  const handed = {
    ...after,
    organisation: { ...after.organisation, modules: { ...modules, protocolUpgrades: sampleWallet(31337, [BOB]) } },
  };
  const [edit] = governorEdits(before, handed);
  expect(edit!.governor).toBe(plan(before).chains[0]!.steps.find(({ kind }) => kind === 'governor')!.address);
  expect(edit!.actions).toHaveLength(1);
});

describe('a governor that was just founded', () => {
  test('is to name the spokes of its voting chains, with what was created there, by one proposal', () => {
    const founded = input({ votingChainIds: CHAINS });
    const [edit, ...rest] = votingChainEdits(founded);
    expect(rest).toEqual([]);
    const steps = plan(founded).chains.flatMap((chain) => chain.steps);
    const spoke = steps.find(({ kind }) => kind === 'governorSpoke')!.address;
    expect(edit).toMatchObject({ chainId: 31337, governor: steps.find(({ kind }) => kind === 'governor')!.address });
    expect(edit!.actions.map(({ data }) => decodeFunctionData({ abi: governorAbi, data }))).toEqual([
      { functionName: 'updateSpoke', args: [{ chainId: 31338n, spoke, created: parseEther('1') }] },
    ]);
    expect(edit!.checks.at(-1)).toMatchObject({ args: ['31338'], expected: `[${spoke}, ${parseEther('1')}]` });
    expect(steps.flatMap(({ checks }) => checks).map(({ label }) => label)).not.toContain(edit!.checks.at(-1)!.label);
  });

  test('has nothing to name where all holders are on its chain', () => {
    expect(votingChainEdits(input({}))).toEqual([]);
  });
});

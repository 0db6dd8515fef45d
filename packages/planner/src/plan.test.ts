import { platformAddresses } from '@althing/bindings';
import { moduleKey } from '@althing/domain/modules';
import type { VestingSchedule } from '@althing/domain/organisation';
import {
  ALICE,
  BOB,
  CAROL,
  sampleGovernor,
  sampleModules,
  sampleMultiBridge,
  sampleMultiBridgeSettings,
  sampleToken,
} from '@althing/domain/testing';
import { zeroAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { DEPLOYER, planInput } from '../test/planInput.ts';
import { PLAN_ERRORS, PlanError, type PlanErrorCode } from './errors.ts';
import { plan } from './plan.ts';
import type { PlanInput, Step } from './types.ts';

const wallet = (addresses: string[], change = {}) => ({ chainId: 31337, name: '', isMultisig: true, addresses, threshold: 1, ...change });
const plain = (address: string, change = {}) => wallet([address], { isMultisig: false, ...change });
const receivers = (...lines: [string, string][]) =>
  sampleToken({
    initialReceivers: [{ chainId: 31337, receivers: lines.map(([address, amount], i) => ({ tempId: String(i), address, amount })) }],
  });

const vesting = (schedule: VestingSchedule) => sampleToken({ vesting: [{ chainId: 31337, isFlexVoting: false, schedules: [schedule] }] });

const taxed = (...tiers: [threshold: string, taxPercentage: number][]) =>
  sampleToken({ bridgeTaxes: tiers.map(([threshold, taxPercentage]) => ({ threshold, taxPercentage })) });

const BOTH = [31337, 31338];
const deployedBy = (there: PlanInput['deployers'][number]) => ({ 31337: DEPLOYER, 31338: there });
const bridged = (chainIds: number[], settled: number[], governorName = 'Main') => ({
  modules: sampleModules({
    multiBridge: [sampleMultiBridge({ chainIds, governorName })],
    multiBridgeSettings: settled.map((chainId) => sampleMultiBridgeSettings(chainId, [CAROL])),
  }),
});

const stepsOf = (input: PlanInput): Step[] => plan(input).chains[0]!.steps;
const find = (input: PlanInput, id: string): Step => stepsOf(input).find((step) => step.id === id)!;
const lines = ({ review }: Step): Record<string, string> => Object.fromEntries(review.map(({ label, value }) => [label, value]));

describe('a form that cannot be deployed', () => {
  const cases: [PlanErrorCode, string, PlanInput][] = [
    [
      'governor-without-chain',
      'a governor without a chain',
      planInput({ modules: sampleModules({ governor: [sampleGovernor({ chainId: 0 })] }) }),
    ],
    [
      'message-controller-missing',
      'messages to a chain without the platform',
      planInput(bridged([1, 31337], [1, 31337]), { 1: DEPLOYER, 31337: DEPLOYER }),
    ],
    [
      'multi-bridge-settings-missing',
      'messages to a chain on which nobody owns them',
      planInput(bridged(BOTH, [31338]), deployedBy(DEPLOYER)),
    ],
    ['owner-missing', 'an owner of messages that is no governor', planInput(bridged(BOTH, BOTH, 'Other'), deployedBy(DEPLOYER))],
    ['multi-bridge-deployers-differ', 'messages between chains of two deployers', planInput(bridged(BOTH, BOTH), deployedBy(ALICE))],
    ['deployer-missing', 'messages to a chain that nobody deploys', planInput(bridged(BOTH, BOTH), { 31337: DEPLOYER })],
    [
      'governor-duplicated',
      'two governors of one name',
      planInput({ modules: sampleModules({ governor: [sampleGovernor(), sampleGovernor()] }) }),
    ],
    ['voting-period-zero', 'no voting period', planInput({ modules: sampleModules({ governor: [sampleGovernor({ votingPeriod: 0 })] }) })],
    [
      'quadratic-unavailable',
      'a quadratic governor on a chain without scores',
      planInput(
        {
          modules: sampleModules({ governor: [sampleGovernor({ isQuadratic: true, chainId: 31338 })] }),
          token: sampleToken({ chainIds: [31338], authority: [plain(ALICE, { chainId: 31338 })] }),
        },
        { 31338: DEPLOYER },
      ),
    ],
    [
      'quadratic-on-one-chain',
      'a quadratic governor with votes from another chain',
      planInput({ modules: sampleModules({ governor: [sampleGovernor({ isQuadratic: true, votingChainIds: [31338] })] }) }),
    ],
    [
      'vesting-dates-invalid',
      'a vesting that ends before it starts',
      planInput({
        token: vesting({
          vestingType: 'linear',
          startDate: '2028-01-01T00:00:00Z',
          endDate: '2027-01-01T00:00:00Z',
          receivers: [{ tempId: '1', address: ALICE, amount: '1' }],
        }),
      }),
    ],
    [
      'vesting-amount-missing',
      'a vesting receiver without an amount',
      planInput({
        token: vesting({
          vestingType: 'milestone',
          milestoneDates: ['2027-01-01T00:00:00Z'],
          receivers: [{ tempId: '1', address: ALICE, amount: '0' }],
        }),
      }),
    ],
    [
      'voting-chains-unavailable',
      'votes from another chain',
      planInput({ modules: sampleModules({ governor: [sampleGovernor({ votingChainIds: [31338] })] }) }),
    ],
    [
      'veto-without-governor',
      'a veto in a governor that is not there',
      planInput({ modules: sampleModules({ preVoteVeto: [{ ...plain(ALICE), governorName: 'Other' }] }) }),
    ],
    [
      'veto-without-governor',
      'a veto in a governor of another chain',
      planInput({ modules: sampleModules({ preExecutionVeto: [{ ...plain(ALICE, { chainId: 31338 }), governorName: 'Main' }] }) }),
    ],
    [
      'pre-vote-veto-without-delay',
      'a veto before voting without a voting delay',
      planInput({ modules: sampleModules({ preVoteVeto: [{ ...plain(ALICE), governorName: 'Main' }] }) }),
    ],
    [
      'pre-execution-veto-without-timelock',
      'a veto before execution without a timelock',
      planInput({
        modules: sampleModules({
          governor: [sampleGovernor({ preExecutionTimelock: 0 })],
          preExecutionVeto: [{ ...plain(ALICE), governorName: 'Main' }],
        }),
      }),
    ],
    [
      'timelock-too-short',
      'a timelock of a second',
      planInput({ modules: sampleModules({ governor: [sampleGovernor({ preExecutionTimelock: 1 / 86_400 })] }) }),
    ],
    [
      'quorum-without-base',
      'a quorum of 0 %',
      planInput({ modules: sampleModules({ governor: [sampleGovernor({ quorumThreshold: 0 })] }) }),
    ],
    ['quorum-without-base', 'a governor on a chain without tokens', planInput({ token: sampleToken({ initialReceivers: [] }) })],
    ['token-missing', 'a governor without a token', planInput({ token: null })],
    [
      'token-missing',
      'a governor on a chain without the token',
      planInput({ token: sampleToken({ chainIds: [31338] }) }, { 31337: DEPLOYER, 31338: DEPLOYER }),
    ],
    [
      'token-owner-missing',
      'no token owner on this chain',
      planInput({ token: sampleToken({ authority: [plain(ALICE, { chainId: 31338 })] }) }),
    ],
    [
      'token-owner-address-missing',
      'a token owner that is no module',
      planInput({ token: sampleToken({ authority: [plain(moduleKey('governor', 'Other'))] }) }),
    ],
    ['bridge-tax-treasury-missing', 'a bridge tax without a treasury', planInput({ token: taxed(['0', 1]) })],
    [
      'bridge-tax-treasury-missing',
      'a bridge tax treasury that is no module',
      planInput({ token: { ...taxed(['0', 1]), bridgeTaxTreasury: [plain(moduleKey('workingGroup', 'x'))] } }),
    ],
    [
      'bridge-taxes-invalid',
      'two bridge taxes from the same threshold on',
      planInput({ token: { ...taxed(['1', 1], ['1.0', 2]), bridgeTaxTreasury: [plain(CAROL)] } }),
    ],
    [
      'bridge-taxes-invalid',
      'a bridge tax above what any bridge can bring',
      planInput({ token: { ...taxed([`1${'0'.repeat(16)}`, 1]), bridgeTaxTreasury: [plain(CAROL)] } }),
    ],
    ['receiver-missing', 'a receiver that is no module', planInput({ token: receivers([moduleKey('safeTreasury'), '1']) })],
    ['receiver-missing', 'a receiver that is no address', planInput({ token: receivers(['somebody', '1']) })],
    [
      'upgrade-owner-missing',
      'an upgrade owner that is no module',
      planInput({ modules: sampleModules({ protocolUpgrades: plain(moduleKey('workingGroup', 'x')) }) }),
    ],
    [
      'upgrade-owner-missing',
      'no upgrade owner',
      planInput({ modules: sampleModules({ protocolUpgrades: plain(ALICE, { addresses: [] }) }) }),
    ],
    [
      'owner-missing',
      'a Safe owner that is no module',
      planInput({ modules: sampleModules({ safeTreasury: [wallet([moduleKey('governor', 'Other')])] }) }),
    ],
    ['owner-missing', 'a Safe without owners', planInput({ modules: sampleModules({ safeTreasury: [wallet([])] }) })],
    [
      'threshold-too-high',
      'a threshold above the owners',
      planInput({ modules: sampleModules({ safeTreasury: [wallet([ALICE, BOB], { threshold: 3 })] }) }),
    ],
    [
      'address-invalid',
      'an owner named twice',
      planInput({ modules: sampleModules({ safeTreasury: [wallet([ALICE, ALICE.toLowerCase()])] }) }),
    ],
    ['address-invalid', 'nobody as a receiver', planInput({ token: receivers([zeroAddress, '1']) })],
    [
      'address-invalid',
      "Safe's sentinel as an owner",
      planInput({ modules: sampleModules({ safeTreasury: [wallet(['0x0000000000000000000000000000000000000001'])] }) }),
    ],
    ['supply-too-large', 'a supply that votes cannot count', planInput({ token: receivers([ALICE, '1'.padEnd(40, '0')]) })],
    ['deployer-missing', 'nobody to deploy', planInput({}, {})],
    ['salt-invalid', 'a salt of the wrong length', { ...planInput(), salt: '0x12' }],
  ];

  it.each(cases)('is refused with %s: %s', (code, _, input) => {
    const thrown = (() => {
      try {
        return plan(input);
      } catch (error) {
        return error;
      }
    })();
    expect(thrown).toBeInstanceOf(PlanError);
    expect(thrown).toMatchObject({ code, message: PLAN_ERRORS[code] });
  });

  it('is refused where Safes own each other in a circle, through wallets in between', () => {
    const input = planInput({
      modules: sampleModules({
        safeTreasury: [wallet([moduleKey('bondingEngine')])],
        bondingEngine: [plain(moduleKey('workingGroup', 'Grants'))],
        workingGroup: [wallet([moduleKey('safeTreasury')], { name: 'Grants' })],
      }),
    });
    expect(() => plan(input)).toThrow(
      expect.objectContaining({
        code: 'module-keys-cyclic',
        detail: 'safeTreasury| → bondingEngine| → workingGroup|Grants → safeTreasury|',
      }),
    );
  });
});

describe('module keys', () => {
  it('mean the timelock of a governor that has one, else the governor', () => {
    const withTimelock = planInput();
    expect(lines(find(withTimelock, 'token|'))['Owner']).toBe(`${find(withTimelock, 'timelock|Main').address} (timelock of governor Main)`);
    const without = planInput({ modules: sampleModules({ governor: [sampleGovernor({ preExecutionTimelock: 0 })] }) });
    expect(lines(find(without, 'token|'))['Owner']).toBe(`${find(without, 'governor|Main').address} (governor Main)`);
    expect(stepsOf(without).map(({ kind }) => kind)).not.toContain('timelock');
  });

  it('follow a plain wallet to whatever it names, and a Safe to its future address', () => {
    const input = planInput({
      modules: sampleModules({
        safeTreasury: [plain(moduleKey('workingGroup', 'Grants'))],
        workingGroup: [wallet([CAROL], { name: 'Grants' })],
      }),
      token: receivers([moduleKey('safeTreasury'), '5'], [moduleKey('protocolUpgrades'), '7']),
    });
    const balances = find(input, 'token|').checks.filter(({ label }) => label.startsWith('Initial balance'));
    expect(balances.map((check) => (check.type === 'call' ? check.args : []))).toEqual([
      [find(input, 'workingGroup|Grants').address],
      [find(input, 'protocolUpgrades|').address],
    ]);
  });

  it('reach only modules of the same chain', () => {
    const input = planInput(
      {
        token: sampleToken({
          chainIds: [31337, 31338],
          authority: [plain(ALICE), plain(moduleKey('governor', 'Main'), { chainId: 31338 })],
        }),
      },
      { 31337: DEPLOYER, 31338: DEPLOYER },
    );
    expect(() => plan(input)).toThrow(expect.objectContaining({ code: 'token-owner-address-missing' }));
  });
});

describe('what is planned', () => {
  it('puts the contracts of a chain in the order of their creation, in one transaction', () => {
    const [chain] = plan(planInput()).chains;
    const ids = ['proxyAdmin|', 'protocolUpgrades|', 'token|', 'timelock|Main', 'governor|Main'];
    expect(chain!.steps.map(({ id }) => id)).toEqual(ids);
    expect(chain!.transactions).toHaveLength(1);
    expect(chain!.transactions[0]).toMatchObject({
      chainId: 31337,
      from: DEPLOYER,
      to: platformAddresses.organisationNamespaces,
      value: 0n,
      stepIds: ids,
    });
  });

  it('sorts bridge taxes by their thresholds and tells who receives them', () => {
    const input = planInput({
      token: { ...taxed(['5000', 2.5], ['100', 0.5]), bridgeTaxTreasury: [wallet([ALICE, BOB], { threshold: 2 })] },
    });
    const token = find(input, 'token|');
    const treasury = find(input, 'tokenBridgeTaxTreasury|').address;
    expect(lines(token)).toMatchObject({
      'Bridge tax above 100 ACME': '0.5 %',
      'Bridge tax above 5,000 ACME': '2.5 %',
      'Bridge tax goes to': `${treasury} (Bridge tax treasury Safe)`,
    });
    const expected = Object.fromEntries(token.checks.map(({ label, expected }) => [label, expected]));
    expect(expected['Bridge tax (treasury, thresholds in the smallest unit, hundredths of a percent)']).toBe(
      `[${treasury}, [100000000000000000000, 5000000000000000000000], [50, 250]]`,
    );
  });

  it('adds up what one account receives in several lines and drops lines of nothing', () => {
    const input = planInput({ token: receivers([ALICE, '1.5'], [BOB, '0'], [ALICE.toLowerCase(), '2.25']) });
    const review = lines(find(input, 'token|'));
    expect(review[`Initial balance of ${ALICE}`]).toBe('3.75 ACME');
    expect(Object.keys(review).filter((label) => label.startsWith('Initial'))).toHaveLength(1);
    expect(review['Supply on this chain']).toBe('3.75 ACME');
  });

  it('says thresholds as what is on chain, with units', () => {
    const review = lines(find(planInput(), 'governor|Main'));
    expect(review).toMatchObject({
      'Voting delay': 'none',
      'Voting period': '7 days',
      'Proposal threshold': '10,000.005 ACME',
      Quorum: '20 % of the supply',
    });
    expect(lines(find(planInput(), 'timelock|Main'))).toMatchObject({ 'Delay before execution': '10 minutes', 'Who may cancel': 'nobody' });
  });

  it('leaves out wallets that are plain accounts or marked for deletion', () => {
    const input = planInput({
      modules: sampleModules({
        protocolUpgrades: plain(ALICE),
        safeTreasury: [wallet([ALICE], { isMarkedForDeletion: true })],
        workingGroup: [plain(BOB, { name: 'Grants' })],
      }),
    });
    expect(stepsOf(input).map(({ kind }) => kind)).toEqual(['proxyAdmin', 'token', 'timelock', 'governor']);
  });

  it('keeps equal Safes of one chain apart', () => {
    const group = wallet([CAROL], { name: 'Grants' });
    const input = planInput({ modules: sampleModules({ workingGroup: [group, group] }) });
    expect(find(input, 'workingGroup|Grants').address).not.toBe(find(input, 'workingGroup|Grants#2').address);
  });

  it('gives one account the same token and governor addresses on every chain', () => {
    const governors = [sampleGovernor(), sampleGovernor({ chainId: 31338 })];
    const both = sampleToken({
      chainIds: [31337, 31338],
      initialReceivers: [31337, 31338].map((chainId) => ({ chainId, receivers: [{ tempId: '1', address: ALICE, amount: '1' }] })),
      authority: [plain(ALICE), plain(ALICE, { chainId: 31338 })],
    });
    const [alpha, beta] = plan(
      planInput({ modules: sampleModules({ governor: governors }), token: both }, { 31337: DEPLOYER, 31338: DEPLOYER }),
    ).chains;
    expect(beta!.steps.map(({ id, address }) => [id, address])).toEqual(alpha!.steps.map(({ id, address }) => [id, address]));
  });

  it('checks the Safes on both sides: what people see and what no function shows', () => {
    const labels = find(planInput(), 'protocolUpgrades|').checks.map(({ label }) => label);
    expect(labels).toEqual(
      expect.arrayContaining(['Owners', 'Threshold', 'Singleton', 'Fallback handler', 'Guard (none)', 'Modules (none)', 'Safe proxy code']),
    );
  });
});

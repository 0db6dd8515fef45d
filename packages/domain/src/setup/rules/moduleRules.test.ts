import { describe, expect, test } from 'vitest';
import { account, ALPHA, BETA, governor, withModules } from '../../../test/forms.ts';
import { testRules } from '../../../test/rules.ts';
import { bridgesBetween, bridgesByChain, type ChosenBridges } from '../../modules/multi-bridge/chosenBridges.ts';
import type { MultiBridgeDraft, MultiBridgeSettingsDraft } from '../../organisation/parts/multiBridge.ts';
import { emptyVeto } from '../emptyForm.ts';
import type { OrganisationForm } from '../form.ts';

const veto = (change: Partial<ReturnType<typeof emptyVeto>> = {}) => ({
  ...emptyVeto('v1'),
  chainId: ALPHA,
  governorName: 'Main',
  isMultisig: true,
  addresses: [account(7), account(8)],
  threshold: 1,
  ...change,
});

const delayed = () => governor({ preVotingTimelock: 1 });

const actor = { isGovernor: false, governorName: '', isMultisig: false, addresses: [account(1)], threshold: 1 };
const bridge = {
  ...actor,
  tempId: 'm1',
  isGovernor: true,
  governorName: 'Main',
  chainId: ALPHA,
  chainIds: [ALPHA, BETA],
  minBridges: 2,
  timelock: { durationType: 'days', value: 0 },
  hasVeto: false,
} satisfies MultiBridgeDraft;
const settings = {
  chainId: BETA,
  owner: actor,
  vetoer: null,
  bridges: ['layerzero', 'axelar'],
  isAllBridges: false,
} satisfies MultiBridgeSettingsDraft;
const form = (
  b: Partial<MultiBridgeDraft>,
  s: Partial<MultiBridgeSettingsDraft>,
  home: Partial<MultiBridgeSettingsDraft> = {},
): OrganisationForm =>
  withModules({
    multiBridge: [{ ...bridge, ...b }],
    multiBridgeSettings: [
      { ...settings, ...s },
      { ...settings, chainId: ALPHA, isAllBridges: true, bridges: [], ...home },
    ],
  });
const guardians = { isMultisig: true, addresses: [account(7), account(8)], threshold: 2 };

describe('vetoes', () => {
  testRules('modules', [
    ['are complete with a governor and guardians', withModules({ governor: [delayed()], preVoteVeto: [veto()] }), {}],
    [
      'need a voting delay before voting',
      withModules({ governor: [governor({ preVotingTimelock: 0.006 })], preVoteVeto: [veto()] }),
      { 'modules.preVoteVeto.0.governorName': 'A veto before voting needs a voting delay of at least 10 minutes in this governor' },
    ],
    [
      'need a timelock before execution',
      withModules({ governor: [governor({ preExecutionTimelock: 0 })], preExecutionVeto: [veto()] }),
      { 'modules.preExecutionVeto.0.governorName': 'A veto before execution needs a timelock in this governor' },
    ],
    [
      'require everything of a fresh entry, its threshold of 0 included',
      withModules({ preVoteVeto: [veto({ isMultisig: true, threshold: 0, chainId: null, governorName: '' })] }),
      {
        'modules.preVoteVeto.0.chainId': 'Please select a chain',
        'modules.preVoteVeto.0.governorName': 'Please select a governor',
        'modules.preVoteVeto.0.threshold': 'Please choose a threshold from 1 to 2',
      },
    ],
    [
      'refuse two for one governor',
      withModules({ governor: [delayed(), governor({ tempId: '2', governorName: 'Second' })], preVoteVeto: [veto(), veto()] }),
      { 'modules.preVoteVeto.1.governorName': 'This governor has guardians already' },
    ],
    [
      'refuse more of a kind than there are governors',
      withModules({ governor: [delayed()], preVoteVeto: [veto(), veto({ governorName: 'Other' })] }),
      { 'modules.preVoteVeto': 'At most 1, one for each governor', 'modules.preVoteVeto.1.governorName': 'Please select a governor' },
    ],
    [
      'ask for guardians of every governor with a timelock, once any are chosen',
      withModules({
        governor: [governor({ preExecutionTimelock: 7 }), governor({ tempId: '2', governorName: 'Second', preExecutionTimelock: 'min' })],
        preExecutionVeto: [veto()],
      }),
      { 'modules.preExecutionVeto': 'Please configure Pre-Execution Veto modules for all governors that support it' },
    ],
    [
      'ask none of a governor without a timelock',
      withModules({
        governor: [governor({ preExecutionTimelock: 7 }), governor({ tempId: '2', governorName: 'Second' })],
        preExecutionVeto: [veto()],
      }),
      {},
    ],
  ]);
});

describe('the multi-bridge', () => {
  testRules('modules', [
    ['is complete with an originator, owners and bridges', form({}, {}), {}],
    [
      'requires isGovernor, a chain and chains',
      form({ isGovernor: null, chainId: null, chainIds: [] }, {}),
      {
        'modules.multiBridge.0.isGovernor': 'Please select',
        'modules.multiBridge.0.chainId': 'Please select a chain',
        'modules.multiBridge.0.chainIds': 'Please select',
        'modules.multiBridgeSettings.0.chainId': 'The Multi-Bridge does not reach this chain',
        'modules.multiBridgeSettings.1.chainId': 'The Multi-Bridge does not reach this chain',
      },
    ],
    [
      'joins at least two chains, each once and open, with the originator on one of them',
      form({ chainIds: [BETA, BETA] }, {}),
      {
        'modules.multiBridge.0.chainIds': 'Please name each chain once',
        'modules.multiBridge.0.chainId': 'The originator has to be on one of these chains',
        'modules.multiBridgeSettings.1.chainId': 'The Multi-Bridge does not reach this chain',
      },
    ],
    [
      'is nothing with one chain',
      withModules({ multiBridge: [{ ...bridge, chainIds: [ALPHA] }], multiBridgeSettings: [{ ...settings, chainId: ALPHA }] }),
      { 'modules.multiBridge.0.chainIds': 'Please select at least two chains' },
    ],
    [
      'joins no chain that is not here',
      form({ chainIds: [ALPHA, BETA, 5] }, {}),
      {
        'modules.multiBridge.0.chainIds': 'This chain is not available here',
        'modules.multiBridgeSettings': 'Please configure Multi-Bridge owner details for all chains',
      },
    ],
    [
      'needs settings of each of its chains, once',
      withModules({ multiBridge: [bridge], multiBridgeSettings: [settings, settings] }),
      // The message for the missing chain comes after the one for the chain that is named twice.
      { 'modules.multiBridgeSettings': 'Please name each chain once' },
    ],
    [
      'is one',
      withModules({ multiBridge: [bridge, bridge], multiBridgeSettings: form({}, {}).modules.multiBridgeSettings }),
      {
        'modules.multiBridge': 'At most 1 Multi-Bridge',
      },
    ],
    [
      'requires owner and vetoer of each chain, and a bridge',
      form(
        { hasVeto: true, timelock: { durationType: 'hours', value: 1 } },
        { owner: { ...actor, isGovernor: null }, vetoer: { isMultisig: null, addresses: ['0x1'], threshold: 0 }, bridges: [] },
      ),
      {
        'modules.multiBridgeSettings.0.owner.isGovernor': 'Please select',
        'modules.multiBridgeSettings.0.vetoer.isMultisig': 'Please select',
        'modules.multiBridgeSettings.0.vetoer.addresses.0': 'The address is invalid',
        'modules.multiBridgeSettings.0.bridges': 'Please select',
        'modules.multiBridgeSettings.1.vetoer': 'Please select',
        'modules.multiBridgeSettings.1.bridges': 'No bridges connect Beta and Alpha, but 2 must agree',
      },
    ],
    ['takes all bridges in place of a list', form({}, { bridges: [], isAllBridges: true }), {}],
    [
      'gives guardians ten minutes at least',
      form({ hasVeto: true, timelock: { durationType: 'hours', value: 0.1 } }, { vetoer: guardians }, { vetoer: guardians }),
      { 'modules.multiBridge.0.timelock.value': 'A veto of messages needs a timelock of at least 10 minutes' },
    ],
    ['needs no time without them', form({ timelock: { durationType: 'hours', value: 0.1 } }, {}), {}],
    [
      'has no guardians without their module',
      form({}, { vetoer: guardians }),
      { 'modules.multiBridgeSettings.0.vetoer': 'Guardians need the Multi-Bridge Veto module' },
    ],
    [
      'waits for a year at most',
      form({ timelock: { durationType: 'days', value: 366 } }, {}),
      { 'modules.multiBridge.0.timelock.value': 'At most 365 days' },
    ],
    [
      'asks for one bridge at least, and for no more than connect two chains',
      form({ minBridges: 0 }, {}),
      { 'modules.multiBridge.0.minBridges': 'At least 1 bridge has to bring a message' },
    ],
    [
      'tells which chains too few bridges connect',
      form({ minBridges: 3 }, {}),
      { 'modules.multiBridgeSettings.1.bridges': '2 bridges connect Beta and Alpha, but 3 must agree' },
    ],
    [
      'counts a bridge that is chosen on both chains only',
      form({}, {}, { isAllBridges: false, bridges: ['axelar', 'ccip'] }),
      { 'modules.multiBridgeSettings.1.bridges': '1 bridge connects Beta and Alpha, but 2 must agree' },
    ],
    [
      'takes each bridge once',
      form({ minBridges: 1 }, { bridges: ['axelar', 'axelar'] }),
      { 'modules.multiBridgeSettings.0.bridges': 'Please name each bridge once' },
    ],
    [
      'refuses a bridge that does not connect the chains, with its reason',
      form({}, { bridges: ['axelar', 'ccip', 'connext'] }, { isAllBridges: false, bridges: ['axelar', 'ccip', 'connext'] }),
      {
        'modules.multiBridgeSettings.0.bridges.2': 'Bridge is not supported. Connext is switched off.',
        'modules.multiBridgeSettings.1.bridges.2': 'Bridge is not supported. Connext is switched off.',
      },
    ],
  ]);
});

describe('bridges of a multi-bridge', () => {
  const chosen = (chainId: number, bridges: ChosenBridges['bridges'] | 'all'): ChosenBridges => ({
    chainId,
    bridges: bridges === 'all' ? [] : bridges,
    isAllBridges: bridges === 'all',
  });

  test('all of them are those that connect the chain with another, in one order wherever they are named', () => {
    const byChain = bridgesByChain([chosen(ALPHA, 'all'), chosen(BETA, ['polymer', 'hyperlane'])]);
    expect(byChain.get(ALPHA)).toEqual(['hyperlane', 'layerzero', 'ccip', 'axelar', 'wormhole', 'polymer']);
    expect(byChain.get(BETA)).toEqual(['hyperlane', 'polymer']);
    expect(bridgesBetween(byChain, ALPHA, BETA)).toEqual(['hyperlane', 'polymer']);
    expect(bridgesBetween(byChain, BETA, ALPHA)).toEqual(['hyperlane', 'polymer']);
  });

  test('a bridge that does not connect two chains cannot agree there, whatever else it connects', () => {
    // CCIP does not connect OP Mainnet and Linea with each other, although it reaches both.
    const byChain = bridgesByChain([chosen(10, 'all'), chosen(59144, 'all'), chosen(1, 'all')]);
    expect(byChain.get(10)).toContain('ccip');
    expect(bridgesBetween(byChain, 10, 59144)).not.toContain('ccip');
    expect(bridgesBetween(byChain, 10, 1)).toContain('ccip');
  });
});

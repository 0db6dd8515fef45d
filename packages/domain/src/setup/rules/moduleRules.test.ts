import { describe } from 'vitest';
import { account, ALPHA, BETA, governor, withModules } from '../../../test/forms.ts';
import { testRules } from '../../../test/rules.ts';
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

const wallet = { isMultisig: false, addresses: [account(1)], threshold: 1, governorName: '' };
const bridge = {
  ...wallet,
  tempId: 'm1',
  isGovernor: true,
  governorName: 'Main',
  chainId: ALPHA,
  chainIds: [ALPHA, BETA],
  timelock: { durationType: 'days', value: 0 },
  hasVeto: false,
} as const;
const settings = { chainId: BETA, owner: { ...wallet, isGovernor: false }, vetoer: null, bridges: ['layerzero'], isAllBridges: false };
const form = (b: object, s: object): OrganisationForm =>
  withModules({
    multiBridge: [{ ...bridge, ...b, chainIds: [ALPHA, BETA], ...b, addresses: [account(1)] }],
    multiBridgeSettings: [{ ...settings, ...s }],
  });

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
      },
    ],
    [
      'requires owner and vetoer of each chain, and a bridge',
      form(
        {},
        { owner: { ...settings.owner, isGovernor: null }, vetoer: { isMultisig: null, addresses: ['0x1'], threshold: 0 }, bridges: [] },
      ),
      {
        'modules.multiBridgeSettings.0.owner.isGovernor': 'Please select',
        'modules.multiBridgeSettings.0.vetoer.isMultisig': 'Please select',
        'modules.multiBridgeSettings.0.vetoer.addresses.0': 'The address is invalid',
        'modules.multiBridgeSettings.0.bridges': 'Please select',
      },
    ],
    ['takes all bridges in place of a list', form({}, { bridges: [], isAllBridges: true }), {}],
  ]);
});

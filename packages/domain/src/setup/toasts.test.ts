import { expect, test } from 'vitest';
import { ALPHA, BETA, context, governor, organisation, safe, withModules, withToken } from '../../test/forms.ts';
import { ASSET_PORTALS } from '../organisation/parts/assetPortals.ts';
import { toDraft } from '../schema/toDraft.ts';
import { sampleAssetPortals } from '../testing/index.ts';
import { emptyVeto } from './emptyForm.ts';
import type { OrganisationForm } from './form.ts';
import type { Position } from './positions.ts';
import { toastsFor } from './toasts.ts';
import { positionErrors } from './validate.ts';

const wallet = { isMultisig: false, addresses: ['0x1'], threshold: 1, isGovernor: false, governorName: '' };
const bridge = {
  ...wallet,
  tempId: 'm',
  chainId: ALPHA,
  chainIds: [],
  timelock: { durationType: 'days', value: 0 },
  minBridges: 2,
  hasVeto: false,
} as const;

test.each<[Position, OrganisationForm, string[]]>([
  ['organisation', organisation(), []],
  ['organisation', organisation({ name: '' }), ['Please fill in all data']],
  ['organisation', organisation({ name: 'x'.repeat(500) }), ['Please fill in valid data']],
  ['organisation', organisation({ name: '', description: 'x'.repeat(100_000) }), ['Please fill in all data']],
  ['safe', withModules({ safeTreasury: [safe({ addresses: ['', ''] })] }), ['Please fill in all data']],
  ['token', withToken({ name: '' }), ['Please fill in valid data']],
  ['token', withToken({ authority: [] }), ['Please provide all data for Token Authority']],
  [
    'token',
    withToken({ isCreatingNewToken: false, initialReceivers: [] }),
    ['One or more tokens are not valid', 'Please answer if you accept to wrap your tokens'],
  ],
  [
    'token',
    withToken({ bridgeTaxes: [{ tempId: 'tax-1', threshold: '0', taxPercentage: 1 }] }),
    ['Please provide all data for Bridge Tax Treasury'],
  ],
  [
    'token',
    withToken({ initialReceivers: [], authority: [] }),
    [
      'Check if you have provided all data for token receivers across all of the selected chains',
      'Please provide all data for Token Authority',
    ],
  ],
  [
    'token',
    withModules({ assetPortals: toDraft(ASSET_PORTALS, sampleAssetPortals([], { multiBridgeMintLimit: '1', multiBridgeBurnLimit: '1' })) }),
    ['Standard limits must be lower than Multi-Bridge limits', 'Please provide all data for Asset Transfer Portals'],
  ],
  [
    'modules',
    withModules({ multiBridge: [{ ...bridge, addresses: ['0x1'], isGovernor: null, chainIds: [] }] }),
    ['Please select chains in Multi-Bridge module', 'Please fill all data in Multi-Bridge module'],
  ],
  [
    'modules',
    withModules({
      multiBridge: [{ ...bridge, addresses: ['0x1'], chainIds: [ALPHA, BETA] }],
      multiBridgeSettings: [{ chainId: ALPHA, owner: wallet, vetoer: null, bridges: [], isAllBridges: false }],
    }),
    ['Please provide valid addresses', 'Please configure Multi-Bridge owner details for all chains', 'Please enable at least one bridge'],
  ],
  [
    'modules',
    withModules({
      governor: [governor({ preExecutionTimelock: 7 }), governor({ tempId: '2', governorName: 'Second' })],
      preExecutionVeto: [{ ...emptyVeto('v'), ...safe(), governorName: 'Second' }],
    }),
    ['Please configure Pre-Execution Veto modules for all governors that support it'],
  ],
])('%s says what is missing in the words of the specification', (position, form, toasts) => {
  expect(toastsFor(position, positionErrors(position, form, context()), form)).toEqual(toasts);
});

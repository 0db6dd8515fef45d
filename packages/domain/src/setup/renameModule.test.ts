import { expect, test } from 'vitest';
import { account, ALPHA, BETA, governor, receiver, safe, token, withModules, workingGroup } from '../../test/forms.ts';
import { ASSET_PORTALS } from '../organisation/parts/assetPortals.ts';
import { toDraft } from '../schema/toDraft.ts';
import { sampleAssetPortals, samplePortalAdmin } from '../testing/index.ts';
import type { OrganisationForm } from './form.ts';
import { type Renaming, renameModule } from './renameModule.ts';

const main: Renaming = { type: 'governor', chainId: ALPHA, from: 'Main', to: 'Assembly' };
const veto = {
  tempId: 'veto-1',
  chainId: ALPHA,
  governorName: 'Main',
  isMultisig: true,
  addresses: [account(1), 'governor|Main'],
  threshold: 1,
};

/** A form in which the governor already has its new name, while all other fields still contain the old one. */
const form = (change: Partial<OrganisationForm['modules']> = {}): OrganisationForm => ({
  ...withModules({
    governor: [governor({ governorName: 'Assembly' })],
    safeTreasury: [safe({ addresses: [account(1), ' governor| Main '] }), safe({ chainId: BETA, addresses: ['governor|Main'] })],
    preVoteVeto: [veto],
    ...change,
  }),
  token: token({
    initialReceivers: [
      { chainId: ALPHA, receivers: [receiver({ address: 'governor|Main' }), receiver({ address: 'workingGroup|Main' })] },
      { chainId: BETA, receivers: [receiver({ address: 'governor|Main' })] },
    ],
    vesting: [ALPHA, BETA].map((chainId) => ({
      chainId,
      isFlexVoting: true,
      schedules: [{ vestingType: 'milestone', milestoneDates: ['2030-01-01'], receivers: [receiver({ address: 'governor|Main' })] }],
    })),
  }),
});

test('whatever named the governor on its chain follows: owners, receivers, authorities and vetoes', () => {
  const { modules, token: renamed } = renameModule(form(), main);
  expect(modules.safeTreasury[0]?.addresses).toEqual([account(1), 'governor|Assembly']);
  expect(modules.preVoteVeto[0]).toMatchObject({ governorName: 'Assembly', addresses: [account(1), 'governor|Assembly'] });
  expect(renamed.initialReceivers[0]?.receivers[0]?.address).toBe('governor|Assembly');
  expect(renamed.authority[0]?.addresses).toEqual(['governor|Assembly']);
  expect(renamed.vesting.map(({ schedules }) => schedules[0]?.receivers[0]?.address)).toEqual(['governor|Assembly', 'governor|Main']);
});

test('administrators of portals on its chain follow, and no others', () => {
  const portalAdmin = [ALPHA, BETA].map((chainId) => ({
    ...samplePortalAdmin(chainId, ['governor|Main']),
    isGovernor: true,
    governorName: 'Main',
  }));
  const assetPortals = toDraft(ASSET_PORTALS, { ...sampleAssetPortals([]), portalAdmin });
  const renamed = renameModule(form({ assetPortals }), main).modules.assetPortals!.portalAdmin;
  expect(renamed.map(({ governorName, addresses }) => [governorName, ...addresses])).toEqual([
    ['Assembly', 'governor|Assembly'],
    ['Main', 'governor|Main'],
  ]);
});

test('a governor that stands already and has the same name keeps it', () => {
  const admin = { ...samplePortalAdmin(ALPHA, [account(3)]), isExistingGovernor: true, governorName: 'Main' };
  const assetPortals = toDraft(ASSET_PORTALS, { ...sampleAssetPortals([]), portalAdmin: [admin] });
  expect(renameModule(form({ assetPortals }), main).modules.assetPortals!.portalAdmin[0]!.governorName).toBe('Main');
});

test('what the same name means on another chain, or of another kind, stays', () => {
  const { modules, token: renamed } = renameModule(form(), main);
  expect(modules.safeTreasury[1]?.addresses).toEqual(['governor|Main']);
  expect(renamed.initialReceivers[0]?.receivers[1]?.address).toBe('workingGroup|Main');
  expect(renamed.initialReceivers[1]?.receivers[0]?.address).toBe('governor|Main');
});

test('a working group is followed too, and leaves governors of its old name alone', () => {
  const groups = form({
    workingGroup: [workingGroup({ name: 'Masons' })],
    protocolUpgrades: { isMultisig: true, addresses: ['workingGroup|Builders', account(2)], threshold: 1 },
  });
  const { modules } = renameModule(groups, { type: 'workingGroup', chainId: ALPHA, from: 'Builders', to: ' Masons ' });
  expect(modules.protocolUpgrades.addresses).toEqual(['workingGroup|Masons', account(2)]);
  expect(modules.preVoteVeto[0]?.governorName).toBe('Main');
});

test.each([
  ['an emptied name', { ...main, to: ' ' }],
  ['a first name', { ...main, from: '' }],
  ['the same name', { ...main, to: 'Main ' }],
])('%s renames nothing', (_, renaming) => {
  const before = form();
  expect(renameModule(before, renaming)).toBe(before);
});

test('while another governor there has the old name, the fields go on meaning that one', () => {
  const before = form({ governor: [governor({ governorName: 'Assembly' }), governor({ tempId: 'governor-2', governorName: 'Main' })] });
  expect(renameModule(before, main)).toBe(before);
});

import { LOCAL_CHAINS } from '@althing/domain/chains';
import { emptyForm, emptyWallet, fromOrganisationInput, type OrganisationForm, type WalletDraft } from '@althing/domain/setup';
import {
  sampleAssetPortals,
  sampleMultiBridgeSettings,
  sampleModules,
  sampleOrganisation,
  samplePortalAdmin,
  sampleHolder,
  sampleWallet,
} from '@althing/domain/testing';
import { expect, test } from 'vitest';
import { takeOverChoices } from './takeOverChoices.ts';

const wallet = (addresses: string[], threshold = 2): WalletDraft => ({ ...emptyWallet(), isMultisig: true, addresses, threshold });
const treasury = (chainId: number, held: WalletDraft) => ({ ...held, tempId: `safeTreasury-${chainId}`, chainId, name: '' });

function form(change: Partial<OrganisationForm['modules']>): OrganisationForm {
  const empty = emptyForm();
  return { ...empty, modules: { ...empty.modules, ...change } };
}
const choices = (draft: OrganisationForm, current: WalletDraft, canName = (_key: string) => true) =>
  takeOverChoices(draft, current, LOCAL_CHAINS, canName);

test('holders of every other wallet are offered once, by the name of the first', () => {
  const draft = form({
    protocolUpgrades: wallet(['0xA', '0xB']),
    safeTreasury: [treasury(31337, wallet(['0xa', '0xb'])), treasury(31338, wallet(['0xA', '0xC']))],
  });
  expect(choices(draft, emptyWallet())).toEqual([
    { label: 'Protocol Upgrades', holders: { isMultisig: true, addresses: ['0xA', '0xB'], threshold: 2 } },
    { label: 'Treasury on Beta', holders: { isMultisig: true, addresses: ['0xA', '0xC'], threshold: 2 } },
  ]);
});

test('those of a wallet that is not filled in are not offered, and none to one that is', () => {
  const draft = form({ protocolUpgrades: wallet(['0xA', '']), safeTreasury: [treasury(31337, wallet(['0xA', '0xB']))] });
  expect(choices(draft, wallet(['0xC', '']))).toHaveLength(1);
  expect(choices(draft, wallet(['0xC', '0xD']))).toEqual([]);
});

test('another threshold is another way of holding', () => {
  const draft = form({ protocolUpgrades: wallet(['0xA', '0xB'], 1), safeTreasury: [treasury(31337, wallet(['0xA', '0xB'], 2))] });
  expect(choices(draft, emptyWallet())).toHaveLength(2);
});

test('a module that does not stand here is not taken over', () => {
  const draft = form({ protocolUpgrades: { ...emptyWallet(), isMultisig: false, addresses: ['governor|Main'], threshold: 1 } });
  expect(choices(draft, emptyWallet(), (key) => key === 'governor|Main')).toHaveLength(1);
  expect(choices(draft, emptyWallet(), () => false)).toEqual([]);
});

test('guardians and those who hold a role of the Multi-Bridge or of the portals are offered as well, a governor that holds one is not', () => {
  const people = (first: number) => [first, first + 1].map((index) => `0x${String(index).repeat(40)}`);
  const draft = fromOrganisationInput(
    sampleOrganisation({
      modules: sampleModules({
        protocolUpgrades: sampleHolder([]),
        preVoteVeto: [{ ...sampleWallet(31337, people(1)), governorName: 'Main' }],
        multiBridgeSettings: [
          sampleMultiBridgeSettings(31337, people(3), { vetoer: sampleHolder(people(5)) }),
          sampleMultiBridgeSettings(31338, [], { owner: { ...sampleHolder([]), isGovernor: true, governorName: 'Main' } }),
        ],
        assetPortals: sampleAssetPortals([samplePortalAdmin(31338, people(7))]),
      }),
      token: null,
    }),
  );
  expect(choices(draft, emptyWallet()).map(({ label }) => label)).toEqual([
    'Pre-Vote Veto of Main',
    'Multi-Bridge on Alpha',
    'Multi-Bridge Veto on Alpha',
    'Portal admin on Beta',
  ]);
});

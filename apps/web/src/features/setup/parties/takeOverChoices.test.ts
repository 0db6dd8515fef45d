import { LOCAL_CHAINS } from '@althing/domain/chains';
import { emptyForm, emptyWallet, type OrganisationForm, type WalletDraft } from '@althing/domain/setup';
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

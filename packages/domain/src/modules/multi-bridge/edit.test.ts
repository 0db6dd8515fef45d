import { expect, test } from 'vitest';
import { account, ALPHA, BETA, governor } from '../../../test/forms.ts';
import { emptyForm } from '../../setup/emptyForm.ts';
import { setModule } from '../selection.ts';
import { setHeldByGovernor, setMultiBridgeChains, setVotingChains } from './edit.ts';

const GAMMA = 31339;
const begun = () => setMultiBridgeChains(setModule('multi-bridge', emptyForm()), [ALPHA, BETA]);

test('every chain gets settings with all bridges and nobody chosen yet, and messages are sent from the first', () => {
  const { multiBridge, multiBridgeSettings } = begun().modules;
  expect(multiBridge[0]).toMatchObject({ chainIds: [ALPHA, BETA], chainId: ALPHA });
  expect(multiBridgeSettings.map(({ chainId, isAllBridges, owner, vetoer }) => [chainId, isAllBridges, owner.isGovernor, vetoer])).toEqual([
    [ALPHA, true, null, null],
    [BETA, true, null, null],
  ]);
});

test('what was entered for a chain that stays is kept, also where it is sent from', () => {
  const form = begun();
  form.modules.multiBridgeSettings[1]!.isAllBridges = false;
  form.modules.multiBridge[0]!.chainId = BETA;
  const { multiBridge, multiBridgeSettings } = setMultiBridgeChains(form, [BETA, GAMMA]).modules;
  expect(multiBridge[0]!.chainId).toBe(BETA);
  expect(multiBridgeSettings.map(({ chainId, isAllBridges }) => [chainId, isAllBridges])).toEqual([
    [BETA, false],
    [GAMMA, true],
  ]);
});

test('with the veto, chains that are added ask for guardians', () => {
  const form = setMultiBridgeChains(setModule('multi-bridge-veto', begun()), [ALPHA, BETA, GAMMA]);
  expect(form.modules.multiBridgeSettings[2]!.vetoer).not.toBeNull();
});

test('who held it by a wallet does not any more once a governor does', () => {
  const actor = { isGovernor: false, governorName: '', isMultisig: false, addresses: [account(1)], threshold: 1 };
  expect(setHeldByGovernor(actor, true)).toMatchObject({ isGovernor: true, addresses: [], isMultisig: null });
  expect(setHeldByGovernor(actor, false)).toBe(actor);
});

test('chains that vote are added to the Multi-Bridge, with that of the governor, and stay there when they vote no more', () => {
  const form = setModule('multi-bridge', emptyForm());
  form.modules.governor = [governor({ tempId: 'g1', chainId: BETA })];
  const voting = setVotingChains(form, 'g1', [BETA, ALPHA]);
  expect(voting.modules.governor[0]!.votingChainIds).toEqual([ALPHA]);
  expect(voting.modules.multiBridge[0]!.chainIds).toEqual([ALPHA, BETA]);
  expect(voting.modules.multiBridgeSettings.map(({ chainId }) => chainId)).toEqual([ALPHA, BETA]);
  const alone = setVotingChains(voting, 'g1', [BETA]);
  expect(alone.modules.governor[0]!.votingChainIds).toEqual([]);
  expect(alone.modules.multiBridge[0]!.chainIds).toEqual([ALPHA, BETA]);
});

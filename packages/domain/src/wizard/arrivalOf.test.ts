import { expect, test } from 'vitest';
import { LOCAL_CHAINS } from '../chains/index.ts';
import { arrivalOf } from './index.ts';
import { emptyForm, emptyWallet, type OrganisationForm, type SetupContext, setupWizard } from '../setup/index.ts';

const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const context: SetupContext = {
  chains: LOCAL_CHAINS,
  features: { governance: true, bonding: true, tally: true, refund: true },
  initial: null,
  existingGovernorNames: [],
};
const wallet = { ...emptyWallet(), isMultisig: false, addresses: [owner], threshold: 1 };

/** An organisation that only has a treasury. */
function draft(change: Partial<OrganisationForm> = {}): OrganisationForm {
  const form = emptyForm();
  return {
    ...form,
    name: 'Harbour',
    description: 'Keeps its lights.',
    categoryId: 'public-goods',
    modules: {
      ...form.modules,
      protocolUpgrades: wallet,
      safeTreasury: [{ ...wallet, tempId: 'safeTreasury-1', chainId: 31337, name: '' }],
    },
    ...change,
  };
}

test('a draft that is still valid opens where it was left, without a word', () => {
  expect(arrivalOf(setupWizard(context), { position: 'review', furthest: 'review' }, draft())).toEqual({
    state: { position: 'review', furthest: 'review' },
    detour: undefined,
  });
});

test('a draft that is not valid any more opens at the first place that needs attention, with what is wrong there', () => {
  const { state, detour } = arrivalOf(setupWizard(context), { position: 'review', furthest: 'review' }, draft({ name: '' }));
  expect(state).toEqual({ position: 'organisation', furthest: 'review' });
  expect(detour?.left).toBe('review');
  expect(Object.keys(detour?.errors ?? {})).toEqual(['name']);
});

test('a draft that was left at a place which it no longer has opens before it, and nothing is wrong', () => {
  const { state, detour } = arrivalOf(setupWizard(context), { position: 'token', furthest: 'token' }, draft());
  expect(state.position).toBe('safe');
  expect(detour).toEqual({ left: 'token', errors: {} });
});

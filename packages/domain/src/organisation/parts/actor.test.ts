import { expect, test } from 'vitest';
import { ALICE, BOB, sampleModules, sampleMultiBridge, sampleOrganisation } from '../../testing/index.ts';
import { LOCAL_CHAINS } from '../../chains/index.ts';
import { fromOrganisationInput, organisationItems } from '../../setup/index.ts';
import { toInput } from '../../schema/toInput.ts';
import { ORGANISATION } from '../schema.ts';
import { settleActor } from './actor.ts';

const existing = {
  isGovernor: false,
  isExistingGovernor: true,
  governorName: 'Harbour',
  isMultisig: true,
  addresses: [ALICE, BOB],
  threshold: 2,
};

test('of an existing governor stay its name and the one account that acts for it', () => {
  expect(settleActor(existing)).toEqual({
    isGovernor: false,
    isExistingGovernor: true,
    governorName: 'Harbour',
    isMultisig: false,
    addresses: [ALICE],
    threshold: 1,
  });
  expect(settleActor({ ...existing, isGovernor: true })).toMatchObject({ isExistingGovernor: undefined, addresses: [] });
  expect(settleActor({ ...existing, isExistingGovernor: undefined })).toMatchObject({ governorName: '', addresses: [ALICE, BOB] });
});

test('it is kept, read again, and told in the review as what it is', () => {
  const input = sampleOrganisation({ modules: sampleModules({ multiBridge: [sampleMultiBridge(settleActor(existing))] }) });
  const form = fromOrganisationInput(input);
  expect(form.modules.multiBridge[0]).toMatchObject({ isExistingGovernor: true, governorName: 'Harbour', addresses: [ALICE] });
  expect(toInput(ORGANISATION, form).modules.multiBridge[0]).toMatchObject({ isExistingGovernor: true });
  const told = JSON.stringify(organisationItems(input, LOCAL_CHAINS));
  expect(told).toContain('An existing governor');
  expect(told).toContain('Harbour');
});

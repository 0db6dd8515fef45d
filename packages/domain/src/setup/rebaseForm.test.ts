import { expect, test } from 'vitest';
import { ALICE, BOB, sampleGovernor, sampleModules, sampleOrganisation } from '../testing/index.ts';
import type { Modules } from '../organisation/schema.ts';
import { fromOrganisationInput, rebaseForm } from './index.ts';

const form = (modules: Partial<Modules>, name = 'Acme') =>
  fromOrganisationInput(sampleOrganisation({ name, modules: sampleModules(modules) }));
const governor = (quorumThreshold: number, proposalThreshold = 1) => [sampleGovernor({ quorumThreshold, proposalThreshold })];
const base = form({ governor: governor(20) });

test('what was not touched is as it has become', () => {
  const mine = form({ governor: governor(20) }, 'Renamed');
  expect(rebaseForm(mine, base, form({ governor: governor(60) }))).toEqual(form({ governor: governor(60) }, 'Renamed'));
});

test('different values of one entry come together', () => {
  const mine = form({ governor: governor(20, 3) });
  expect(rebaseForm(mine, base, form({ governor: governor(60) }))).toEqual(form({ governor: governor(60, 3) }));
});

test('what both changed stays as its author wants it', () => {
  const mine = form({ governor: governor(51) });
  expect(rebaseForm(mine, base, form({ governor: governor(60) }))).toEqual(mine);
});

test('an entry that was replaced by another one does not get what was meant for the former', () => {
  const elsewhere = [sampleGovernor({ quorumThreshold: 60, proposalThreshold: 1, chainId: 31338 })];
  const mine = form({ governor: governor(20, 3) });
  expect(rebaseForm(mine, base, form({ governor: elsewhere }))).toEqual(mine);
});

test('an entry that was added stays beside changes elsewhere', () => {
  const signers = { isMultisig: true, addresses: [ALICE, BOB], threshold: 1 };
  const group = [{ ...signers, chainId: 31337, name: 'Grants' }];
  const mine = form({ governor: governor(20), workingGroup: group });
  expect(rebaseForm(mine, base, form({ governor: governor(60), protocolUpgrades: signers }))).toEqual(
    form({ governor: governor(60), protocolUpgrades: signers, workingGroup: group }),
  );
});

test('the draft is a copy, which nothing else holds', () => {
  expect(rebaseForm(base, base, base)).not.toBe(base);
});

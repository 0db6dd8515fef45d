import { expect, test } from 'vitest';
import { account, BETA, context, governor, organisation, safe, withModules } from '../../test/forms.ts';
import { LOCAL_CHAINS } from '../chains/index.ts';
import { diffOrganisations } from '../setup/diff.ts';
import type { OrganisationForm } from '../setup/form.ts';
import { toOrganisationInput } from '../setup/toOrganisationInput.ts';
import { changesInWords } from './index.ts';

const inputOf = (form: OrganisationForm) => {
  const converted = toOrganisationInput(form, context());
  if (!converted.ok) throw new Error(JSON.stringify(converted.errors));
  return converted.input;
};
const told = (after: OrganisationForm, before = organisation()) =>
  changesInWords(diffOrganisations(inputOf(before), inputOf(after), LOCAL_CHAINS)).map(({ title, lines }) => [title, lines]);

test.each<[string, OrganisationForm, [string, string[]][]]>([
  ['another name', organisation({ name: 'Apex' }), [['Name changes', [`${organisation().name} becomes Apex`]]]],
  [
    'other settings of a governor',
    withModules({ governor: [governor({ quorumThreshold: 60, votingPeriod: 14 })] }),
    [['Governor Main changes', ['Voting period: 7 days becomes 14 days', 'Quorum: 20 % becomes 60 %']]],
  ],
  [
    'a working group more',
    withModules({ workingGroup: [safe({ tempId: 'w', name: 'Ops', chainId: BETA, isMultisig: false, addresses: [account(3)] })] }),
    [['Working Group Ops on Beta is added', ['Chain: Beta', 'Kind: Address', `Address: ${account(3)}`]]],
  ],
  [
    'a treasury that is marked for deletion',
    withModules({ safeTreasury: [safe({ isMarkedForDeletion: true })], workingGroup: [] }),
    [
      [
        'Safe Treasury on Alpha is removed',
        ['Chain: Alpha', 'Kind: Multisig', `Owners: ${account(1)}, ${account(2)}`, 'Threshold: 2 of 2'],
      ],
    ],
  ],
  ['nothing', organisation(), []],
])('tells %s', (_, after, expected) => {
  expect(told(after)).toEqual(expected);
});

test('of other owners it is told who leaves and who joins', () => {
  const guardedBy = (...owners: number[]) => {
    const wallet = { ...safe(), isMultisig: true, addresses: owners.map(account), threshold: 2 };
    return withModules({ protocolUpgrades: wallet });
  };
  expect(told(guardedBy(1, 3, 4), guardedBy(1, 2))).toEqual([
    [expect.any(String), [`Owners: ${account(2)} leaves; ${account(3)} and ${account(4)} join`, 'Threshold: 2 of 2 becomes 2 of 3']],
  ]);
  expect(told(guardedBy(1, 2, 3), guardedBy(1, 2))[0]![1]![0]).toBe(`Owners: ${account(3)} joins`);
});

test('every change has a key of its own', () => {
  const keys = changesInWords(diffOrganisations(null, inputOf(organisation()), LOCAL_CHAINS)).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

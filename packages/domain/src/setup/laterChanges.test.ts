import { describe, expect, test } from 'vitest';
import { LOCAL_CHAINS } from '../chains/index.ts';
import type { ChangedBy } from '../schema/field.ts';
import { sampleOrganisation } from '../testing/index.ts';
import { factsToChange, laterChanges } from './laterChanges.ts';
import { organisationItems } from './organisationItems.ts';

const fact = (label: string, changedBy: ChangedBy, isShown = true) => ({ label, changedBy, isShown });

test('what stays for good is said first, then who may change the rest', () => {
  const facts = [
    fact('Logo', 'upgrade'),
    fact('Owners', 'holders'),
    fact('Quorum', 'governor'),
    fact('Name', 'nobody'),
    fact('Chain', 'nobody'),
    fact('Voting', 'nobody'),
  ];
  expect(laterChanges(facts)).toEqual([
    'Name, Chain and Voting cannot be changed later.',
    'Quorum can be changed later by a vote of the governor.',
    'Owners can be changed later by whoever holds it then.',
    'Logo can be changed later by an upgrade proposal.',
  ]);
});

test('what does not count is not spoken of, and a name is said once', () => {
  expect(laterChanges([fact('Weight', 'governor', false), fact('Links', 'upgrade'), fact('Links', 'upgrade')])).toEqual([
    'Links can be changed later by an upgrade proposal.',
  ]);
});

test.each([
  ['governorName', 'nobody'],
  ['quorumThreshold', 'governor'],
  ['threshold', 'holders'],
  ['symbol', 'nobody'],
  ['amount', 'nobody'],
  ['description', 'upgrade'],
])('%s of an organisation is changed by %s', (name, changedBy) => {
  const facts = organisationItems(sampleOrganisation(), LOCAL_CHAINS).flatMap((item) => item.facts);
  expect(new Set(facts.filter((found) => found.name === name).map((found) => found.changedBy))).toEqual(new Set([changedBy]));
});

describe('of a working group', () => {
  const group = (isMultisig: boolean) => {
    const wallet = { tempId: 'w', chainId: 31337, name: 'Ops', isMultisig, addresses: [`0x${'11'.repeat(20)}`], threshold: 1 };
    const organisation = sampleOrganisation();
    const input = { ...organisation, modules: { ...organisation.modules, workingGroup: [wallet] } } as typeof organisation;
    const item = organisationItems(input, LOCAL_CHAINS).find(({ type }) => type === 'workingGroup')!;
    return laterChanges(factsToChange(item));
  };

  test('that is a Safe its owners can be changed by whoever holds it', () => {
    expect(group(true).at(-1)).toBe('Kind, Owners and Threshold can be changed later by whoever holds it then.');
  });

  test('that is a plain account nothing is said of that, as nothing stands there', () => {
    expect(group(false)).toEqual(['Chain cannot be changed later.']);
  });
});

import { expect, test } from 'vitest';
import { LOCAL_CHAINS } from '../chains/index.ts';
import type { ChangedBy } from '../schema/field.ts';
import { sampleOrganisation } from '../testing/index.ts';
import { laterChanges } from './laterChanges.ts';
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

import { describe, expect, test } from 'vitest';
import { LOCAL_CHAINS } from '../chains/index.ts';
import { sampleGovernor, sampleModules, sampleOrganisation } from '../testing/index.ts';
import { laterChanges } from './laterChanges.ts';
import { type OrganisationItem, organisationItems } from './organisationItems.ts';

const items = (isQuadratic = false): OrganisationItem[] =>
  organisationItems(sampleOrganisation({ modules: sampleModules({ governor: [sampleGovernor({ isQuadratic })] }) }), LOCAL_CHAINS);
const said = (title: string, isQuadratic?: boolean): string[] =>
  laterChanges(items(isQuadratic).find((item) => item.title === title)?.facts ?? []);

describe('what the review says of later changes', () => {
  test('begins with what stays for good', () => {
    expect(said('Governor Main')).toEqual([
      'Name, Chain, Voting and Refunds cannot be changed later.',
      'Voting delay, Voting period, Pre-execution timelock, Quorum and Proposal threshold can be changed later by a vote of the governor.',
    ]);
  });

  test('names the holders of a wallet, and an upgrade proposal for what is no contract', () => {
    expect(said('Protocol Upgrades')).toEqual(['Kind, Owners and Threshold can be changed later by whoever holds it then.']);
    expect(said('Description')).toEqual(['Description can be changed later by an upgrade proposal.']);
    expect(said('Token ACME')).toEqual(['Name and Symbol cannot be changed later.', 'Chains can be changed later by an upgrade proposal.']);
  });

  test('is silent about what does not count', () => {
    expect(said('Governor Main').join()).not.toContain('Quadratic threshold');
    expect(said('Governor Main', true).join()).toContain('Quadratic threshold');
  });
});

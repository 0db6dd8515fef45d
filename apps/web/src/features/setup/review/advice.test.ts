import { LOCAL_CHAINS } from '@althing/domain/chains';
import { emptyForm, fromOrganisationInput } from '@althing/domain/setup';
import { sampleGovernor, sampleModules, sampleOrganisation, sampleWallet } from '@althing/domain/testing';
import { expect, test } from 'vitest';
import { advice } from './advice.ts';

const FOUNDER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const veto = { ...sampleWallet(31337, [FOUNDER]), governorName: 'Assembly' };
const form = fromOrganisationInput(
  sampleOrganisation({
    modules: sampleModules({
      governor: [sampleGovernor({ governorName: 'Assembly', chainId: 31337, votingPeriod: 'min' })],
      preVoteVeto: [veto],
      preExecutionVeto: [veto],
    }),
  }),
);

test('what both guards of a governor have in common is said once', () => {
  const own = 'Your own account is the guardian: you alone can stop whatever Assembly decides.';
  expect(advice(form, LOCAL_CHAINS, FOUNDER).filter(({ sentence }) => sentence.endsWith(own))).toHaveLength(1);
});

test('the gravest comes first, and names what it is about', () => {
  const [first] = advice(form, LOCAL_CHAINS, FOUNDER);
  expect(first?.severity).toBe('danger');
  expect(first?.sentence).toMatch(/^Assembly: A vote of 5 minutes can be over/);
});

test('a form without anything has no advice', () => {
  expect(advice(emptyForm(), LOCAL_CHAINS, undefined)).toEqual([]);
});

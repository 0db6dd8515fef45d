import { describe, expect, test } from 'vitest';
import type { Address } from '../units.ts';
import { delegatesOf, endReason, proposalEffect, proposedText, type Proposer, proposerReason } from './proposers.ts';

const SAFE: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const ANN: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const BEN: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const EVE: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';
const entry = (delegator: Address, safe: Address | null) => ({ safe, delegate: EVE, delegator });

test('who may propose to a Safe are delegates of its present owners, for it or for every Safe', () => {
  const good = [entry(ANN, SAFE), entry(ANN, null), entry(ANN, SAFE.toLowerCase() as Address)];
  expect(delegatesOf([...good, entry(ANN, BEN), entry(BEN, SAFE), entry(BEN, null)], SAFE, [ANN])).toEqual(good);
});

test.each<[Proposer, boolean, string | undefined]>([
  ['owner', false, 'Connect a wallet first.'],
  ['unknown', true, 'It is being looked up whether you may propose.'],
  ['stranger', true, 'Only owners of the Safe and their delegates can propose.'],
  ['owner', true, undefined],
  ['delegate', true, undefined],
])('as %s, connected %s: %s', (proposer, isConnected, reason) => expect(proposerReason(proposer, isConnected)).toBe(reason));

describe('a proposal', () => {
  const two = { owners: [ANN, BEN], threshold: 2 };
  const one = { owners: [ANN], threshold: 1 };
  test('of a delegate has no signature of an owner, also where one would be enough', () => {
    expect(proposalEffect('delegate', one)).toMatch(/your signature is none of theirs\. 1 of 1 must sign before/);
    expect(proposedText('delegate', one)).toBe('Proposed. It waits for the owners');
  });
  test('of an owner has the first one, which may be enough', () => {
    expect(proposalEffect('owner', two)).toBe(
      'It is put before the other owners with your signature. 2 of 2 must sign before it can be executed.',
    );
    expect(proposalEffect('owner', one)).toMatch(/^Your signature is enough/);
    expect([two, one].map((safe) => proposedText('owner', safe))).toEqual([
      'Proposed. It waits for the other owners',
      'Proposed. It can be executed now',
    ]);
  });
});

test('either of the two ends what was allowed, and nobody else', () => {
  expect([ANN, EVE, EVE.toLowerCase() as Address].map((account) => endReason(entry(ANN, null), account))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(endReason(entry(ANN, null), BEN)).toBe('Only the owner who added the delegate, and the delegate, can do this.');
  expect(endReason(entry(ANN, null), null)).toBe('Connect a wallet first.');
});

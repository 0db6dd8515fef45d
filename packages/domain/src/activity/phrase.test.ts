import { expect, test } from 'vitest';
import type { Activity } from '../http/activityEndpoints.ts';
import { type ActivityPart, activityPhrase } from './phrase.ts';

const [ADA, BEA] = ['0x1111111111111111111111111111111111111111', '0x2222222222222222222222222222222222222222'];
const onChain = { id: '1', at: '2026-11-25T00:00:00.000Z', chainId: 1, transactionHash: `0x${'ab'.repeat(32)}` };
const proposal = { governor: BEA, governorName: 'Assembly', proposalId: '7', title: 'Bread' };

const word = (part: ActivityPart): string => {
  if (typeof part === 'string') return part;
  if ('chain' in part) return `chain ${part.chain}`;
  if ('account' in part) return part.account === ADA ? 'Ada' : 'Bea';
  if ('amount' in part) return `${part.amount} ${part.unit}`;
  if ('safeTransaction' in part)
    return `transaction ${part.safeTransaction.nonce ?? '?'} of ${word({ account: part.safeTransaction.safe })}`;
  return 'proposal' in part ? part.proposal.title : part.upgrade.name;
};
const said = (activity: Activity) => activityPhrase(activity).map(word).join('');

test('proposals are told by their steps', () => {
  const of = (step: Extract<Activity, { kind: 'proposal' }>['step']) =>
    said({ kind: 'proposal', ...onChain, step, proposal, proposer: ADA });
  expect((['created', 'queued', 'executed', 'canceled', 'vetoed'] as const).map(of)).toEqual([
    'Ada proposed Bread',
    'Bread was queued',
    'Bread was executed',
    'Bread was cancelled',
    'Bread was vetoed',
  ]);
});

test('votes say how, on what and with how much', () => {
  const of = (support: number | null, isQuadratic = false) =>
    said({ kind: 'vote', ...onChain, proposal, voter: ADA, support, weight: '5', isQuadratic, reason: '' });
  expect([of(0), of(1), of(2, true), of(null)]).toEqual([
    'Ada voted against Bread with 5 token',
    'Ada voted for Bread with 5 token',
    'Ada voted to abstain on Bread with 5 votes',
    'Ada voted in parts on Bread with 5 token',
  ]);
});

test('transfers name what was created and destroyed', () => {
  type Bridge = Extract<Activity, { kind: 'transfer' }>['bridge'];
  const of = (from: string | null, to: string | null, token: string | null = BEA, bridge: Bridge = null) =>
    said({ kind: 'transfer', ...onChain, token, from, to, amount: '5', bridge });
  expect([of(ADA, BEA), of(null, ADA), of(ADA, null), of(ADA, BEA, null)]).toEqual([
    'Ada sent 5 token to Bea',
    '5 token were created for Ada',
    'Ada destroyed 5 token',
    'Ada sent 5 coin to Bea',
  ]);
  // Whoever sent them over a wrapper, or gets them out of a lockbox, stands in neither transfer.
  expect([
    of(BEA, null, BEA, { way: 'sent', chainId: 2, account: ADA }),
    of(null, BEA, BEA, { way: 'arrived', chainId: 2, account: ADA }),
  ]).toEqual(['Ada sent 5 token by bridge to chain 2', '5 token arrived by bridge from chain 2 for Ada']);
});

test('delegations say for whom somebody votes now', () => {
  const of = (to: string | null) => said({ kind: 'delegation', ...onChain, delegator: ADA, to });
  expect([of(BEA), of(ADA), of(null)]).toEqual([
    'Ada delegated to Bea',
    'Ada votes for themselves from now on',
    'Ada took their votes back from everybody',
  ]);
});

test('Safes say what they executed, and what failed', () => {
  const of = (isSuccess: boolean, call: Extract<Activity, { kind: 'safe' }>['call']) =>
    said({ kind: 'safe', ...onChain, safe: BEA, safeTxHash: onChain.transactionHash, isSuccess, call });
  expect([of(true, { nonce: 3, to: ADA, value: '0' }), of(false, null)]).toEqual([
    'Bea executed transaction 3 of Bea',
    'Bea tried transaction ? of Bea, which failed',
  ]);
});

test('changes of the organisation are told when proposed and when done', () => {
  const of = (step: 'proposed' | 'registered') =>
    said({ kind: 'upgrade', id: '1', at: onChain.at, step, upgrade: { id: '1', name: 'New quorum' }, proposer: ADA });
  expect([of('proposed'), of('registered')]).toEqual([
    'Ada proposed to change the organisation: New quorum',
    'The organisation was changed: New quorum',
  ]);
});

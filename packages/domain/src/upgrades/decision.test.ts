import { describe, expect, it } from 'vitest';
import { ALICE, BOB, CAROL } from '../testing/index.ts';
import { type CastUpgradeVote, countUpgradeVotes, type Electorate, isUpgradeVoter, upgradeDecision } from './index.ts';

type Signers = Extract<Electorate, { kind: 'signers' }>;
const signers = (chainId: number, voters: Signers['voters'], threshold: number): Signers => ({
  chainId,
  address: CAROL,
  kind: 'signers',
  voters,
  threshold,
});
const vote = (voter: CastUpgradeVote['voter'], approve = true, chainId: number | null = null): CastUpgradeVote => ({
  voter,
  chainId,
  approve,
});
const governor = (hasPassed: boolean): Electorate => ({ chainId: 3, address: BOB, kind: 'governor', governor: ALICE, hasPassed });
const both = [signers(1, [ALICE, BOB], 2), signers(2, [ALICE, BOB], 2)];

describe('the votes on an upgrade', () => {
  it.each<[string, readonly Electorate[], CastUpgradeVote[], 'approved' | 'rejected' | null]>([
    ['none yet', both, [], null],
    ['one of two', both, [vote(ALICE)], null],
    ['two of two on both chains', both, [vote(ALICE), vote(BOB)], 'approved'],
    ['one for, one against', both, [vote(ALICE), vote(BOB, false)], null],
    ['two against', both, [vote(ALICE, false), vote(BOB, false)], 'rejected'],
    ['by somebody who has left', [signers(1, [ALICE, CAROL], 2)], [vote(ALICE), vote(BOB)], null],
    ['enough on one chain only', [signers(1, [ALICE], 1), signers(2, [BOB], 1)], [vote(ALICE)], null],
    ['against on one chain, for on the other', [signers(1, [ALICE], 1), signers(2, [BOB], 1)], [vote(ALICE, false), vote(BOB)], 'rejected'],
    ['of a contract account on its own chain', [signers(1, [ALICE], 1)], [vote(ALICE, true, 1)], 'approved'],
    ['of a contract account on another chain', [signers(1, [ALICE], 1)], [vote(ALICE, true, 2)], null],
    ['where the threshold fell to one in the meantime', [signers(1, [ALICE, BOB], 1)], [vote(ALICE), vote(BOB, false)], 'rejected'],
    ['where a governor has passed it', [governor(true), signers(1, [ALICE], 1)], [vote(ALICE)], 'approved'],
    ['where a governor has not passed it', [governor(false), signers(1, [ALICE], 1)], [vote(ALICE)], null],
    ['where nobody owns the authority', [{ chainId: 1, address: ALICE, kind: 'nobody' }], [vote(ALICE)], null],
    ['without any chain', [], [vote(ALICE)], null],
  ])('amount to what they say: %s', (_, electorates, votes, decision) => {
    expect(upgradeDecision(electorates, votes)).toBe(decision);
  });

  it('count an address once, whatever case it is written in and however often it voted', () => {
    const lower = ALICE.toLowerCase() as typeof ALICE;
    expect(countUpgradeVotes(signers(1, [ALICE, BOB], 2), [vote(ALICE), vote(lower, true, 1)])).toEqual({ approvals: 1, rejections: 0 });
  });

  it('are those of signers of today', () => {
    expect(isUpgradeVoter(both, { voter: BOB, chainId: null })).toBe(true);
    expect(isUpgradeVoter(both, { voter: BOB, chainId: 2 })).toBe(true);
    expect(isUpgradeVoter(both, { voter: BOB, chainId: 3 })).toBe(false);
    expect(isUpgradeVoter(both, { voter: CAROL, chainId: null })).toBe(false);
    expect(isUpgradeVoter([governor(false)], { voter: ALICE, chainId: null })).toBe(false);
  });
});

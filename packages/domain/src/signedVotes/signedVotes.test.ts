import { describe, expect, test } from 'vitest';
import {
  bringsSignedVote,
  type SignedAwayVote,
  type SignedAwayVoteCase,
  signedAwayVoteProblem,
  type SignedVote,
  type SignedVoteCase,
  signedVoteLink,
  signedVoteProblem,
  signObstacle,
  writeSignedVote,
} from '../governance/index.ts';
import { MAX_SIGNED_VOTE_LENGTH, readSignedVote } from './readSignedVote.ts';

const vote: SignedVote = {
  chainId: 31337,
  governor: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  proposalId: 2n ** 255n + 7n,
  voter: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  choice: 'for',
  reason: 'Bread & “butter” #1',
  nonce: 3n << 64n,
  signature: `0x${'ab'.repeat(65)}`,
};
const split = { ...vote, choice: { against: 1n, for: 2n, abstain: 3n } };
const now: SignedVoteCase = {
  chainId: 31337,
  governor: vote.governor,
  proposalId: vote.proposalId,
  state: 'active',
  isQuadratic: false,
  nonce: vote.nonce,
  votesLeft: 6n,
  hasVoted: false,
  isSignatureValid: true,
};

const away: SignedAwayVote = {
  chainId: 31338,
  spoke: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  proposalId: vote.proposalId,
  timepoint: 1_800_000_000,
  voter: vote.voter,
  choice: 'abstain',
  nonce: vote.nonce,
  signature: vote.signature,
};
const { chainId, spoke, proposalId, timepoint, nonce } = away;
const awayNow: SignedAwayVoteCase = {
  chainId,
  spoke,
  proposalId,
  timepoint,
  nonce,
  state: 'active',
  votes: 6n,
  hasVoted: false,
  isSignatureValid: true,
};

describe('a signed vote', () => {
  test.each([vote, split, away])('is read from its file and from its link as it was written', (written) => {
    expect(readSignedVote(writeSignedVote(written))).toEqual({ vote: written });
    const link = signedVoteLink('https://althing.example/organisations/acme/proposals/1/2/3#old', written);
    expect(link).toMatch(/^https:\/\/althing\.example\/organisations\/acme\/proposals\/1\/2\/3#signed-vote=/);
    expect(readSignedVote(` ${link}\n`)).toEqual({ vote: written });
    expect(bringsSignedVote(new URL(link).hash)).toBe(true);
    expect(bringsSignedVote('#your-vote')).toBe(false);
  });

  test.each([
    ['no JSON', 'hello'],
    ['a link that was cut off', 'https://x.example/#signed-vote=%7B%22type%22%3A%2'],
    ['another file', '{"type":"batch"}'],
    ['a field too many', JSON.stringify({ ...JSON.parse(writeSignedVote(vote)), more: 1 })],
    ['no signature', JSON.stringify({ ...JSON.parse(writeSignedVote(vote)), signature: '0x' })],
    ['another choice', JSON.stringify({ ...JSON.parse(writeSignedVote(vote)), choice: 'maybe' })],
    ['a part of more than 128 bits', writeSignedVote({ ...vote, choice: { against: 0n, for: 1n << 128n, abstain: 0n } })],
    ['an address that is none', JSON.stringify({ ...JSON.parse(writeSignedVote(vote)), voter: '0x12' })],
    [
      'a vote away that is split',
      JSON.stringify({ ...JSON.parse(writeSignedVote(away)), choice: { against: '1', for: '2', abstain: '3' } }),
    ],
    ['a vote away with a reason', JSON.stringify({ ...JSON.parse(writeSignedVote(away)), reason: 'No' })],
    ['a reason that turns the writing round', writeSignedVote({ ...vote, reason: 'Buy \u202Esavnac' })],
    ['a reason that is too long', writeSignedVote({ ...vote, reason: 'a'.repeat(1_001) })],
    ['a text that is too long', `${writeSignedVote(vote)}${' '.repeat(MAX_SIGNED_VOTE_LENGTH)}`],
  ])('is not read from %s', (_, text) => {
    expect(readSignedVote(text)).toMatchObject({ problem: expect.stringContaining('not a signed vote') });
  });

  test.each([
    ['another chain', { chainId: 31338 }, 'another proposal'],
    ['another governor', { governor: vote.voter }, 'another proposal'],
    ['another proposal', { proposalId: 1n }, 'another proposal'],
    ['a vote that is not open', { state: 'pending' }, 'has not begun'],
    ['a vote that is over', { state: 'succeeded' }, 'has ended'],
    ['a number that was used', { nonce: vote.nonce + 1n }, 'counts no more'],
    ['an account that has voted', { hasVoted: true, votesLeft: 0n }, 'has voted already'],
    ['an account without votes', { votesLeft: 0n }, 'had no votes'],
    ['a signature of somebody else', { isSignatureValid: false }, 'not the signature'],
  ] as const)('is refused with a word for %s', (_, change, words) => {
    expect(signedVoteProblem(vote, { ...now, ...change })).toContain(words);
  });

  test.each([
    ['another chain', { chainId: 31337 }, 'another proposal'],
    ['a contract that the governor does not believe', { spoke: vote.governor }, 'another proposal'],
    ['another proposal', { proposalId: 1n }, 'another proposal'],
    ['another snapshot', { timepoint: 1 }, 'another proposal'],
    ['a vote that is not open', { state: 'pending' }, 'has not begun'],
    ['a vote that is over', { state: 'defeated' }, 'has ended'],
    ['a number that was used', { nonce: away.nonce + 1n }, 'counts no more'],
    ['an account that has voted there', { hasVoted: true }, 'on this chain already'],
    ['an account without votes there', { votes: 0n }, 'had no votes on this chain'],
    ['a signature of somebody else', { isSignatureValid: false }, 'not the signature'],
  ] as const)('on a voting chain is refused with a word for %s', (_, change, words) => {
    expect(signedAwayVoteProblem(away, awayNow)).toBeUndefined();
    expect(signedAwayVoteProblem(away, { ...awayNow, ...change })).toContain(words);
  });

  test('that is split is refused where it names too many votes, and by a quadratic governor', () => {
    expect(signedVoteProblem(split, now)).toBeUndefined();
    expect(signedVoteProblem(split, { ...now, votesLeft: 5n })).toContain('more votes than');
    expect(signedVoteProblem(split, { ...now, isQuadratic: true })).toContain('split');
  });

  test('is counted where nothing is against it', () => {
    expect(signedVoteProblem(vote, now)).toBeUndefined();
  });

  test('is not offered to a Safe, which is told why', () => {
    expect(signObstacle({ isSafe: true })).toMatch(/several owners/);
    expect(signObstacle({ isSafe: false })).toBeUndefined();
  });
});

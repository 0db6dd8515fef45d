import { keccak256, stringToHex } from 'viem';
import { expect, test } from 'vitest';
import { ANN, BEN } from '../testing/index.ts';
import { callWords } from './callWords.ts';

const nameOf = (account: string) => (account === ANN ? 'Ann' : account);
const chain = (id: string) => (id === '31338' ? 'Beta' : id);
const say = (signature: string, ...args: unknown[]) =>
  callWords({ signature, args: args.map((value) => ({ value })), certainty: 'known' }, nameOf, chain);
const NOBODY = '0x0000000000000000000000000000000000000000';
const CANCELLER = keccak256(stringToHex('CANCELLER_ROLE'));

test.each([
  [say('updateQuorumNumerator(uint256)', '1250'), 'A vote needs 12.5 % of all votes.'],
  [say('setVotingDelay(uint48)', '86400'), 'Voting on later proposals starts after 1 day.'],
  [say('setProposalThreshold(uint256)', '2000000000000000000000'), 'A proposal needs 2,000 votes.'],
  [say('updatePreVoteVetoer(address)', NOBODY), 'Nobody may veto before voting any more.'],
  [say('updatePreVoteVetoer(address)', ANN), 'Ann may veto before voting.'],
  [say('grantRole(bytes32,address)', CANCELLER, ANN), 'Ann may cancel what is queued.'],
  [say('transferOwnership(address)', BEN), `Offers the contract to ${BEN}, who becomes its owner by accepting.`],
  [say('mint(address,uint256)', ANN, '1500000000000000000'), 'Creates 1.5 tokens for Ann.'],
  [
    say('sendMessage((address[],bytes[],uint8,uint32),uint256,(address,uint256,bytes)[])', [], '31338'),
    'Sends a message to Beta, where it makes:',
  ],
])('%s', (said, words) => expect(said).toBe(words));

test.each(['PROPOSER', 'EXECUTOR', 'CANCELLER'])('the role %s is known by its meaning', (name) =>
  expect(say('revokeRole(bytes32,address)', keccak256(stringToHex(`${name}_ROLE`)), ANN)).toMatch(
    /^Ann may not \w+ what is \w+ any more\.$/,
  ),
);

test('of a contract that is only guessed nothing is said', () => {
  expect(callWords({ signature: 'acceptOwnership()', args: [], certainty: 'selector' }, nameOf, chain)).toBeUndefined();
  expect(say('constructor()')).toBeUndefined();
});

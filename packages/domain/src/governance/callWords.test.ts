import { keccak256, stringToHex } from 'viem';
import { expect, test } from 'vitest';
import { ANN, BEN } from '../testing/index.ts';
import { sameAddress } from '../units.ts';
import { callWords } from './callWords.ts';

const nameOf = (account: string) => (sameAddress(account, ANN) ? 'Ann' : account);
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
    'Sends a message to Beta. There, all of these calls are made, or none:',
  ],
])('%s', (said, words) => expect(said).toBe(words));

test.each(['PROPOSER', 'EXECUTOR', 'CANCELLER'])('the role %s is known by its meaning', (name) =>
  expect(say('revokeRole(bytes32,address)', keccak256(stringToHex(`${name}_ROLE`)), ANN)).toMatch(
    /^Ann may not \w+ what is \w+ any more\.$/,
  ),
);

test('a message tells by how many bridges it goes, how many must agree, and whom the rest of the money goes to', () => {
  const word = (account: string) => account.slice(2).toLowerCase().padStart(64, '0');
  const leg = (refund: string) => [{ name: 'options', type: 'bytes', value: `0x${word(refund)}${'0'.repeat(64)}` }];
  const legs = [leg(ANN), leg(ANN), leg(BEN)];
  const args = [[{ name: 'threshold', type: 'uint8', value: '2' }], '31338', legs].map((value) => ({ value }));
  const message = { signature: 'sendMessage(tuple,uint256,tuple[])', args, certainty: 'known' };
  expect(callWords({ ...message, value: 5n }, nameOf, chain)).toBe(
    `Sends a message to Beta over 3 bridges, 2 of which have to agree at least. What the bridges give back of the money goes to Ann and ${BEN.toLowerCase()}; a bridge may keep all that it is given. There, all of these calls are made, or none:`,
  );
  const unread = [leg(ANN), [{ name: 'options', type: 'bytes', value: '0x12' }]];
  expect(callWords({ ...message, args: args.with(2, { value: unread }), value: 5n }, nameOf, chain)).toContain(
    'goes to somebody who is not known here.',
  );
  expect(callWords({ ...message, args: args.with(2, { value: legs.slice(1, 2) }) }, nameOf, chain)).toMatch(
    /^Sends a message to Beta over one bridge\. There/,
  );
});

test('of a contract that is only guessed nothing is said', () => {
  expect(callWords({ signature: 'acceptOwnership()', args: [], certainty: 'selector' }, nameOf, chain)).toBeUndefined();
  expect(say('constructor()')).toBeUndefined();
});

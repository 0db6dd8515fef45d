import { encodeAbiParameters, encodeEventTopics, type Log, parseAbiParameters } from 'viem';
import { expect, test } from 'vitest';
import { governorAbi } from './contracts.ts';
import { vetoerIn } from './vetoerIn.ts';

const GOVERNOR = '0x00000000000000000000000000000000000000bb';
const GUARDIAN = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

const veto = (address: string, proposalId: bigint, vetoer: typeof GUARDIAN | typeof OTHER): Log =>
  ({
    address,
    topics: encodeEventTopics({ abi: governorAbi, eventName: 'ProposalVetoed' }),
    data: encodeAbiParameters(parseAbiParameters('uint256, address'), [proposalId, vetoer]),
  }) as unknown as Log;

test('who vetoed is told by the governor, for the proposal in question', () => {
  const logs = [veto(OTHER, 7n, OTHER), veto(GOVERNOR, 6n, OTHER), veto(GOVERNOR, 7n, GUARDIAN)];
  expect(vetoerIn(logs, { governor: GOVERNOR, proposalId: 7n })).toBe(GUARDIAN);
});

test('without such an event nobody vetoed through the governor', () => {
  expect(vetoerIn([veto(OTHER, 7n, OTHER), veto(GOVERNOR, 6n, OTHER)], { governor: GOVERNOR, proposalId: 7n })).toBeNull();
});

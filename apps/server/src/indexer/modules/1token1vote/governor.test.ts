import { governorAbi } from '@althing/bindings';
import type { Hex } from '@althing/domain/units';
import { encodeAbiParameters, encodeEventTopics, keccak256, numberToHex, parseAbiParameters, stringToHex } from 'viem';
import { describe, expect, test } from 'vitest';
import { proposalSubject } from '../../../store/chain/changes.ts';
import { createSource } from '../../source.ts';
import { governorHandlers, operationIdOf } from './governor.ts';

const governor = '0x00000000000000000000000000000000000000aa';
const voter = '0x00000000000000000000000000000000000000bb';
const position = { block: 5, logIndex: 1, at: 100, transactionHash: '0x01', address: governor, data: '0x' } as const;
const subject = proposalSubject(7n);
const vote = { voter, proposalId: 7n, reason: 'because' } as const;
const counted = (series: 'against' | 'for' | 'abstain', amount: bigint) => ({
  table: 'checkpoint',
  contract: governor,
  series,
  subject,
  change: { add: amount },
});

describe('votes', () => {
  test.each([
    [0, 'against'],
    [1, 'for'],
    [2, 'abstain'],
  ] as const)('of support %i count as %s', (support, series) => {
    const [row, ...counts] = governorHandlers.VoteCast!({ ...position, args: { ...vote, support, weight: 9n } });
    expect(row).toMatchObject({ table: 'vote', governor, voter, support, weight: 9n, against: 0n, for: 0n, abstain: 0n, [series]: 9n });
    expect(counts).toEqual([counted(series, 9n)]);
  });

  test('of an unknown kind count for nothing', () => {
    expect(governorHandlers.VoteCast!({ ...position, args: { ...vote, support: 3, weight: 9n } })).toEqual([]);
  });

  test('that are divided count each part, and parts of nothing not at all', () => {
    const params = `0x${[1n, 0n, 3n].map((part) => numberToHex(part, { size: 16 }).slice(2)).join('')}` as const;
    const changes = governorHandlers.VoteCastWithParams!({ ...position, args: { ...vote, support: 255, weight: 4n, params } });
    expect(changes[0]).toMatchObject({ table: 'vote', support: null, weight: 4n, against: 1n, for: 0n, abstain: 3n });
    expect(changes.slice(1)).toEqual([counted('against', 1n), counted('abstain', 3n)]);
  });

  test('keep the beginning of a reason that is too long to be shown', () => {
    const args = { ...vote, support: 1, weight: 9n, reason: 'a'.repeat(100_000) };
    expect(governorHandlers.VoteCast!({ ...position, args })[0]).toMatchObject({ weight: 9n, reason: 'a'.repeat(5_000) });
  });

  test('whose division cannot be read count for nothing', () => {
    expect(governorHandlers.VoteCastWithParams!({ ...position, args: { ...vote, support: 255, weight: 4n, params: '0x01' } })).toEqual([]);
  });
});

describe('a vote from another chain', () => {
  const args = { voter, proposalId: 7n, support: 1, weight: 9n } as const;

  test('is a mark with its chain beside the vote, which counts by its own event', () => {
    expect(governorHandlers.CrossChainVoteCast!({ ...position, args: { ...args, sourceChainId: 31338n } })).toEqual([
      { table: 'crossChainVote', governor, sourceChainId: 31338n },
    ]);
  });

  test.each([0n, 2n ** 53n, 2n ** 256n - 1n])('is no mark with %i, which is no chain', (sourceChainId) => {
    expect(governorHandlers.CrossChainVoteCast!({ ...position, args: { ...args, sourceChainId } })).toEqual([]);
  });
});

describe('a proposal', () => {
  const types = parseAbiParameters('uint256, address, address[], uint256[], string[], bytes[], uint256, uint256, bytes');
  const batch = { targets: [voter], values: [3n], calldatas: ['0xabcd'] } as const;
  // Encoded by hand, because a test passes bytes as description that are not valid UTF-8.
  const dataOf = (description: Hex) =>
    encodeAbiParameters(types, [7n, voter, batch.targets, batch.values, [''], batch.calldatas, 50n, 60n, description]);
  const handle = (description: Hex) => {
    const source = createSource(governorAbi, governorHandlers);
    const [topic] = encodeEventTopics({ abi: governorAbi, eventName: 'ProposalCreated' });
    const log = { ...position, topics: [topic], data: dataOf(description), blockNumber: 5, blockHash: '0x02' } as const;
    const args = source.decoders.get(topic)!.decode(log);
    return source.handle('ProposalCreated', { ...position, data: log.data, args });
  };

  test('keeps its actions, its times and the operation that it will be in the timelock', () => {
    const description = stringToHex('# Þing\n\nbody');
    expect(handle(description)).toEqual([
      {
        table: 'proposal',
        governor,
        proposalId: 7n,
        proposer: voter,
        description: '# Þing\n\nbody',
        actions: [{ target: voter, value: '3', calldata: '0xabcd' }],
        voteStart: 50n,
        voteEnd: 60n,
        operationId: operationIdOf(governor, batch, keccak256(description)),
      },
    ]);
  });

  test('whose description is no UTF-8 is still found in the timelock', () => {
    const description = '0xff00fe';
    expect(handle(description)).toMatchObject([{ operationId: operationIdOf(governor, batch, keccak256(description)) }]);
  });
});

test('settings become values of the governor, and a timelock becomes its link', () => {
  expect(governorHandlers.QuorumNumeratorUpdated!({ ...position, args: { oldQuorumNumerator: 1n, newQuorumNumerator: 400n } })).toEqual([
    { table: 'checkpoint', contract: governor, series: 'quorumNumerator', subject: governor, change: { set: 400n } },
  ]);
  expect(governorHandlers.TimelockChange!({ ...position, args: { oldTimelock: voter, newTimelock: voter } })).toEqual([
    { table: 'link', contract: governor, relation: 'timelock', subject: governor, target: voter },
  ]);
});

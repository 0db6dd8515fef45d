import type { governorAbi } from '@althing/bindings';
import type { Hex } from '@althing/domain/units';
import { concat, encodeAbiParameters, keccak256, pad, parseAbiParameters, slice } from 'viem';
import { type Change, type LinkChange, proposalSubject, type Series, type VoteChange } from '../../../store/chain/changes.ts';
import type { Handlers } from '../../handlers.ts';

const batchParameters = parseAbiParameters('address[], uint256[], bytes[], bytes32, bytes32');
const NO_PREDECESSOR = pad('0x');
const DESCRIPTION = 8;

/** Hash of a proposal's description, from the log's bytes: a description that is not valid UTF-8 would change if it became a string. */
function descriptionHash(data: Hex): Hex {
  const word = (position: number) => Number(`0x${data.slice(2 + 2 * position, 66 + 2 * position)}`);
  const start = word(32 * DESCRIPTION);
  const first = 2 + 2 * (start + 32);
  return keccak256(`0x${data.slice(first, first + 2 * word(start))}`);
}

interface Batch {
  targets: readonly Hex[];
  values: readonly bigint[];
  calldatas: readonly Hex[];
}

/**
 * The id under which a governor schedules a proposal in its timelock: `hashOperationBatch` with no predecessor and, as salt, the
 * governor's address followed by the first 12 bytes of the description's hash.
 */
export function operationIdOf(governor: Hex, { targets, values, calldatas }: Batch, description: Hex): Hex {
  const salt = concat([governor, slice(description, 0, 12)]);
  return keccak256(encodeAbiParameters(batchParameters, [targets, values, calldatas, NO_PREDECESSOR, salt]));
}

const setting = (contract: Hex, series: Series, value: bigint): Change[] => [
  { table: 'checkpoint', contract, series, subject: contract, change: { set: value } },
];

type Split = Pick<VoteChange, 'support' | 'against' | 'for' | 'abstain'>;

const undivided = (support: number, weight: bigint): Split | undefined => {
  const none = { against: 0n, for: 0n, abstain: 0n };
  if (support === 0) return { ...none, support, against: weight };
  if (support === 1) return { ...none, support, for: weight };
  if (support === 2) return { ...none, support, abstain: weight };
  return undefined;
};

/** `support` of a vote whose weight is split (OpenZeppelin GovernorCountingFractional). */
const SPLIT = 255;

/** Decodes split weights, which are packed as against, for and abstain in 3 × 16 bytes. */
const divided = (params: Hex): Split | undefined => {
  if (params.length !== 2 + 3 * 32) return undefined;
  const part = (index: number) => BigInt(`0x${params.slice(2 + 32 * index, 34 + 32 * index)}`);
  return { support: null, against: part(0), for: part(1), abstain: part(2) };
};

/** Longest reason that is stored, in characters: more than the web lets anybody write. A page lists a hundred. */
const MAX_REASON = 5_000;

function voted(
  governor: Hex,
  vote: { voter: Hex; proposalId: bigint; weight: bigint; reason: string },
  split: Split | undefined,
): Change[] {
  if (!split) return [];
  const subject = proposalSubject(vote.proposalId);
  const { proposalId, voter, weight } = vote;
  const reason = vote.reason.slice(0, MAX_REASON);
  const counts = (['against', 'for', 'abstain'] as const).filter((series) => split[series] > 0n);
  return [
    { table: 'vote', governor, proposalId, voter, weight, reason, ...split },
    ...counts.map((series): Change => ({ table: 'checkpoint', contract: governor, series, subject, change: { add: split[series] } })),
  ];
}

/** Other numbers can be logged, but no chain has such an id. */
const isChainId = (id: bigint): boolean => id > 0n && id <= BigInt(Number.MAX_SAFE_INTEGER);

const governorLink = (governor: Hex, relation: LinkChange['relation'], target: Hex): Change[] => [
  { table: 'link', contract: governor, relation, subject: governor, target },
];

export const governorHandlers: Handlers<typeof governorAbi> = {
  ProposalCreated: ({ address, args, data }) => [
    {
      table: 'proposal',
      governor: address,
      proposalId: args.proposalId,
      proposer: args.proposer,
      description: args.description,
      actions: args.targets.map((target, i) => ({ target, value: String(args.values[i] ?? 0n), calldata: args.calldatas[i] ?? '0x' })),
      voteStart: args.voteStart,
      voteEnd: args.voteEnd,
      operationId: operationIdOf(address, args, descriptionHash(data)),
    },
  ],
  ProposalQueued: ({ address, args: { proposalId, etaSeconds } }) => [
    { table: 'proposalStep', governor: address, proposalId, step: 'queued', until: etaSeconds },
  ],
  ProposalExecuted: ({ address, args: { proposalId } }) => [
    { table: 'proposalStep', governor: address, proposalId, step: 'executed', until: null },
  ],
  ProposalCanceled: ({ address, args: { proposalId } }) => [
    { table: 'proposalStep', governor: address, proposalId, step: 'canceled', until: null },
  ],
  ProposalVetoed: ({ address, args: { proposalId } }) => [
    { table: 'proposalStep', governor: address, proposalId, step: 'vetoed', until: null },
  ],
  VoteCast: ({ address, args }) => voted(address, args, undivided(args.support, args.weight)),
  VoteCastWithParams: ({ address, args }) =>
    voted(address, args, args.support === SPLIT ? divided(args.params) : undivided(args.support, args.weight)),
  CrossChainVoteCast: ({ address, args: { sourceChainId } }) =>
    isChainId(sourceChainId) ? [{ table: 'crossChainVote', governor: address, sourceChainId }] : [],
  VotingDelaySet: ({ address, args }) => setting(address, 'votingDelay', args.newVotingDelay),
  VotingPeriodSet: ({ address, args }) => setting(address, 'votingPeriod', args.newVotingPeriod),
  ProposalThresholdSet: ({ address, args }) => setting(address, 'proposalThreshold', args.newProposalThreshold),
  QuorumNumeratorUpdated: ({ address, args }) => setting(address, 'quorumNumerator', args.newQuorumNumerator),
  TimelockChange: ({ address, args: { newTimelock } }) => governorLink(address, 'timelock', newTimelock),
  PreVoteVetoerUpdated: ({ address, args: { newVetoer } }) => governorLink(address, 'preVoteVetoer', newVetoer),
  PreExecutionVetoerUpdated: ({ address, args: { newVetoer } }) => governorLink(address, 'preExecutionVetoer', newVetoer),
};

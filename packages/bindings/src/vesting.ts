import type { Address } from '@althing/domain/units';
import type { VestingGrant } from '@althing/domain/vesting';
import { readContract } from 'viem/actions';
import { type Call, contractCall, type ReadClient } from './call.ts';
import { tokenVestingAbi } from './contracts.ts';
import { VOTE_SUPPORT, type VoteChoice } from './governor.ts';

interface Vesting {
  vesting: Address;
}

const at = ({ vesting }: Vesting) => ({ address: vesting, abi: tokenVestingAbi }) as const;

async function readGrant(client: ReadClient, vesting: Vesting, id: bigint): Promise<VestingGrant> {
  const [schedule, milestones] = await Promise.all([
    readContract(client, { ...at(vesting), functionName: 'getVestingSchedule', args: [id] }),
    readContract(client, { ...at(vesting), functionName: 'getMilestones', args: [id] }),
  ]);
  const { beneficiary, start, duration, amountTotal: total, released } = schedule;
  return { id, beneficiary, start: Number(start), end: Number(start + duration), milestones, total, released };
}

/** What a beneficiary has in a vesting contract; at most ten grants. */
export async function getGrantsOf(client: ReadClient, { vesting, account }: Vesting & { account: Address }): Promise<VestingGrant[]> {
  const ids = await readContract(client, { ...at({ vesting }), functionName: 'getVestingScheduleIds', args: [account] });
  return Promise.all(ids.map((id) => readGrant(client, { vesting }, id)));
}

/** The first `limit` grants of a vesting contract, how many there are, and whether vested tokens vote before they are released. */
export async function getVesting(
  client: ReadClient,
  { vesting, limit }: Vesting & { limit: number },
): Promise<{ grants: VestingGrant[]; count: number; isFlexVoting: boolean }> {
  const [count, isFlexVoting] = await Promise.all([
    readContract(client, { ...at({ vesting }), functionName: 'getVestingSchedulesCount' }),
    readContract(client, { ...at({ vesting }), functionName: 'flexVoting' }),
  ]);
  const ids = Array.from({ length: Math.min(Number(count), limit) }, (_, index) => BigInt(index + 1));
  return { grants: await Promise.all(ids.map((id) => readGrant(client, { vesting }, id))), count: Number(count), isFlexVoting };
}

/** Pays out what can be released of each grant; only the beneficiary of all of them may. Reverts with `Vesting_NothingToRelease`. */
export const encodeRelease = ({ vesting, ids }: Vesting & { ids: readonly bigint[] }): Call =>
  contractCall({ ...at({ vesting }), functionName: 'releaseMany', args: [ids] });

export interface VestedVote extends Vesting {
  governor: Address;
  proposalId: bigint;
  choice: VoteChoice;
  reason: string;
}

/** Votes with what had vested, unreleased, at the snapshot; once per proposal. Reverts with `Vesting_NoVotes` or `Vesting_AlreadyVoted`. */
export const encodeVestedVote = ({ vesting, governor, proposalId, choice, reason }: VestedVote): Call =>
  contractCall({ ...at({ vesting }), functionName: 'castVote', args: [governor, proposalId, VOTE_SUPPORT[choice], reason] });

/** What a beneficiary can vote with on a proposal through a vesting contract. */
export async function getVestedVotes(
  client: ReadClient,
  { vesting, governor, proposalId, account, snapshot }: Omit<VestedVote, 'choice' | 'reason'> & { account: Address; snapshot: bigint },
): Promise<{ votes: bigint; hasVoted: boolean; isFlexVoting: boolean }> {
  const [votes, hasVoted, isFlexVoting] = await Promise.all([
    readContract(client, { ...at({ vesting }), functionName: 'votesAt', args: [account, snapshot] }),
    readContract(client, { ...at({ vesting }), functionName: 'hasVoted', args: [governor, proposalId, account] }),
    readContract(client, { ...at({ vesting }), functionName: 'flexVoting' }),
  ]);
  return { votes, hasVoted, isFlexVoting };
}

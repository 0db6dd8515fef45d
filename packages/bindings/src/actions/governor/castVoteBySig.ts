import type { Address, ChainId, Hex } from '@althing/domain/units';
import { encodeFunctionData, type TypedDataDefinition } from 'viem';
import { readContract } from 'viem/actions';
import { type Call, type ReadClient, sendCall, type WriteClient } from '../../call.ts';
import { governorAbi } from '../../contracts.ts';
import type { CastVoteParameters } from './castVote.ts';
import { VOTE_SUPPORT } from './voteSupport.ts';

const TYPES = {
  Ballot: [
    { name: 'proposalId', type: 'uint256' },
    { name: 'support', type: 'uint8' },
    { name: 'voter', type: 'address' },
    { name: 'nonce', type: 'uint256' },
  ],
} as const;

const KEY_BITS = 192n;

export interface BallotParameters extends CastVoteParameters {
  chainId: ChainId;
  voter: Address;
  /** From `getVoteNonce`. */
  nonce: bigint;
}

/** What the voter signs, in the domain that all governors share but for their address; whoever has the signature can send the vote and pay for it. */
export function voteTypedData(ballot: BallotParameters): TypedDataDefinition<typeof TYPES, 'Ballot'> {
  const { governor, chainId, proposalId, choice, voter, nonce } = ballot;
  return {
    domain: { name: 'Althing Governor', version: '1', chainId, verifyingContract: governor },
    types: TYPES,
    primaryType: 'Ballot',
    message: { proposalId, support: VOTE_SUPPORT[choice], voter, nonce },
  };
}

/** Nonce for a signed vote on this proposal; votes on different proposals do not wait for one another. */
export function getVoteNonce(
  client: ReadClient,
  { governor, voter, proposalId }: { governor: Address; voter: Address; proposalId: bigint },
): Promise<bigint> {
  const key = proposalId & ((1n << KEY_BITS) - 1n);
  return readContract(client, { address: governor, abi: governorAbi, functionName: 'nonces', args: [voter, key] });
}

export interface CastVoteBySigParameters extends CastVoteParameters {
  voter: Address;
  /** Of `voteTypedData`, by a key or an ERC-1271 contract. */
  signature: Hex;
}

/** Casts somebody's signed vote. Reverts `GovernorInvalidSignature` where it is not theirs or used already. */
export function encodeCastVoteBySig({ governor, proposalId, choice, voter, signature }: CastVoteBySigParameters): Call {
  const args = [proposalId, VOTE_SUPPORT[choice], voter, signature] as const;
  return { to: governor, data: encodeFunctionData({ abi: governorAbi, functionName: 'castVoteBySig', args }), value: 0n };
}

/** Sends it and returns the transaction hash. */
export const castVoteBySig = (client: WriteClient, parameters: CastVoteBySigParameters): Promise<Hex> =>
  sendCall(client, encodeCastVoteBySig(parameters));

import type { SignedAwayVote } from '@althing/domain/governance';
import type { Address } from '@althing/domain/units';
import { encodeAbiParameters, getAddress, hexToNumber, keccak256, pad, slice } from 'viem';
import { getStorageAt } from 'viem/actions';
import type { BridgeLegCall } from './bridges/controllerCalls.ts';
import { type Call, contractCall, type ReadClient } from './call.ts';
import { governorSpokeAbi } from './generated/governorSpoke.ts';
import { VOTE_SUPPORT } from './governor.ts';

/** The second member of `CrossChainStorage` in `GovernorCrossChain.sol`, by ERC-7201: what a governor knows of each voting chain. */
const VOTING_CHAINS = 0xfa15dde91f9f6d56d9897a4995e6fe53c314c036ec8195dfd5fd7d41208ec601n;

/** Whose votes a governor believes of a voting chain. */
export interface NamedSpoke {
  /** The zero address where nobody there may vote. */
  spoke: Address;
  /** When a proposal named it, UNIX seconds: it votes in proposals whose snapshot is not earlier. */
  since: number;
}

/** Reads what a governor knows of a voting chain, from its storage: `spokeOn` does not say since when. */
export async function getNamedSpoke(
  client: ReadClient,
  { governor, chainId }: { governor: Address; chainId: number },
): Promise<NamedSpoke> {
  const slot = keccak256(encodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], [BigInt(chainId), VOTING_CHAINS]));
  const word = pad((await getStorageAt(client, { address: governor, slot })) ?? '0x');
  return { spoke: getAddress(slice(word, 12)), since: hexToNumber(slice(word, 0, 12)) };
}

/** How votes of a voting chain are carried home; without bridges they are kept until somebody sends all that are kept. */
export interface VoteCarriage {
  legs: readonly BridgeLegCall[];
  /** How many bridges have to agree at least; home may ask for more. */
  threshold: number;
  /** Gets what is left of the fees. */
  refund: Address;
}

/** A proposal, as a spoke on a voting chain knows it. */
interface AwayBallot {
  spoke: Address;
  proposalId: bigint;
  /** Snapshot of the proposal, UNIX seconds. */
  timepoint: number;
}

const feesOf = ({ legs }: VoteCarriage): bigint => legs.reduce((sum, { fee }) => sum + fee, 0n);

/** Casts all the votes that the sender had on this chain at the snapshot. @param support - 0 against, 1 for, 2 abstain. */
export const castAwayCall = ({ spoke: address, proposalId, timepoint }: AwayBallot, support: number, carriage: VoteCarriage): Call =>
  contractCall({
    address,
    abi: governorSpokeAbi,
    functionName: 'castVote',
    args: [proposalId, BigInt(timepoint), support, carriage],
    value: feesOf(carriage),
  });

/** Casts a vote that its voter signed; by anybody, who pays for the bridges. Reverts with `Spoke_InvalidSignature` where it was sent before. */
export const castSignedAwayCall = (
  { spoke: address, proposalId, timepoint, choice, voter, signature }: SignedAwayVote,
  carriage: VoteCarriage,
): Call =>
  contractCall({
    address,
    abi: governorSpokeAbi,
    functionName: 'castVoteBySig',
    args: [proposalId, BigInt(timepoint), VOTE_SUPPORT[choice], voter, signature, carriage],
    value: feesOf(carriage),
  });

/** Sends a vote that went alone once more; by anybody. It is counted once. */
export const resendAwayVoteCall = ({ spoke: address, proposalId, timepoint }: AwayBallot, voter: Address, carriage: VoteCarriage): Call =>
  contractCall({
    address,
    abi: governorSpokeAbi,
    functionName: 'resend',
    args: [proposalId, BigInt(timepoint), voter, carriage],
    value: feesOf(carriage),
  });

/** Sends the sums of all votes that are kept together; by anybody, as often as they like. */
export const sendTallyCall = ({ spoke: address, proposalId, timepoint }: AwayBallot, carriage: VoteCarriage): Call =>
  contractCall({
    address,
    abi: governorSpokeAbi,
    functionName: 'sendTally',
    args: [proposalId, BigInt(timepoint), carriage],
    value: feesOf(carriage),
  });

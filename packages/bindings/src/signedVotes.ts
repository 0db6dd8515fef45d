import type { SignedAwayVote, SignedVote, UnsignedAwayVote, UnsignedVote } from '@althing/domain/governance';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import type { TypedDataDefinition } from 'viem';
import { readContract } from 'viem/actions';
import { type Call, contractCall, type ReadClient } from './call.ts';
import { governorAbi } from './contracts.ts';
import { FRACTIONAL, splitParams, VOTE_SUPPORT } from './governor.ts';

const BALLOT = [
  { name: 'proposalId', type: 'uint256' },
  { name: 'support', type: 'uint8' },
  { name: 'voter', type: 'address' },
  { name: 'nonce', type: 'uint256' },
] as const;
const TYPES = {
  Ballot: BALLOT,
  ExtendedBallot: [...BALLOT, { name: 'reason', type: 'string' }, { name: 'params', type: 'bytes' }],
} as const;

const AWAY_TYPES = {
  Ballot: [
    { name: 'proposalId', type: 'uint256' },
    { name: 'timepoint', type: 'uint256' },
    { name: 'support', type: 'uint8' },
    { name: 'voter', type: 'address' },
    { name: 'nonce', type: 'uint256' },
  ],
} as const;

/** `support` and `params` as the governor takes them. */
const inTheGovernorsWords = ({ choice }: Pick<UnsignedVote, 'choice'>): { support: number; params: Hex } =>
  typeof choice === 'string' ? { support: VOTE_SUPPORT[choice], params: '0x' } : { support: FRACTIONAL, params: splitParams(choice) };

const isPlain = ({ choice, reason }: UnsignedVote): boolean => typeof choice === 'string' && reason === '';

const domainOf = ({ chainId, governor }: { chainId: ChainId; governor: Address }) =>
  ({ name: 'Althing Governor', version: '1', chainId, verifyingContract: governor }) as const;

/** What a voter signs for a voting chain (EIP-712). The contract there takes it once, and only with the number that `getVoteNonce` tells. */
export function awayVoteTypedData(vote: UnsignedAwayVote): TypedDataDefinition<typeof AWAY_TYPES, 'Ballot'> {
  const { chainId, spoke, proposalId, timepoint, voter, choice, nonce } = vote;
  return {
    domain: { name: 'Althing Governor Spoke', version: '1', chainId, verifyingContract: spoke },
    types: AWAY_TYPES,
    primaryType: 'Ballot',
    message: { proposalId, timepoint: BigInt(timepoint), support: VOTE_SUPPORT[choice], voter, nonce },
  };
}

/** What the wallet is asked to sign, for the governor or for a voting chain. */
export const ballotTypedData = (vote: UnsignedVote | UnsignedAwayVote): TypedDataDefinition =>
  'spoke' in vote ? awayVoteTypedData(vote) : voteTypedData(vote);

/**
 * What a voter signs (EIP-712), so that anybody can send the vote and pay for it: `Ballot`, or `ExtendedBallot` for a vote with a reason or in parts.
 * The domain only differs in the governor's address. It is valid until voting ends, once, and only with the number that `getVoteNonce` tells.
 */
export function voteTypedData(
  vote: UnsignedVote,
): TypedDataDefinition<typeof TYPES, 'Ballot'> | TypedDataDefinition<typeof TYPES, 'ExtendedBallot'> {
  const { proposalId, voter, nonce, reason } = vote;
  const { support, params } = inTheGovernorsWords(vote);
  const ballot = { proposalId, support, voter, nonce };
  const common = { domain: domainOf(vote), types: TYPES };
  return isPlain(vote)
    ? { ...common, primaryType: 'Ballot', message: ballot }
    : { ...common, primaryType: 'ExtendedBallot', message: { ...ballot, reason, params } };
}

/** Sends a vote that its voter signed. Reverts with `GovernorInvalidSignature` where it was sent before, or anything of it was changed. */
export function encodeCastSignedVote(vote: SignedVote): Call {
  const { governor, proposalId, voter, reason, signature } = vote;
  const { support, params } = inTheGovernorsWords(vote);
  if (isPlain(vote)) {
    const args = [proposalId, support, voter, signature] as const;
    return contractCall({ address: governor, abi: governorAbi, functionName: 'castVoteBySig', args });
  }
  const args = [proposalId, support, voter, reason, params, signature] as const;
  return contractCall({ address: governor, abi: governorAbi, functionName: 'castVoteWithReasonAndParamsBySig', args });
}

/** The next number for a voter's signed votes on a proposal, of the governor or of a voting chain's contract. Each signature of it is void as soon as one was sent. */
export const getVoteNonce = (
  client: ReadClient,
  vote: { proposalId: bigint; voter: Address } & ({ governor: Address } | { spoke: Address }),
): Promise<bigint> =>
  readContract(client, {
    address: 'spoke' in vote ? vote.spoke : vote.governor,
    abi: governorAbi,
    functionName: 'nonces',
    args: [vote.voter, BigInt.asUintN(192, vote.proposalId)],
  });

/** Whether the voter signed exactly this; asks the chain where the voter is a contract. The arithmetic of signatures is loaded for it. */
export async function isVoteSignatureValid(client: ReadClient, vote: SignedVote | SignedAwayVote): Promise<boolean> {
  const { verifyBallot } = await import('./verifyBallot.ts');
  return verifyBallot(client, vote);
}

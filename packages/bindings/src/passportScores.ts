import type { Address, Hex } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import { type Call, contractCall, type ReadClient } from './call.ts';
import { passportScoresAbi } from './contracts.ts';
import { revertDataOf } from './decodeRevert.ts';

/** A score that a registered signer confirms. */
export interface ScoreClaim {
  account: Address;
  /** With four decimals: 150,000 means 15. */
  score: bigint;
  /** UNIX seconds. */
  issuedAt: number;
  /** UNIX seconds. */
  expiresAt: number;
}

const TYPES = {
  ScoreClaim: [
    { name: 'account', type: 'address' },
    { name: 'score', type: 'uint128' },
    { name: 'issuedAt', type: 'uint48' },
    { name: 'expiresAt', type: 'uint48' },
  ],
} as const;

/** What the signer signs (EIP-712), for this registry and chain only. */
export const scoreTypedData = ({ registry, chainId, claim }: { registry: Address; chainId: number; claim: ScoreClaim }) =>
  ({
    domain: { name: 'Althing Passport Scores', version: '1', chainId, verifyingContract: registry },
    types: TYPES,
    primaryType: 'ScoreClaim',
    message: claim,
  }) as const;

/** A claim with the signature of the one who issued it, as the registry takes it. */
export interface SignedScore {
  claim: ScoreClaim;
  signer: Address;
  signature: Hex;
}

/** Stores a signed score; anybody may. Reverts with `PassportScores_ClaimOutdated` where a newer one is there. */
export const encodeSubmitScore = ({ registry, claim, signer, signature }: SignedScore & { registry: Address }): Call =>
  contractCall({ address: registry, abi: passportScoresAbi, functionName: 'submit', args: [{ claim, signer, signature }] });

/** An account's score with four decimals, by the governor's decoder; null where it says that it knows none. */
export async function getScore(client: ReadClient, { decoder, account }: { decoder: Address; account: Address }): Promise<bigint | null> {
  try {
    return await readContract(client, { address: decoder, abi: passportScoresAbi, functionName: 'getScore', args: [account] });
  } catch (error) {
    // The governor counts a decoder that answers with a reason as no score; without one it cannot be read.
    if (revertDataOf(error)) return null;
    throw error;
  }
}

import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../call.ts';
import { passportScoresAbi } from '../../contracts.ts';

/** What a registered signer vouches for. */
export interface ScoreClaim {
  account: Address;
  /** With four decimals: 150,000 is 15. */
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

/** What the signer signs (EIP-712), bound to this registry and chain. */
export const scoreTypedData = ({ registry, chainId, claim }: { registry: Address; chainId: number; claim: ScoreClaim }) =>
  ({
    domain: { name: 'Althing Passport Scores', version: '1', chainId, verifyingContract: registry },
    types: TYPES,
    primaryType: 'ScoreClaim',
    message: claim,
  }) as const;

export interface SubmitScoreParameters {
  registry: Address;
  claim: ScoreClaim;
  signer: Address;
  signature: Hex;
}

/** By anybody: from now on the claim holds for its account. Reverts `PassportScores_…`. */
export function encodeSubmitScore({ registry, ...signed }: SubmitScoreParameters): Call {
  return { to: registry, data: encodeFunctionData({ abi: passportScoresAbi, functionName: 'submit', args: [signed] }), value: 0n };
}

/** Sends it and returns the transaction hash. */
export const submitScore = (client: WriteClient, parameters: SubmitScoreParameters): Promise<Hex> =>
  sendCall(client, encodeSubmitScore(parameters));

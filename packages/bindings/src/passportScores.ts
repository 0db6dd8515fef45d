import type { Address } from '@althing/domain/units';

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

/**
 * What the signer signs (EIP-712), for this registry and chain only.
 *
 * @public For whoever issues scores on local chains.
 */
export const scoreTypedData = ({ registry, chainId, claim }: { registry: Address; chainId: number; claim: ScoreClaim }) =>
  ({
    domain: { name: 'Althing Passport Scores', version: '1', chainId, verifyingContract: registry },
    types: TYPES,
    primaryType: 'ScoreClaim',
    message: claim,
  }) as const;

import { keccak256, stringToHex, zeroHash } from 'viem';

/** Roles of a timelock (OpenZeppelin's AccessControl). */
export const TIMELOCK_ROLES = {
  /** Grants and revokes every role. */
  admin: zeroHash,
  /** May queue. */
  proposer: keccak256(stringToHex('PROPOSER_ROLE')),
  /** May execute what is ready; the zero address stands for anyone. */
  executor: keccak256(stringToHex('EXECUTOR_ROLE')),
  /** May stop what is queued. */
  canceller: keccak256(stringToHex('CANCELLER_ROLE')),
} as const;

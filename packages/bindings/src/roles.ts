import { keccak256, stringToHex, zeroHash } from 'viem';

/** Roles of a timelock (OpenZeppelin's AccessControl). */
export const TIMELOCK_ROLES = {
  /** Grants and revokes every role. */
  admin: zeroHash,
  /** May queue. */
  proposer: keccak256(stringToHex('PROPOSER_ROLE')),
  /** May execute what is ready; the zero address means anybody. */
  executor: keccak256(stringToHex('EXECUTOR_ROLE')),
  /** May cancel what is queued. */
  canceller: keccak256(stringToHex('CANCELLER_ROLE')),
} as const;

/** Roles of a message controller (OpenZeppelin's AccessControl, with one administrator). */
export const CONTROLLER_ROLES = {
  /** Grants and revokes the other roles, and chooses bridges. */
  owner: zeroHash,
  /** May send messages. */
  originator: keccak256(stringToHex('ORIGINATOR_ROLE')),
  /** May give a message that was sent to further bridges. */
  resender: keccak256(stringToHex('RESENDER_ROLE')),
  /** May pause sending and execution. */
  pauser: keccak256(stringToHex('PAUSER_ROLE')),
} as const;

/** Roles of an asset controller (OpenZeppelin's AccessControl, with one administrator). */
export const ASSET_CONTROLLER_ROLES = {
  /** Grants and revokes the others. */
  admin: zeroHash,
  /** Chooses bridges, chains and limits. */
  manager: keccak256(stringToHex('CONTROLLER_MANAGER_ROLE')),
  /** May stop sending and execution. */
  pauser: keccak256(stringToHex('PAUSE_ROLE')),
} as const;

import type { Hex } from '@althing/domain/units';

/** What a Safe is about to execute; whether it did so successfully is another change. */
export interface SafeTransactionChange {
  table: 'safeTransaction';
  safe: Hex;
  to: Hex;
  value: bigint;
  data: Hex;
  operation: number;
  safeTxGas: bigint;
  baseGas: bigint;
  gasPrice: bigint;
  gasToken: Hex;
  refundReceiver: Hex;
  nonce: bigint;
  /** As they were given to the Safe; there may be more than it read. */
  signatures: Hex;
  /** Who called the Safe. */
  executor: Hex;
  threshold: bigint;
}

/** A transaction of a Safe has run. `hash` commits to all of it. */
export interface SafeExecutionChange {
  table: 'safeExecution';
  safe: Hex;
  hash: Hex;
  success: boolean;
}

/** An owner approved a hash on chain. */
export interface SafeApprovalChange {
  table: 'safeApproval';
  safe: Hex;
  hash: Hex;
  owner: Hex;
}

/** A module made the Safe do something, without its owners. */
export interface SafeModuleTransactionChange {
  table: 'safeModuleTransaction';
  safe: Hex;
  module: Hex;
  to: Hex;
  value: bigint;
  data: Hex;
  operation: number;
}

export type SafeChange = SafeTransactionChange | SafeExecutionChange | SafeApprovalChange | SafeModuleTransactionChange;

import type { LeavingContract, UpgradeCheck, UpgradeSender } from '@althing/planner';
import type { UpgradePurpose } from '@althing/domain/upgrades';
import type { ChainId, Hex } from '@althing/domain/units';
import type { FrozenChainPlan } from './frozenPlan.ts';

/** One transaction of an upgrade as it is stored and hashed. */
export interface FrozenUpgradeTransaction {
  /** `<chain id>/<position>`. */
  id: string;
  chainId: ChainId;
  sender: UpgradeSender;
  purposes: UpgradePurpose[];
  calls: { target: Hex; value: string; calldata: Hex }[];
  after: string[];
  checks: UpgradeCheck[];
}

/** The plan of an upgrade: what is sent, the whole organisation as it is to become, and what stays on its chain although it leaves the record. */
export interface FrozenUpgrade {
  transactions: FrozenUpgradeTransaction[];
  chains: FrozenChainPlan[];
  leaving: LeavingContract[];
}

/** A value that is not what it will be, in the words of its check. */
export interface UpgradeDifference extends Pick<UpgradeCheck, 'label' | 'unit' | 'expected'> {
  actual: string | null;
}

/** How far a transaction is. */
export interface UpgradeProgress {
  transactionId: string;
  isDone: boolean;
  difference: UpgradeDifference | null;
}

import type { ContractKind, KindRunning, WalletSelection } from '@althing/domain/organisation';
import type { ChainId } from '@althing/domain/units';
import type { ChainDesign } from '../design.ts';
import type { PlanInput, Step } from '../types.ts';

/** What the planner knows of a kind of contract. */
export interface PlannedKind {
  /** The steps of its contracts on one chain, in any order; the batch says which comes first. */
  steps(chain: ChainDesign, kind: ContractKind): Step[];
}

/** A wallet as the form asks for it: an address, or a Safe to be created. */
export type FormWallet = WalletSelection & { chainId: ChainId; name: string; isMarkedForDeletion?: boolean | undefined };

type Organisation = Pick<PlanInput['organisation'], 'modules' | 'token'>;

/** A kind whose contracts are Safes. */
export interface PlannedSafes extends PlannedKind {
  /** Every wallet of the form that may have to become one; those of other chains are left out later. */
  wallets(organisation: Organisation, chainId: ChainId): readonly FormWallet[];
}

/** A row for every kind; Safes come from wallets of the form. */
export type PlannedKinds = { [Kind in ContractKind]: Kind extends KindRunning<'Safe'> ? PlannedSafes : PlannedKind };

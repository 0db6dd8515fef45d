import type { ContractKind, KindRunning, WalletSelection } from '@althing/domain/organisation';
import type { ChainId } from '@althing/domain/units';
import type { ChainDesign } from '../design.ts';
import type { PlanInput, Step } from '../types.ts';

/** How the planner handles a kind of contract. */
export interface PlannedKind {
  /** The steps of its contracts on one chain, in any order; the batch determines the order. */
  steps(chain: ChainDesign, kind: ContractKind): Step[];
}

/** A wallet as the form asks for it: an address, or a Safe to be created. */
export type FormWallet = WalletSelection & { chainId: ChainId; name: string; isMarkedForDeletion?: boolean | undefined };

type Organisation = Pick<PlanInput['organisation'], 'modules' | 'token'>;

/** A kind whose contracts are Safes. */
export interface PlannedSafes extends PlannedKind {
  /** Wallets of the form that may become a Safe of this kind. May include other chains, which are filtered out later. */
  wallets(organisation: Organisation, chainId: ChainId): readonly FormWallet[];
}

/** An entry for every kind; kinds of Safes also name their wallets. */
export type PlannedKinds = { [Kind in ContractKind]: Kind extends KindRunning<'Safe'> ? PlannedSafes : PlannedKind };

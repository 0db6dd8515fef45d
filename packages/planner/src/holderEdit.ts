import type { Call, Check } from '@althing/bindings';
import type { ContractKind } from '@althing/domain/organisation';
import type { Address, ChainId } from '@althing/domain/units';
import type { Party } from './design.ts';
import { lasting } from './modules/shared/edits.ts';

/** What one holder has to do on one chain. */
export interface HolderEdit {
  chainId: ChainId;
  /** The contract that is called. */
  kind: ContractKind;
  address: Address;
  /** Who sends the calls: an account, a Safe, or the timelock of a governor, by a proposal. */
  by: Party;
  /** In an order that the contract accepts. */
  actions: Call[];
  /** What holds once all edits of the contract are carried out; read them at any later block. */
  checks: Check[];
  /** Where the calls end with an offer of the contract: what holds between the offer and its acceptance. */
  offered: Check | null;
  /** Whether the next holder accepts the contract with this, after the one before has offered it. */
  isAcceptance: boolean;
}

/** What becomes of one contract. */
export interface Edited {
  kind: ContractKind;
  address: Address;
  by: Party;
  /** Who has to accept the contract, and how; null where its holder stays. */
  next: { by: Party; accept: Call; offered: Check } | null;
  actions: Call[];
  checks: readonly Check[];
  /** Whether the checks hold without any action, as the chain says already what the form is to say. */
  isInPlace?: boolean;
}

/** How a contract changes hands: the call that accepts it, and what holds while it is offered. */
export interface Handover {
  accept: Call;
  offered: Check;
}

/** Who has to accept, where the holder changes. */
export const successor = (before: Party, after: Party, { accept, offered }: Handover): Edited['next'] =>
  before.address === after.address ? null : { by: after, accept, offered };

/** In the order in which the contract takes them. */
export function editsOf(chainId: ChainId, { next, checks, isInPlace = false, ...edit }: Edited): HolderEdit[] {
  const all = checks.filter(lasting);
  const own = { chainId, kind: edit.kind, address: edit.address, checks: all };
  return [
    ...(edit.actions.length > 0 || isInPlace
      ? [{ ...own, by: edit.by, actions: edit.actions, offered: next?.offered ?? null, isAcceptance: false }]
      : []),
    ...(next ? [{ ...own, by: next.by, actions: [next.accept], offered: null, isAcceptance: true }] : []),
  ];
}

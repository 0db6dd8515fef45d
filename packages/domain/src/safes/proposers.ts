import { type Address, sameAddress } from '../units.ts';
import { isSafeOwner, NOT_CONNECTED, type SafeFacts } from './queue.ts';

/** Characters of what an owner calls a delegate. */
export const MAX_DELEGATE_LABEL = 50;

/** An account that an owner lets propose. */
export interface SafeDelegateEntry {
  /** Null for every Safe of the delegator. */
  safe: Address | null;
  delegate: Address;
  delegator: Address;
}

/** As what an account proposes to a Safe; `unknown` until its owners' delegates are known. */
export type Proposer = 'owner' | 'delegate' | 'stranger' | 'unknown';

/** The delegates that may propose to a Safe now: those of its owners, for it or for every Safe. */
export const delegatesOf = <Entry extends SafeDelegateEntry>(
  entries: readonly Entry[],
  safe: Address,
  owners: readonly Address[],
): Entry[] => entries.filter((each) => (each.safe === null || sameAddress(each.safe, safe)) && isSafeOwner({ owners }, each.delegator));

/** Why an account cannot propose; undefined where it can. */
export function proposerReason(proposer: Proposer, isConnected: boolean): string | undefined {
  if (!isConnected) return NOT_CONNECTED;
  if (proposer === 'unknown') return 'It is being looked up whether you may propose.';
  return proposer === 'stranger' ? 'Only owners of the Safe and their delegates can propose.' : undefined;
}

/** What the signature of a proposer brings about. */
export function proposalEffect(proposer: Proposer, { owners, threshold }: Pick<SafeFacts, 'owners' | 'threshold'>): string {
  const wanted = `${threshold} of ${owners.length} must sign before it can be executed.`;
  if (proposer === 'delegate')
    return `It is put before the owners. As a delegate you only propose, and your signature is none of theirs. ${wanted}`;
  if (threshold === 1) return 'Your signature is enough: once it is proposed, anybody can execute it.';
  return `It is put before the other owners with your signature. ${wanted}`;
}

/** What is told once something is proposed. */
export function proposedText(proposer: Proposer, { threshold }: Pick<SafeFacts, 'threshold'>): string {
  if (proposer === 'delegate') return 'Proposed. It waits for the owners';
  return threshold === 1 ? 'Proposed. It can be executed now' : 'Proposed. It waits for the other owners';
}

/** Why an account cannot end what an owner allowed a delegate; undefined where it can. */
export function endReason({ delegate, delegator }: SafeDelegateEntry, account: Address | null): string | undefined {
  if (account === null) return NOT_CONNECTED;
  const isEither = sameAddress(account, delegator) || sameAddress(account, delegate);
  return isEither ? undefined : 'Only the owner who added the delegate, and the delegate, can do this.';
}

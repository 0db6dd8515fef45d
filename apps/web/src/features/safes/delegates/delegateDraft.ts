import { MAX_DELEGATE_LABEL } from '@althing/domain/safes';
import { type Address, parseAddress, sameAddress } from '@althing/domain/units';

/** Where a delegate may propose: to one Safe, or to every Safe that the owner has on the chain. */
export const DELEGATE_SCOPES = ['here', 'everywhere'] as const;

export interface DelegateDraft {
  address: string;
  label: string;
  scope: (typeof DELEGATE_SCOPES)[number];
}

export const EMPTY_DELEGATE: DelegateDraft = { address: '', label: '', scope: 'here' };

export interface DelegateProblems {
  address?: string;
  label?: string;
}

/** What is wrong with a new delegate of `account`; empty where nothing is. */
export function delegateProblems(draft: DelegateDraft, account: Address | null, owners: readonly Address[]): DelegateProblems {
  const address = addressProblem(draft, account, owners);
  const label = labelProblem(draft.label.trim());
  return { ...(address === undefined ? {} : { address }), ...(label === undefined ? {} : { label }) };
}

function addressProblem({ address, scope }: DelegateDraft, account: Address | null, owners: readonly Address[]): string | undefined {
  const parsed = parseAddress(address.trim());
  if (!parsed) return address.trim() === '' ? 'Enter the address of the delegate.' : 'The address is invalid.';
  if (sameAddress(parsed, account ?? undefined)) return 'This is your own account, which may propose already.';
  const isOwner = owners.some((owner) => sameAddress(owner, parsed));
  return isOwner && scope === 'here' ? 'This account owns the Safe, so it may propose already.' : undefined;
}

function labelProblem(label: string): string | undefined {
  if (label === '') return 'Say who it is.';
  return label.length > MAX_DELEGATE_LABEL ? `At most ${MAX_DELEGATE_LABEL} characters; these are ${label.length}.` : undefined;
}

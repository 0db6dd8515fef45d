import { isOwnerDraft, MAX_SAFE_ACTIONS, type SafeActionDraft } from '@althing/domain/safes';
import { isActionDraft } from '../../governance/index.ts';
import type { SafePlace } from '../service/queries.ts';

const keyOf = ({ chainId, safe }: SafePlace): string => `safeDraft:${chainId}:${safe}`;

/** The transaction that is being written for a Safe in this browser; empty where there is none, or another version has stored it differently. */
export function readSafeDraft(storage: Pick<Storage, 'getItem'>, place: SafePlace): SafeActionDraft[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(place)) ?? '[]');
    return Array.isArray(stored) && stored.length <= MAX_SAFE_ACTIONS && stored.every(isSafeAction) ? stored : [];
  } catch {
    return [];
  }
}

/** Kept until it is proposed, so that nothing typed is lost with the page. Browsers whose storage is full or forbidden keep nothing. */
export function keepSafeDraft(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  place: SafePlace,
  actions: readonly SafeActionDraft[],
): void {
  try {
    if (actions.length === 0) storage.removeItem(keyOf(place));
    else storage.setItem(keyOf(place), JSON.stringify(actions));
  } catch {
    // The page goes on without.
  }
}

function isSafeAction(value: unknown): value is SafeActionDraft {
  if (isActionDraft(value)) return true;
  const draft = value as SafeActionDraft | null;
  if (typeof draft?.tempId !== 'string' || !isOwnerDraft(draft) || typeof draft.threshold !== 'string') return false;
  return draft.type === 'changeThreshold' || typeof draft.owner === 'string';
}

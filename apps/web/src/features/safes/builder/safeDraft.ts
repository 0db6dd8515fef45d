import { isOwnerDraft, MAX_SAFE_ACTIONS, type SafeActionDraft } from '@althing/domain/safes';
import { createAccountStorage, type TextStorage } from '../../../ui/wizard/createAccountStorage.ts';
import { isActionDraft } from '../../governance/index.ts';
import type { SafePlace } from '../service/queries.ts';

/** The transaction that an account is writing for a Safe in this browser. */
export interface SafeDraft {
  /** Empty where there is none, or another version has stored it differently. */
  read(): SafeActionDraft[];
  /** Kept until it is proposed, so that nothing typed is lost with the page. Browsers whose storage is full or forbidden keep nothing. */
  keep(actions: readonly SafeActionDraft[]): void;
}

/** @param account - undefined for somebody who is not signed in, whose draft is taken over by the account that signs in and has none. */
export function openSafeDraft(storage: TextStorage, { chainId, safe }: SafePlace, account: string | undefined): SafeDraft {
  const key = `safeDraft:${chainId}:${safe}`;
  const texts = createAccountStorage(storage, [key]);
  texts.open(account);
  return {
    read() {
      try {
        const stored: unknown = JSON.parse(texts.get(key) ?? '[]');
        return Array.isArray(stored) && stored.length <= MAX_SAFE_ACTIONS && stored.every(isSafeAction) ? stored : [];
      } catch {
        return [];
      }
    },
    keep(actions) {
      if (actions.length === 0) texts.remove([key]);
      else texts.set(key, JSON.stringify(actions));
    },
  };
}

function isSafeAction(value: unknown): value is SafeActionDraft {
  if (isActionDraft(value)) return true;
  const draft = value as SafeActionDraft | null;
  if (typeof draft?.tempId !== 'string' || !isOwnerDraft(draft) || typeof draft.threshold !== 'string') return false;
  return draft.type === 'changeThreshold' || typeof draft.owner === 'string';
}

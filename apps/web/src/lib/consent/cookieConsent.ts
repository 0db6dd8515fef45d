export const CONSENT_KEY = 'cookiesAccepted';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** The stored choice; undefined until there is one. Only the text "true" means consent (docs/requirements.md#cookies). */
export function readConsent(storage: Pick<Storage, 'getItem'>): boolean | undefined {
  const stored = storage.getItem(CONSENT_KEY);
  return stored === null ? undefined : stored === 'true';
}

export const storeConsent = (storage: Store, isAccepted: boolean): void => storage.setItem(CONSENT_KEY, String(isAccepted));

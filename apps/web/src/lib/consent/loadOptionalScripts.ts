import { readConsent } from './cookieConsent.ts';

export interface OptionalScripts {
  storage: Pick<Storage, 'getItem'>;
  /** Analytics and chat scripts that the installation has configured. */
  urls: readonly string[];
  insert(url: string): void;
}

/** Loads the scripts if the reader has consented. Without a choice, nothing is loaded. */
export function loadOptionalScripts({ storage, urls, insert }: OptionalScripts): void {
  if (readConsent(storage) !== true) return;
  for (const url of urls) insert(url);
}

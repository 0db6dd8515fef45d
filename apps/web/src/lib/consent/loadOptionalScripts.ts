import { readConsent } from './cookieConsent.ts';

export interface OptionalScripts {
  storage: Pick<Storage, 'getItem'>;
  /** Analytics, chat: as the installation names them. */
  urls: readonly string[];
  insert(url: string): void;
}

/** Loads what needs consent, if there is consent. Without a choice nothing is loaded. */
export function loadOptionalScripts({ storage, urls, insert }: OptionalScripts): void {
  if (readConsent(storage) !== true) return;
  for (const url of urls) insert(url);
}

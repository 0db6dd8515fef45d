import { FIRST_PAGES, type SetupPages } from '@althing/domain/setup';

/** The pages whose rules are loaded: the first, and all of them once somebody has begun. */
let loaded: SetupPages = FIRST_PAGES;
let loading: Promise<void> | undefined;

export const setupPages = (): SetupPages => loaded;

export const areAllLoaded = (): boolean => loaded !== FIRST_PAGES;

/** Loads the rules of all pages, once. The same promise until it fails; then the next call tries again. */
export function loadAllPages(): Promise<void> {
  loading ??= import('./allPages.ts').then(
    ({ SETUP_PAGES }) => {
      loaded = SETUP_PAGES;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

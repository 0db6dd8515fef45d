import { useEffect } from 'react';
import { serverWatch } from '../lib/http/serverWatch.ts';
import { reloadWhenBack } from './reloadWhenBack.ts';

/** Reloads the page as soon as the server answers again. */
export function useReloadWhenBack(): void {
  useEffect(
    () =>
      reloadWhenBack({
        whenHere: async () => {
          await serverWatch.doubt();
          await serverWatch.whenHere();
        },
        reload: () => location.reload(),
        now: () => Date.now(),
        memory: sessionStorage,
      }),
    [],
  );
}

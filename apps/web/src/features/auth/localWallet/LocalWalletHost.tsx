import { lazy, Suspense, useSyncExternalStore } from 'react';
import { approvals } from './approvals.ts';

const LocalWalletDialog = lazy(() => import('./LocalWalletDialog.tsx').then((m) => ({ default: m.LocalWalletDialog })));

/** Shows the requests of the local wallet on any page. */
export function LocalWalletHost() {
  const approval = useSyncExternalStore(approvals.subscribe, approvals.current);
  return approval ? (
    <Suspense fallback={null}>
      <LocalWalletDialog approval={approval} />
    </Suspense>
  ) : null;
}

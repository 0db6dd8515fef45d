import { lazy, Suspense, useSyncExternalStore } from 'react';
import { approvals } from './approvals.ts';

const LocalWalletDialog = lazy(() => import('./LocalWalletDialog.tsx').then((m) => ({ default: m.LocalWalletDialog })));

/** Shows what the local wallet asks, wherever the reader is. */
export function LocalWalletHost() {
  const approval = useSyncExternalStore(approvals.subscribe, approvals.current);
  return approval ? (
    <Suspense fallback={null}>
      <LocalWalletDialog approval={approval} />
    </Suspense>
  ) : null;
}

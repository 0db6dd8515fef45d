import { lazy, Suspense } from 'react';
import type { CitizenshipDialogProps } from './CitizenshipDialog.tsx';

const CitizenshipDialog = lazy(() => import('./CitizenshipDialog.tsx').then((m) => ({ default: m.CitizenshipDialog })));

/** The statement's dialog, loaded when it is first asked for. */
export const StatementDialog = (props: CitizenshipDialogProps) => (
  <Suspense fallback={null}>
    <CitizenshipDialog {...props} />
  </Suspense>
);

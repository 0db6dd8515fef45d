import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastsWanted } from '../ui/notify.ts';
import classes from './ToastHost.module.css';

const Notifications = lazy(() => import('./toasts.ts'));

/** Shows toasts where they cover neither headings nor the next button. The code is loaded with the first toast and stays loaded. */
export function ToastHost() {
  return useSyncExternalStore(toastsWanted.subscribe, toastsWanted.get) ? (
    <Suspense fallback={null}>
      <Notifications position="bottom-left" withinPortal={false} className={classes.toasts} />
    </Suspense>
  ) : null;
}

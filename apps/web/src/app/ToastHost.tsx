import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastsWanted } from '../ui/notify.ts';
import classes from './ToastHost.module.css';

const Notifications = lazy(() => import('./toasts.ts'));

/** Toasts, under the header: what somebody presses next stands at the end of a page. Their code is fetched with the first one and stays. */
export function ToastHost() {
  return useSyncExternalStore(toastsWanted.subscribe, toastsWanted.get) ? (
    <Suspense fallback={null}>
      <Notifications position="top-center" className={classes.toasts} />
    </Suspense>
  ) : null;
}

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastsWanted } from '../ui/notify.ts';
import classes from './ToastHost.module.css';

const Notifications = lazy(() => import('./toasts.ts'));

/** Toasts, where they cover no heading and nothing that is pressed next. Their code is fetched with the first one and stays. */
export function ToastHost() {
  return useSyncExternalStore(toastsWanted.subscribe, toastsWanted.get) ? (
    <Suspense fallback={null}>
      <Notifications position="bottom-left" withinPortal={false} className={classes.toasts} />
    </Suspense>
  ) : null;
}

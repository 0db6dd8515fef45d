import { notificationsStore } from '@mantine/notifications';
import { lazy, Suspense, useEffect, useState } from 'react';
import classes from './ToastHost.module.css';

const Notifications = lazy(() => import('./toasts.ts'));
const hasToast = () => notificationsStore.getState().notifications.length > 0;

/** Toasts, under the header: what somebody presses next stands at the end of a page. Their code is fetched with the first one and stays. */
export function ToastHost() {
  const [isNeeded, setNeeded] = useState(hasToast);
  useEffect(() => notificationsStore.subscribe(() => setNeeded(true)), []);
  return isNeeded ? (
    <Suspense fallback={null}>
      <Notifications position="top-center" className={classes.toasts} />
    </Suspense>
  ) : null;
}

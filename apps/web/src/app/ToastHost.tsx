import { notificationsStore } from '@mantine/notifications';
import { lazy, Suspense, useEffect, useState } from 'react';

const Notifications = lazy(() => import('./toasts.ts'));
const hasToast = () => notificationsStore.getState().notifications.length > 0;

/** Toasts; their code is fetched with the first one and stays. */
export function ToastHost() {
  const [isNeeded, setNeeded] = useState(hasToast);
  useEffect(() => notificationsStore.subscribe(() => setNeeded(true)), []);
  return isNeeded ? (
    <Suspense fallback={null}>
      <Notifications position="bottom-right" />
    </Suspense>
  ) : null;
}

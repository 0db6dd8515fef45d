import type { NotificationData } from '@mantine/notifications';

const listeners = new Set<() => void>();
let isWanted = false;

/** Whether there was any toast yet: the code that shows them is loaded with the first one. */
export const toastsWanted = {
  get: () => isWanted,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function show(toast: NotificationData): void {
  isWanted = true;
  for (const listener of listeners) listener();
  import('@mantine/notifications').then(
    ({ notifications }) => notifications.show(toast),
    (error: unknown) => console.info('A toast could not be shown', toast.title, error),
  );
}

/** Shows toasts. `title` is required and `message` explains more. Errors stay longer and can be removed by their id (`withdrawToast`). */
export const notify = {
  success: (title: string, message = '') => show({ color: 'lichen', title, message, autoClose: 4_000 }),
  info: (title: string, message = '') => show({ color: 'blue', title, message, autoClose: 4_000 }),
  warning: (title: string, message = '') => show({ color: 'yellow', title, message, autoClose: 12_000 }),
  error: (title: string, message = '', toast: Pick<NotificationData, 'id'> = {}) =>
    show({ ...toast, color: 'red', title, message, autoClose: 12_000, role: 'alert' }),
};

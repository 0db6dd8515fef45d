import { notifications } from '@mantine/notifications';

/** Toasts. A title alone is enough; `message` explains. Errors stay longer. */
export const notify = {
  success: (title: string, message = '') => notifications.show({ color: 'lichen', title, message, autoClose: 4_000 }),
  info: (title: string, message = '') => notifications.show({ color: 'blue', title, message, autoClose: 4_000 }),
  error: (title: string, message = '') => notifications.show({ color: 'red', title, message, autoClose: 12_000, role: 'alert' }),
};

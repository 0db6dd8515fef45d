/** Removes a toast, e.g. an error when the action is tried again. */
export const withdrawToast = (id: string): void =>
  void import('@mantine/notifications').then(
    ({ notifications }) => notifications.hide(id),
    () => {},
  );

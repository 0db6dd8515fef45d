/** Takes a toast away whose cause is over, as what failed is tried again. */
export const withdrawToast = (id: string): void =>
  void import('@mantine/notifications').then(
    ({ notifications }) => notifications.hide(id),
    () => {},
  );

// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '../../test/renderUi.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const onConfirm = vi.fn();
const onClose = vi.fn();
beforeEach(() => {
  onConfirm.mockReset();
  onClose.mockReset();
});

const dialog = (part: { opened?: boolean; isBusy?: boolean } = {}) => (
  <ConfirmDialog opened title="Start again" confirmLabel="Throw it away" onConfirm={onConfirm} onClose={onClose} {...part}>
    Everything entered is removed.
  </ConfirmDialog>
);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('it says what will happen, and does it only when that is pressed', async () => {
  const { user } = renderUi(dialog());
  expect(screen.getByRole('dialog', { name: 'Start again' }).textContent).toContain('Everything entered is removed.');
  expect(onConfirm).not.toHaveBeenCalled();
  await user.click(button('Throw it away'));
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
});

test('cancelling and Escape leave everything as it is', async () => {
  const { user } = renderUi(dialog());
  await user.click(button('Cancel'));
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('while it is being done it cannot be begun again', async () => {
  const { user } = renderUi(dialog({ isBusy: true }));
  expect(button('Throw it away').disabled).toBe(true);
  await user.click(button('Throw it away'));
  expect(onConfirm).not.toHaveBeenCalled();
});

test('closed it is not there', () => {
  renderUi(dialog({ opened: false }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

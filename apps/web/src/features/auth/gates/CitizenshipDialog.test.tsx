// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderRoute } from '../../../../test/renderRoute.tsx';
import { CitizenshipDialog } from './CitizenshipDialog.tsx';

const confirm = vi.hoisted(() => vi.fn<(onSuccess: () => void) => void>());
vi.mock('./useConfirmCitizenship.ts', () => ({ useConfirmCitizenship: () => ({ confirm, isPending: false }) }));

const onClose = vi.fn();
beforeEach(() => {
  confirm.mockReset();
  onClose.mockReset();
});
const box = () => screen.getByRole('checkbox', { name: /not a resident of, or located in, the United States/ });
const submit = () => screen.getByRole('button', { name: 'Submit' });

test('nothing is signed before the box is ticked; it says so and is where one stands', async () => {
  const { user } = await renderRoute(<CitizenshipDialog onClose={onClose} />);
  expect(screen.queryByText('Please tick the box to confirm')).toBeNull();
  await user.click(submit());
  expect(confirm).not.toHaveBeenCalled();
  expect(screen.getByText('Please tick the box to confirm')).toBeDefined();
  expect(document.activeElement).toBe(box());
});

test('once it is ticked the wallet is asked, and the dialog closes when that has succeeded', async () => {
  const onConfirmed = vi.fn();
  const { user } = await renderRoute(<CitizenshipDialog onClose={onClose} onConfirmed={onConfirmed} />);
  await user.click(box());
  await user.click(submit());
  expect(confirm).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
  expect(onConfirmed).not.toHaveBeenCalled();
  confirm.mock.lastCall![0]();
  expect(onClose).toHaveBeenCalledOnce();
  expect(onConfirmed).toHaveBeenCalledOnce();
});

test('it can be left without signing', async () => {
  const { user } = await renderRoute(<CitizenshipDialog onClose={onClose} />);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(confirm).not.toHaveBeenCalled();
});

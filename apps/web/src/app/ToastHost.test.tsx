// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../test/renderUi.tsx';
import { ToastHost } from './ToastHost.tsx';
import { notify } from '../ui/notify.ts';
import { withdrawToast } from '../ui/withdrawToast.ts';

test('an error goes when what it is about is tried again, and others stay', async () => {
  renderUi(<ToastHost />);
  notify.error('The picture is too large', '', { id: 'logo' });
  notify.error('The server is away');
  await screen.findByText('The picture is too large');
  await screen.findByText('The server is away');
  withdrawToast('logo');
  await waitFor(() => expect(screen.queryByText('The picture is too large')).toBeNull());
  expect(screen.getByText('The server is away')).toBeDefined();
});

// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../../../test/renderUi.tsx';
import { StartAgain } from './StartAgain.tsx';

test('actions are thrown away once it was asked for twice, and kept by whoever thinks again', async () => {
  const again = vi.fn();
  const { user } = renderUi(<StartAgain onStartAgain={again} />);
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  await user.click(await screen.findByRole('button', { name: 'Keep them' }));
  expect(again).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  await user.click(await screen.findByRole('button', { name: 'Throw the actions away' }));
  expect(again).toHaveBeenCalledOnce();
});

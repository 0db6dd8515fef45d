// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../test/renderUi.tsx';
import { RouteError } from './RouteError.tsx';

test('a page that broke says so in words for its reader, and not in those of the program', async () => {
  const reset = vi.fn();
  const { user } = renderUi(<RouteError error={new Error('Minified React error #130; visit https://react.dev')} reset={reset} />);
  expect(screen.getByRole('alert').textContent).toContain('This page broke');
  expect(screen.getByRole('alert').textContent).not.toMatch(/React|#130/);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reset).toHaveBeenCalledOnce();
});

// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../test/renderUi.tsx';
import { Folded } from './Folded.tsx';

test('a long text is folded until all of it is asked for, and can be folded again', async () => {
  const { user } = renderUi(<Folded length={5_000}>Many words</Folded>);
  const text = screen.getByText('Many words');
  expect(text.dataset['folded']).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Show all', expanded: false }));
  expect(text.dataset['folded']).toBe('false');
  await user.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
  expect(text.dataset['folded']).toBe('true');
});

test('a short text stands as it is', () => {
  renderUi(<Folded length={100}>Few words</Folded>);
  expect(screen.queryByRole('button')).toBeNull();
});

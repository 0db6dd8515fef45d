// @vitest-environment happy-dom
import { BOND_TERMS } from '@althing/domain/bonds';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../../test/renderUi.tsx';
import { Term } from './Term.tsx';

test('a word explains itself under the pointer and the keyboard, until they leave or Escape is pressed', async () => {
  const { user } = renderUi(<Term of="discount">Discount</Term>);
  const word = screen.getByRole('button', { name: 'Discount', description: BOND_TERMS.discount });
  expect(screen.queryByRole('tooltip')).toBeNull();
  await user.hover(word);
  expect((await screen.findByRole('tooltip')).textContent).toBe(BOND_TERMS.discount);
  await user.unhover(word);
  expect(screen.queryByRole('tooltip')).toBeNull();
  await user.tab();
  expect(await screen.findByRole('tooltip')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

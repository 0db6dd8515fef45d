// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../../../test/renderUi.tsx';
import { PasteAddresses } from './PasteAddresses.tsx';

const A = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

test.each([
  [A, 'Add 1 address'],
  [`${A} nobody.eth 0x12`, 'Add 1, leave 2 out'],
])('the button says what comes in and what stays out: %s', async (text, label) => {
  const { user } = renderUi(<PasteAddresses present={[]} onAdd={() => undefined} onClose={() => undefined} />);
  await user.click(screen.getByRole('textbox'));
  await user.paste(text);
  expect(screen.getByRole('button', { name: label })).toBeTruthy();
});

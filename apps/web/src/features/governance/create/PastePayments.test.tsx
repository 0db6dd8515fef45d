// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import { PastePayments } from './PastePayments.tsx';

const A = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const onAdd = vi.fn();
vi.mock('../../../lib/chain/useTokenFacts.ts', () => ({ useTokenFacts: () => ({}) }));

async function paste(text: string) {
  const { user } = renderPage(
    <PastePayments chainId={31337} labels={{ native: 'ETH', tokens: {} }} room={50} onClose={() => undefined} onAdd={onAdd} />,
  );
  await user.click(screen.getByLabelText('One payment a line'));
  await user.paste(text);
  return user;
}
const button = () => screen.getAllByRole('button').at(-1)!;

test('a header is no payment, and a comma is a decimal sign where tabs separate', async () => {
  const user = await paste(`who\thow much\n${A}\t12,5`);
  expect(button().textContent).toBe('Add 1 payment');
  await user.click(button());
  expect(onAdd).toHaveBeenCalledWith([expect.objectContaining({ recipient: A, amount: '12,5' })]);
});

test('every line that is left out is named, and counted on the button', async () => {
  await paste(`${A.slice(0, -1)},5\n${A},1\n${A},1,000`);
  expect([...document.querySelectorAll('[aria-live] li')].map(({ textContent }) => textContent)).toEqual([
    'Line 1: The address is invalid',
    'Line 3: Write one address and one amount, with a point as the decimal sign where commas separate',
  ]);
  expect(button().textContent).toBe('Add 1, leave 2 out');
});

// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../../../test/renderRoute.tsx';
import { useTypedAmount } from './useTypedAmount.ts';

function Field() {
  const [text, type] = useTypedAmount();
  return <input aria-label="You pay" value={text} onChange={(event) => type(event.currentTarget.value)} />;
}
const field = () => screen.getByLabelText<HTMLInputElement>('You pay');

test('what is typed to buy is in the page’s address, in the place of what was there, and gone with the text', async () => {
  const { history } = await renderRoute(<Field />, '/?period=7D');
  for (const [typed, search] of [
    ['1250.5', '?period=7D&amount=1250.5'],
    ['1,25', '?period=7D&amount=1%2C25'],
    ['', '?period=7D'],
  ] as const) {
    fireEvent.change(field(), { target: { value: typed } });
    expect(field().value).toBe(typed);
    await waitFor(() => expect(history.location.search).toBe(search));
  }
  expect(history.length).toBe(1);
});

test.each([
  ['/?amount=300', '300'],
  ['/?amount=%220.50%22', '0.50'],
  ['/?amount=%7B%22a%22%3A1%7D', ''],
])('a page at %s begins with “%s”', async (path, text) => {
  await renderRoute(<Field />, path);
  expect(field().value).toBe(text);
});

test('whoever goes back finds what the address says', async () => {
  const { history } = await renderRoute(<Field />, '/?amount=1');
  history.push('/?amount=2');
  await waitFor(() => expect(field().value).toBe('2'));
  history.back();
  await waitFor(() => expect(field().value).toBe('1'));
});

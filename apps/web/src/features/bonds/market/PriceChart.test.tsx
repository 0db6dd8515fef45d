// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../../../test/renderUi.tsx';
import { PriceChart, type PriceEvent } from './PriceChart.tsx';

const HOUR = 3600;
const events = (count: number): PriceEvent[] =>
  Array.from({ length: count }, (_, index) => ({ at: index * HOUR, value: 2 + index, price: String(2 + index), oracle: null }));
const draw = (count: number, purchases = count - 1) =>
  renderUi(<PriceChart events={events(count)} computed={[]} purchases={purchases} now={count * HOUR} unit="USD per ROPE" />);
const dots = (container: HTMLElement) => container.querySelectorAll('svg path').length;

test('a market that nobody bought in has its opening price, and no price nothing', () => {
  const { container, unmount } = draw(1);
  expect(dots(container)).toBe(1);
  expect(screen.getByText('One price as a table')).toBeTruthy();
  unmount();
  draw(0);
  expect(screen.getByText('There is no price to draw yet.')).toBeTruthy();
});

test('a day and a week can be chosen once there is more, and show what happened then', async () => {
  const { container, user } = draw(8 * 24);
  await user.click(screen.getByRole('button', { name: '7D' }));
  expect(dots(container)).toBe(7 * 24);
  await user.click(screen.getByRole('button', { name: '1D' }));
  expect(dots(container)).toBe(24);
});

test('where not all purchases are drawn the chart says so', () => {
  const { unmount } = draw(2_001, 10_000);
  expect(screen.getByText(/^Of 10,000 purchases 2,000 are drawn, evenly\./)).toBeTruthy();
  unmount();
  draw(2_001, 2_000);
  expect(screen.queryByText(/are drawn, evenly/)).toBeNull();
});

test('the table has the newest hundred prices, and is drawn for who opens it', async () => {
  const { user } = draw(150);
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(screen.getByText('The newest 100 prices as a table'));
  const rows = screen.getAllByRole('row');
  expect(rows).toHaveLength(101);
  expect(rows[1]!.textContent).toContain('151');
});

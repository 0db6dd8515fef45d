// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderRoute } from '../../../test/renderRoute.tsx';
import { CookieBanner } from './CookieBanner.tsx';

const reload = vi.fn();
beforeEach(() => void vi.spyOn(location, 'reload').mockImplementation(reload));
afterEach(() => {
  vi.restoreAllMocks();
  reload.mockReset();
});
const banner = () => screen.queryByRole('complementary', { name: 'Cookies' });

test.each([
  ['Decline', 'false'],
  ['Accept', 'true'],
])('%s is kept as %s before the page loads anew', async (name, kept) => {
  const { user } = await renderRoute(<CookieBanner />);
  reload.mockImplementation(() => localStorage.getItem('cookiesAccepted'));
  await user.click(screen.getByRole('button', { name }));
  expect(reload.mock.results.map(({ value }) => value)).toEqual([kept]);
});

test('nobody is asked twice', async () => {
  localStorage.setItem('cookiesAccepted', 'false');
  await renderRoute(<CookieBanner />);
  expect(banner()).toBeNull();
});

// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderRoute } from '../../../test/renderRoute.tsx';
import { SearchButton } from './SearchButton.tsx';

const SAFE = `0x${'11'.repeat(20)}`;
const OTHER = `0x${'22'.repeat(20)}`;
const answer = {
  organisations: [{ slug: 'rope-walk', name: 'Rope Walk', logo: null }],
  proposals: [],
  upgrades: [{ organisation: { slug: 'rope-walk', name: 'Rope Walk' }, id: 'u1', name: 'A rope of hemp' }],
  contracts: [
    { organisation: { slug: 'rope-walk', name: 'Rope Walk' }, chainId: 31337, address: SAFE, kind: 'safeTreasury', name: '' },
    { organisation: { slug: 'rope-walk', name: 'Rope Walk' }, chainId: 31337, address: OTHER, kind: 'governor', name: 'Main' },
  ],
  members: [{ organisation: { slug: 'rope-walk', name: 'Rope Walk' }, chainId: 31337, account: OTHER }],
};
const asked = vi.fn((url: string) =>
  Promise.resolve(
    new Response(
      JSON.stringify(url.includes('rope') ? answer : { organisations: [], proposals: [], upgrades: [], contracts: [], members: [] }),
    ),
  ),
);
// What is loaded when the search is opened is there before, so that no test waits for it.
beforeAll(() => import('./SearchDialog.tsx'));
afterEach(() => vi.unstubAllGlobals());

async function type(text: string) {
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => asked(input instanceof Request ? input.url : String(input)));
  await renderRoute(<SearchButton />);
  fireEvent.keyDown(window, { key: '/' });
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: text } });
}

test('a slash opens the search, and what is found leads to its page', async () => {
  await type('rope');
  expect((await screen.findByRole('link', { name: 'Rope Walk' })).getAttribute('href')).toBe('/organisations/rope-walk');
});

test('upgrade proposals, Safes and members lead to their own pages, other contracts to their organisation', async () => {
  await type('rope');
  await screen.findByRole('region', { name: 'Safes' });
  const leadsTo = (heading: string) =>
    within(screen.getByRole('region', { name: heading }))
      .getByRole('link')
      .getAttribute('href');
  expect(['Upgrade proposals', 'Safes', 'Members', 'Contracts'].map(leadsTo)).toEqual([
    '/organisations/rope-walk/upgrades/u1',
    `/organisations/rope-walk/safes/31337/${SAFE}`,
    `/organisations/rope-walk/members/31337/${OTHER}`,
    '/organisations/rope-walk',
  ]);
});

test('one letter is not asked for; what names nothing is said', async () => {
  asked.mockClear();
  await type('r');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zz' } });
  await screen.findByText(/Nothing has this name/);
  expect(asked.mock.calls.map(([url]) => new URL(url, 'http://x').searchParams.get('query'))).toEqual(['zz']);
});

test('a hash leads to the transactions between chains', async () => {
  const hash = `0x${'ab'.repeat(32)}`;
  await type(hash);
  const link = await screen.findByRole('link', { name: /with this hash/ });
  await waitFor(() => expect(link.getAttribute('href')).toContain(`find=${hash}`));
});

test('arrows go through what is found and back to the field', async () => {
  await type('rope');
  const first = await screen.findByRole('link', { name: 'Rope Walk' });
  const field = screen.getByRole('searchbox');
  field.focus();
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(first);
  fireEvent.keyDown(first, { key: 'ArrowDown' });
  const second = within(screen.getByRole('region', { name: 'Upgrade proposals' })).getByRole('link');
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(second, { key: 'ArrowUp' });
  fireEvent.keyDown(first, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(field);
});

test('Enter in the field opens what is found first', async () => {
  await type('rope');
  const opened = vi.fn((event: Event) => event.preventDefault());
  (await screen.findByRole('link', { name: 'Rope Walk' })).addEventListener('click', opened);
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });
  expect(opened).toHaveBeenCalledOnce();
});

// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderRoute } from '../../../test/renderRoute.tsx';
import { SearchButton } from './SearchButton.tsx';

const answer = {
  organisations: [{ slug: 'rope-walk', name: 'Rope Walk', logo: null }],
  proposals: [],
  contracts: [],
};
const asked = vi.fn((url: string) =>
  Promise.resolve(new Response(JSON.stringify(url.includes('rope') ? answer : { ...answer, organisations: [] }))),
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

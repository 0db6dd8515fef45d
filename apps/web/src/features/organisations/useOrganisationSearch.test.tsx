// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../test/renderPage.tsx';
import { OrganisationFilters } from './OrganisationFilters.tsx';
import { useOrganisationSearch } from './useOrganisationSearch.ts';

vi.mock('./queries.ts', () => ({ useCategories: () => ({ data: { items: [] } }) }));

function Filters() {
  const [search, narrow] = useOrganisationSearch();
  return <OrganisationFilters search={search} onSearch={narrow} canBeMine />;
}

async function open(entry = '/organisations') {
  const root = createRootRoute();
  const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path: '/organisations', component: Filters })]);
  const history = createMemoryHistory({ initialEntries: [entry] });
  const { user } = renderPage(<RouterProvider router={createRouter({ routeTree, history })} />);
  const name = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search by name' });
  const choose = async (select: string, option: string) => {
    await user.click(screen.getByRole('combobox', { name: select }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  const address = (wanted: string) => waitFor(() => expect(history.location.search).toBe(wanted));
  return { user, history, name, choose, address };
}

test('letters that are typed leave no steps to go back through', async () => {
  const { user, history, name, address } = await open();
  await user.type(name, 'mi');
  await address('?search=mi');
  await user.type(name, 'll');
  await address('?search=mill');
  expect([name.value, history.length]).toEqual(['mill', 1]);
});

test('each filter that is chosen is a step, and the way back shows what stood there', async () => {
  const { user, history, name, choose, address } = await open();
  await user.type(name, 'mill');
  await address('?search=mill');
  await choose('Sort', 'A to Z');
  await address('?search=mill&sort=name-asc');
  await user.clear(name);
  await user.type(name, 'quay');
  await address('?sort=name-asc&search=quay');
  await user.click(screen.getByRole('switch', { name: 'Founded by me' }));
  await address('?sort=name-asc&search=quay&mine=true');
  expect(history.length).toBe(3);

  history.back();
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false));
  history.back();
  await waitFor(() => expect(name.value).toBe('mill'));
  history.forward();
  await waitFor(() => expect(name.value).toBe('quay'));
});

test('what the list does not know is neither read nor carried on', async () => {
  const { choose, history } = await open('/organisations?utm_source=mail&sort=zzz&chainId=abc&mine=perhaps');
  await choose('Sort', 'A to Z');
  await waitFor(() => expect(history.location.search).toBe('?sort=name-asc'));
});

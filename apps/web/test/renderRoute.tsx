import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderPage } from './renderPage.tsx';

/** Draws a part of a page that has links, as it stands at `path`. */
export async function renderRoute(element: ReactElement, path = '/') {
  const component = () => <div data-testid="route">{element}</div>;
  const routeTree = createRootRoute({ component, notFoundComponent: () => null });
  const history = createMemoryHistory({ initialEntries: [path] });
  const drawn = renderPage(<RouterProvider router={createRouter({ routeTree, history })} />);
  await waitFor(() => drawn.getByTestId('route'));
  return { ...drawn, history };
}

import 'virtual:mantine-css';
import { MantineProvider } from '@mantine/core';
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

/** What an empty page of our toolchain costs: `script/bench blocking` measures ours against it. */
const router = createRouter({ routeTree: createRootRoute({ component: () => <h1>An empty page</h1> }) });

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <MantineProvider>
      <RouterProvider router={router as never} />
    </MantineProvider>
  </StrictMode>,
);

import type { AppConfig } from '@althing/domain/http';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { AppConfigProvider } from '../src/lib/config/AppConfigContext.ts';
import { appConfig } from './appConfig.ts';
import { renderUi } from './renderUi.tsx';

/** Draws a part of a page of an installation: configuration and queries are there. */
export function renderPage(element: ReactElement, config: AppConfig = appConfig) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  const inside = (child: ReactElement) => (
    <AppConfigProvider value={config}>
      <QueryClientProvider client={queryClient}>{child}</QueryClientProvider>
    </AppConfigProvider>
  );
  const { rerender, ...drawn } = renderUi(inside(element));
  return { ...drawn, queryClient, rerender: (next: ReactElement) => rerender(inside(next)) };
}

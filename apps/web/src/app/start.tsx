import type { AppConfig } from '@althing/domain/http';
import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { WagmiProvider } from 'wagmi';
import { WalletResumer } from '../features/auth/index.ts';
import { AppConfigProvider } from '../lib/config/AppConfigContext.ts';
import { loadOptionalScripts } from '../lib/consent/loadOptionalScripts.ts';
import { fetchAppConfig } from '../lib/config/fetchAppConfig.ts';
import { LiveProvider } from '../lib/live/LiveContext.ts';
import { startLiveUpdates } from '../lib/live/startLiveUpdates.ts';
import { createQueryClient } from '../lib/query/createQueryClient.ts';
import { createWalletConfig } from '../lib/wallet/createWalletConfig.ts';
import { createAppRouter } from './createAppRouter.ts';
import { keepPageOnLoadFailure } from './isLoadFailure.ts';
import { ServerUnreachable } from './ServerUnreachable.tsx';
import { ToastHost } from './ToastHost.tsx';
import { cssVariablesResolver, theme } from './theme/theme.ts';

/** Reads the installation's configuration and the page, then draws the application; what the HTML drew stands until then. */
export async function start(element: HTMLElement): Promise<void> {
  keepPageOnLoadFailure();
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient);
  const [config] = await Promise.all([
    fetchAppConfig().catch((error: unknown) => (error instanceof Error ? error : new Error(String(error)))),
    router.load(),
  ]);
  if (!(config instanceof Error))
    loadOptionalScripts({
      storage: localStorage,
      urls: config.optionalScripts,
      insert: (src) => document.head.append(Object.assign(document.createElement('script'), { src, async: true })),
    });
  const application = (
    <StrictMode>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="light">
        {config instanceof Error ? (
          <ServerUnreachable error={config} />
        ) : (
          <Application config={config} queryClient={queryClient} router={router} {...createServices(config, queryClient)} />
        )}
      </MantineProvider>
    </StrictMode>
  );
  // In slices: the first drawing of a page would otherwise hold up whatever the reader does to the words that stand already.
  startTransition(() => createRoot(element).render(application));
}

function createServices(config: AppConfig, queryClient: QueryClient) {
  return { live: startLiveUpdates(queryClient), wallet: createWalletConfig(config) };
}

interface ApplicationProps extends ReturnType<typeof createServices> {
  config: AppConfig;
  queryClient: QueryClient;
  router: ReturnType<typeof createAppRouter>;
}

function Application({ config, queryClient, router, live, wallet }: ApplicationProps) {
  return (
    <AppConfigProvider value={config}>
      <WagmiProvider config={wallet} reconnectOnMount={false}>
        <QueryClientProvider client={queryClient}>
          <LiveProvider value={live}>
            <WalletResumer>
              <RouterProvider router={router} />
            </WalletResumer>
          </LiveProvider>
          <ToastHost />
        </QueryClientProvider>
      </WagmiProvider>
    </AppConfigProvider>
  );
}

import type { AppConfig } from '@althing/domain/http';
import { validateWithoutEval } from '@althing/domain/validateWithoutEval';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { WalletResumer } from '../features/auth/index.ts';
import { AppConfigProvider } from '../lib/config/AppConfigContext.ts';
import { loadOptionalScripts } from '../lib/consent/loadOptionalScripts.ts';
import { fetchAppConfig } from '../lib/config/fetchAppConfig.ts';
import { liveSince } from '../lib/live/liveSince.ts';
import { nextTask } from '../lib/nextTask.ts';
import { createQueryClient } from '../lib/query/createQueryClient.ts';
import { createWallet, isWalletExpected, type Wallet } from '../lib/wallet/createWallet.ts';
import { needsWallet } from '../lib/wallet/needsWallet.ts';
import { WalletProvider } from '../lib/wallet/WalletContext.tsx';
import { createAppRouter } from './createAppRouter.ts';
import { keepPageOnLoadFailure } from './isLoadFailure.ts';
import { ServerUnreachable } from './ServerUnreachable.tsx';
import { ThemeProvider } from './theme/ThemeProvider.tsx';

/** Reads the configuration of the installation and the first page, then renders the application. Until then, the text of the HTML is shown. */
export async function start(element: HTMLElement): Promise<void> {
  keepPageOnLoadFailure();
  // The page's policy forbids compiled validators, and a browser reports the attempt as a violation.
  validateWithoutEval();
  const queryClient = createQueryClient();
  const configuration = fetchAppConfig();
  const wallet = createWallet(configuration);
  // Evaluating the program was one task; creating the router, loading its first page, and rendering are further ones.
  await nextTask();
  const router = createAppRouter({ queryClient, wallet });
  await nextTask();
  const isWalletNeeded = isWalletExpected() || needsWallet(location.pathname);
  const reading = Promise.all([configuration, isWalletNeeded && wallet.wake()]).then(
    ([read]) => read,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );
  await nextTask();
  const [config] = await Promise.all([reading, router.load()]);
  if (!(config instanceof Error)) {
    liveSince.set(config.liveSince);
    loadOptionalScripts({
      storage: localStorage,
      urls: config.optionalScripts,
      insert: (src) => document.head.append(Object.assign(document.createElement('script'), { src, async: true })),
    });
  }
  const application = (
    <StrictMode>
      <ThemeProvider>
        {config instanceof Error ? (
          <ServerUnreachable error={config} />
        ) : (
          <Application config={config} queryClient={queryClient} router={router} wallet={wallet} />
        )}
      </ThemeProvider>
    </StrictMode>
  );
  await nextTask();
  // In a transition, so that React renders in slices: rendering a first page at once would block input to what is shown already.
  startTransition(() => createRoot(element).render(application));
}

interface ApplicationProps {
  config: AppConfig;
  wallet: Wallet;
  queryClient: QueryClient;
  router: ReturnType<typeof createAppRouter>;
}

function Application({ config, queryClient, router, wallet }: ApplicationProps) {
  return (
    <AppConfigProvider value={config}>
      <WalletProvider wallet={wallet}>
        <QueryClientProvider client={queryClient}>
          <WalletResumer>
            <RouterProvider router={router} />
          </WalletResumer>
        </QueryClientProvider>
      </WalletProvider>
    </AppConfigProvider>
  );
}

import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { Shell } from '../app/shell/Shell.tsx';
import type { Wallet } from '../lib/wallet/createWallet.ts';
import { needsWallet } from '../lib/wallet/needsWallet.ts';

export interface RouterContext {
  queryClient: QueryClient;
  wallet: Wallet;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  // The first page comes together with its wallet, if it needs one; see `start`.
  beforeLoad: ({ context: { wallet }, location, cause }) =>
    cause === 'enter' || wallet.isAwake() || !needsWallet(location.pathname) ? undefined : wallet.wake(),
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
});

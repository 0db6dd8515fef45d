import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { RouterContext } from '../app/RouterContext.ts';
import { Shell } from '../app/shell/Shell.tsx';
import { needsWallet } from '../lib/wallet/needsWallet.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  // On the first page, `start` loads the wallet's code together with the page, if the page needs it.
  beforeLoad: ({ context: { wallet }, location, cause }) =>
    cause === 'enter' || wallet.isAwake() || !needsWallet(location.pathname) ? undefined : wallet.wake(),
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
});

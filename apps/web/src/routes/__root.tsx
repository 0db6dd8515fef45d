import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { RouterContext } from '../app/RouterContext.ts';
import { Shell } from '../app/shell/Shell.tsx';
import { needsWallet } from '../lib/wallet/needsWallet.ts';

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

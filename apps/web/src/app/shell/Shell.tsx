import { useLocation } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { LocalWalletHost, SessionGuard } from '../../features/auth/index.ts';
import { keepFocus } from '../../lib/focus/keepFocus.ts';
import { CookieBanner } from './CookieBanner.tsx';
import { Header } from './Header.tsx';
import { NavigationList } from './NavigationList.tsx';
import { ServerAway } from './ServerAway.tsx';
import { ToastHost } from '../ToastHost.tsx';
import classes from './Shell.module.css';

const MobileDrawer = lazy(() => import('./MobileDrawer.tsx').then((m) => ({ default: m.MobileDrawer })));

/** Header, sidebar and the current page. */
export function Shell({ children }: { children: ReactNode }) {
  const path = useLocation({ select: (location) => location.pathname });
  // The drawer belongs to the page on which it was opened, so that going to another page closes it.
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === path;
  const close = () => setOpenOn(undefined);
  const main = useRef<HTMLElement>(null);
  useEffect(() => (main.current ? keepFocus(main.current) : undefined), []);
  return (
    <>
      <a href="#content" className={classes.skip}>
        Skip to the content
      </a>
      <Header isDrawerOpen={isOpen} onToggleDrawer={() => setOpenOn(isOpen ? undefined : path)} />
      <div className={classes.frame}>
        <nav className={classes.sidebar} aria-label="Main" data-rail data-print="hide">
          <NavigationList />
        </nav>
        <CookieBanner />
        <main ref={main} id="content" tabIndex={-1} className={classes.main}>
          <div className={classes.container}>
            <ServerAway />
            <ToastHost />
            {children}
          </div>
        </main>
      </div>
      <SessionGuard />
      <LocalWalletHost />
      {isOpen && (
        <Suspense fallback={null}>
          <MobileDrawer onClose={close} />
        </Suspense>
      )}
    </>
  );
}

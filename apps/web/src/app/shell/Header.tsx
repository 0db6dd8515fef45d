import { Burger } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { useConnection } from 'wagmi';
import { WalletButton } from '../../features/auth/index.ts';
import { Hotspot } from '../../ui/hotspot/Hotspot.tsx';
import { Mark } from './Mark.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import classes from './Header.module.css';

/** Below the wallet button its page has the button that people come for. */
const CROWDED_PAGE = '/organisations';

export function Header({ isDrawerOpen, onToggleDrawer }: { isDrawerOpen: boolean; onToggleDrawer: () => void }) {
  const { isDisconnected } = useConnection();
  const hasRoom = useLocation({ select: ({ pathname }) => pathname !== CROWDED_PAGE });
  return (
    <header className={classes.root} data-print="hide">
      <div className={classes.inner}>
        <Link to="/" className={classes.logo}>
          <Mark />
          Althing
        </Link>
        <div className={classes.side}>
          <ThemeSwitch />
          <div className={classes.wallet}>
            <Hotspot
              id="connect-wallet"
              side="below"
              text="To fully use this platform connect your wallet"
              when={isDisconnected && hasRoom}
            >
              <WalletButton />
            </Hotspot>
          </div>
          <Burger
            className={classes.burger}
            opened={isDrawerOpen}
            onClick={onToggleDrawer}
            size="sm"
            aria-label="Toggle navigation"
            aria-expanded={isDrawerOpen}
          />
        </div>
      </div>
    </header>
  );
}

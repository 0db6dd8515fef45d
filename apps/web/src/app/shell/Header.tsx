import { UnstyledButton } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { WalletButton } from '../../features/auth/index.ts';
import { SearchButton } from '../../features/search/index.ts';
import { useConnectionState } from '../../lib/wallet/useConnectionState.ts';
import { Tip } from '../../ui/hotspot/Tip.tsx';
import { Mark } from './Mark.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { TIPS, visitTip } from './tips.ts';
import classes from './Header.module.css';

/** Pages on which a reader may wonder what to do next. Tips are only shown there. */
const PAGES_OF_CHOICE = ['/', '/organisations'];

export function Header({ isDrawerOpen, onToggleDrawer }: { isDrawerOpen: boolean; onToggleDrawer: () => void }) {
  const { status } = useConnectionState();
  const isChoosing = useLocation({ select: ({ pathname }) => PAGES_OF_CHOICE.includes(pathname) });
  return (
    <header className={classes.root} data-print="hide">
      <div className={classes.inner}>
        <Link to="/" className={classes.logo}>
          <Mark />
          Althing
        </Link>
        <div className={classes.side}>
          <Tip id={TIPS.create} after={TIPS.wallet} text="Ready to create your own organisation?" when={isChoosing} />
          <Tip id={TIPS.wallet} text="To fully use this platform connect your wallet" when={status === 'disconnected'} />
          <SearchButton />
          <ThemeSwitch />
          <div className={classes.wallet} onClickCapture={() => visitTip('wallet')}>
            <WalletButton />
          </div>
          <UnstyledButton className={classes.burger} onClick={onToggleDrawer} aria-label="Toggle navigation" aria-expanded={isDrawerOpen}>
            <IconMenu2 size={22} stroke={1.6} aria-hidden />
          </UnstyledButton>
        </div>
      </div>
    </header>
  );
}

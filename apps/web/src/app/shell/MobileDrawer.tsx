import { Drawer } from '@mantine/core';
import { WalletButton } from '../../features/auth/index.ts';
import { NavigationList } from './NavigationList.tsx';
import classes from './MobileDrawer.module.css';

/** The navigation on a phone, which covers the whole screen. */
export function MobileDrawer({ onClose }: { onClose: () => void }) {
  return (
    <Drawer opened onClose={onClose} size="100%" title="Menu" hiddenFrom="sm">
      <nav aria-label="Main" className={classes.root}>
        <WalletButton />
        <NavigationList />
      </nav>
    </Drawer>
  );
}

import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense, useDeferredValue } from 'react';
import { useWallet } from '../../../lib/wallet/WalletContext.tsx';
import { notifyFailure } from '../../../ui/notifyFailure.ts';
import { useWalletState } from './useWalletState.ts';
import classes from './WalletButton.module.css';

const WalletDialog = lazy(() => import('./WalletDialog.tsx').then((m) => ({ default: m.WalletDialog })));
const AuthenticateButtons = lazy(() => import('./AuthenticateButtons.tsx').then((m) => ({ default: m.AuthenticateButtons })));
const ChainMenu = lazy(() => import('./ChainMenu.tsx').then((m) => ({ default: m.ChainMenu })));
const AccountMenu = lazy(() => import('./AccountMenu.tsx').then((m) => ({ default: m.AccountMenu })));

/**
 * The wallet button of the header and of gates, in all its states (docs/requirements.md#wallet-button). Code for all but the first two states is
 * loaded when it is needed.
 */
export function WalletButton() {
  // Menus may be rendered with it, so a deferred value lets React render them in slices.
  const state = useDeferredValue(useWalletState());
  if (state === 'resuming') return <span className={classes.skeleton} role="status" aria-label="Looking for your wallet" />;
  if (state === 'disconnected') return <ConnectButton />;
  return (
    <Suspense fallback={<span className={classes.skeleton} />}>
      <div className={classes.row}>
        {state === 'unauthenticated' ? (
          <AuthenticateButtons />
        ) : (
          <>
            <ChainMenu isWrong={state === 'wrong-chain'} />
            <AccountMenu />
          </>
        )}
      </div>
    </Suspense>
  );
}

function ConnectButton() {
  const [opened, { open, close }] = useDisclosure(false);
  const wallet = useWallet();
  const connect = () => void wallet.wake().then(open, notifyFailure);
  return (
    <>
      <Button onClick={connect}>Connect Wallet</Button>
      {opened && (
        <Suspense fallback={null}>
          <WalletDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}

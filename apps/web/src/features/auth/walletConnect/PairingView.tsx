import { Button, Loader } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowLeft, IconRefresh } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { PairingView as View } from './pairingDesk.ts';
import classes from './PairingView.module.css';

const PairingCode = lazy(() => import('./PairingCode.tsx').then((m) => ({ default: m.PairingCode })));

/** The QR code for a wallet, with instructions and what has happened to it. */
export function PairingView({ pairing }: { pairing: View }) {
  const isTouched = useMediaQuery('(pointer: coarse)') ?? false;
  const { step } = pairing;
  return (
    <div className={classes.pairing} ref={useFocusWithin(step)}>
      <div role="status" tabIndex={-1} className={classes.lead}>
        {step === 'waiting' && isTouched ? ON_A_PHONE : LEADS[step]}
      </div>
      {step === 'preparing' && <Preparing />}
      {step === 'waiting' && (
        <Suspense fallback={<Preparing />}>
          <PairingCode uri={pairing.uri} onOpenedHere={pairing.openedHere} canOpenHere={isTouched} />
        </Suspense>
      )}
      {step === 'expired' && (
        <Frame>
          <Button leftSection={<IconRefresh size={16} aria-hidden />} onClick={pairing.renew}>
            Show a new code
          </Button>
        </Frame>
      )}
      <Button variant="subtle" color="gray" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={pairing.cancel}>
        Choose another wallet
      </Button>
    </div>
  );
}

const LEADS: Record<View['step'], string> = {
  preparing: 'Preparing a code for your wallet.',
  waiting: 'Scan this code with your wallet, then answer there. It is valid for five minutes and for one wallet.',
  expired: 'The code has expired, because no wallet answered within five minutes. Nothing was connected.',
};
const ON_A_PHONE = 'Open your wallet on this device, or scan this code with another, then answer there within five minutes.';

const Frame = ({ children }: { children: ReactNode }) => <div className={classes.frame}>{children}</div>;

const Preparing = () => (
  <Frame>
    <Loader aria-hidden />
  </Frame>
);

/** If the pressed button disappears, the focus moves to the text that replaces it. */
function useFocusWithin(step: View['step']) {
  const ref = useRef<HTMLDivElement>(null);
  const seen = useRef<View['step']>(undefined);
  useEffect(() => {
    const view = ref.current;
    if (seen.current === step) return;
    seen.current = step;
    if (!view?.contains(document.activeElement)) view?.querySelector<HTMLElement>('[role=status]')?.focus();
  }, [step]);
  return ref;
}

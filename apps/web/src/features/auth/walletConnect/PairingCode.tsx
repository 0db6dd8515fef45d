import { Button } from '@mantine/core';
import { IconCopy, IconExternalLink } from '@tabler/icons-react';
import { copy } from '../../../ui/copy.ts';
import { QrCode } from '../../../ui/QrCode.tsx';
import classes from './PairingView.module.css';

interface PairingCodeProps {
  uri: string;
  /** Whether to offer opening a wallet on this device, as is usual on phones. */
  canOpenHere: boolean;
  onOpenedHere: () => void;
}

export function PairingCode({ uri, canOpenHere, onOpenedHere }: PairingCodeProps) {
  return (
    <>
      {canOpenHere && (
        <Button component="a" href={uri} onClick={onOpenedHere} leftSection={<IconExternalLink size={16} aria-hidden />}>
          Open a wallet on this device
        </Button>
      )}
      <QrCode text={uri} label="QR code for your wallet" />
      <Button variant="default" leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copy(uri)}>
        Copy the link
      </Button>
      <p className={classes.note}>
        A WalletConnect relay carries what this page and your wallet say to each other, encrypted from end to end.
      </p>
    </>
  );
}

import { Button } from '@mantine/core';
import { IconCopy, IconExternalLink } from '@tabler/icons-react';
import { copy } from '../../../ui/copy.ts';
import classes from './PairingView.module.css';
import { qrPath } from './qrPath.ts';

interface PairingCodeProps {
  uri: string;
  /** Whether to offer opening a wallet on this device, as is usual on phones. */
  canOpenHere: boolean;
  onOpenedHere: () => void;
}

export function PairingCode({ uri, canOpenHere, onOpenedHere }: PairingCodeProps) {
  const { size, path } = qrPath(uri);
  return (
    <>
      {canOpenHere && (
        <Button component="a" href={uri} onClick={onOpenedHere} leftSection={<IconExternalLink size={16} aria-hidden />}>
          Open a wallet on this device
        </Button>
      )}
      <div className={classes.paper}>
        <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code for your wallet" shapeRendering="crispEdges">
          <path d={path} />
        </svg>
      </div>
      <Button variant="default" leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copy(uri)}>
        Copy the link
      </Button>
      <p className={classes.note}>
        A WalletConnect relay carries what this page and your wallet say to each other, encrypted from end to end.
      </p>
    </>
  );
}

import { safeDelegateHashes, safeDelegateHour } from '@althing/bindings';
import type { Address, ChainId } from '@althing/domain/units';
import { useState } from 'react';
import { HashList } from '../queue/HashList.tsx';
import { SignatureDialog, type SignatureDialogProps } from '../queue/SignatureDialog.tsx';
import classes from '../Safes.module.css';

interface DelegateDialogProps extends Omit<SignatureDialogProps, 'hashes' | 'onSign'> {
  chainId: ChainId;
  delegate: Address;
  /** `hour` is what was shown. */
  onSign: (hour: number) => Promise<void>;
}

/** Everything to read before a request about a delegate is signed. */
export function DelegateDialog({ chainId, delegate, onSign, children, ...props }: DelegateDialogProps) {
  // The hashes to compare should be those that are signed, also when the hour ends in between.
  const [hour] = useState(() => safeDelegateHour(new Date()));
  return (
    <SignatureDialog
      {...props}
      chainId={chainId}
      hashes={<HashList hashes={safeDelegateHashes(chainId, delegate, hour)} chainId={chainId} of="delegate" />}
      onSign={() => onSign(hour)}
    >
      {children}
      <p className={classes.note}>The signature is good for an hour and names no Safe; the service of the Safe is told for which it is.</p>
    </SignatureDialog>
  );
}

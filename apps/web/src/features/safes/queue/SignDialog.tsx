import { safeHashes, type SafeTransaction } from '@althing/bindings';
import type { SafePlace } from '../service/queries.ts';
import { HashList } from './HashList.tsx';
import { SignatureDialog, type SignatureDialogProps } from './SignatureDialog.tsx';

export interface SignDialogProps extends Omit<SignatureDialogProps, 'chainId' | 'hashes'> {
  place: SafePlace;
  /** What is signed. */
  transaction: SafeTransaction;
}

/** Everything to read before an owner signs a transaction. */
export function SignDialog({ place: { chainId, safe }, transaction, ...props }: SignDialogProps) {
  const hashes = <HashList hashes={safeHashes(chainId, safe, transaction)} chainId={chainId} safe={safe} />;
  return <SignatureDialog {...props} chainId={chainId} hashes={hashes} />;
}

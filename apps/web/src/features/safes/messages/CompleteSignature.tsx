import { isSafeSignatureValid } from '@althing/bindings';
import type { SafeFacts } from '@althing/domain/safes';
import type { Hex } from '@althing/domain/units';
import { Button } from '@mantine/core';
import { useChain } from '../../../lib/config/useChain.ts';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import { copy } from '../../../ui/copy.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { HexView } from '../../../ui/HexView.tsx';
import { KeyValueList } from '../../../ui/KeyValueList.tsx';
import classes from '../Safes.module.css';
import type { SafePlace } from '../service/queries.ts';

interface CompleteSignatureProps {
  place: SafePlace;
  facts: SafeFacts;
  /** What whoever checks the signature gives with it. */
  messageHash: Hex;
  signature: Hex;
}

/** The signature of enough owners, which contracts and services take for that of the Safe, and whether the Safe itself does. */
export function CompleteSignature({ place, facts, messageHash, signature }: CompleteSignatureProps) {
  return (
    <div className={classes.stack} role="group" aria-label="Complete signature">
      <Verdict place={place} facts={facts} messageHash={messageHash} signature={signature} />
      <KeyValueList
        items={[
          { label: 'Hash of the message', value: <HexView value={messageHash} noun="hash of the message" isFull /> },
          { label: 'Signature', value: <HexView value={signature} noun="signature" /> },
        ]}
      />
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => void copy(signature)}>
          Copy the signature
        </Button>
      </div>
    </div>
  );
}

/** Asked again whenever the owners change, as the signature of one who has left counts no more. */
function Verdict({ place: { chainId, safe }, facts: { owners, threshold }, messageHash, signature }: CompleteSignatureProps) {
  const { name } = useChain(chainId);
  const verdict = useChainRead({
    chainId,
    key: ['safe-signature', safe, messageHash, signature, owners, threshold],
    read: (client) => isSafeSignatureValid(client, { safe, messageHash, signature }),
  });
  if (verdict.isError)
    return (
      <ErrorState title="The Safe could not be asked about the signature" error={verdict.error} onRetry={() => void verdict.refetch()} />
    );
  if (verdict.isPending) return <p className={classes.note}>The Safe is being asked whether it accepts the signature.</p>;
  return verdict.data ? (
    <p className={classes.text}>The Safe accepts this signature on {name} (isValidSignature).</p>
  ) : (
    <p className={classes.problem}>
      The Safe does not accept this signature on {name} (isValidSignature), although enough owners have signed. It may have no handler for
      signatures.
    </p>
  );
}

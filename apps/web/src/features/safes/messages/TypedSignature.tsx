import { typedMessageHashes } from '@althing/bindings';
import type { TypedMessage } from '@althing/domain/safeService';
import type { Hex } from '@althing/domain/units';
import { useState } from 'react';
import type { TypedDataDefinition } from 'viem';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { useActor } from '../../governance/index.ts';
import { HashList } from '../queue/HashList.tsx';
import { SignatureDialog } from '../queue/SignatureDialog.tsx';
import { useOwnerSignature } from '../service/useOwnerSignature.ts';
import { MessageBody } from './MessageBody.tsx';

export interface TypedSignatureProps {
  chainId: number;
  /** What is signed; undefined where `reason` says why it cannot be yet. */
  typedData: TypedMessage | undefined;
  title: string;
  /** What the signature brings about. */
  effect: string;
  label: string;
  reason: string | undefined;
  /** Does something with the signature. What it throws is shown, and can be tried again. */
  onSigned: (signature: Hex, typedData: TypedMessage) => Promise<void>;
}

/** A button by which the reader's own account signs typed data: a key, or a Safe by way of its wallet. */
export function TypedSignature({ chainId, typedData, title, effect, label, reason, onSigned }: TypedSignatureProps) {
  const { isSafe } = useActor();
  const signer = useOwnerSignature();
  const [signing, setSigning] = useState<TypedMessage>();
  const sign = async (data: TypedMessage) => {
    const typed = data as unknown as TypedDataDefinition;
    await onSigned(await (isSafe ? signer.signAsContract(chainId, typed) : signer.signAsKey(chainId, typed)), data);
  };
  return (
    <>
      <ReasonButton reason={reason} onClick={() => setSigning(typedData)}>
        {label}
      </ReasonButton>
      {signing && (
        <SignatureDialog
          chainId={chainId}
          hashes={<HashList hashes={typedMessageHashes(signing)} chainId={chainId} of="typed" />}
          title={title}
          effect={effect}
          onClose={() => setSigning(undefined)}
          onSign={() => sign(signing)}
        >
          <MessageBody message={signing} />
        </SignatureDialog>
      )}
    </>
  );
}

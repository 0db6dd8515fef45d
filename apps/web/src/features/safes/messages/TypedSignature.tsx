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
  /** As it was when it was begun: time goes on while somebody reads. */
  const [begun, setBegun] = useState<{ data: TypedMessage; title: string; effect: string; signature?: Hex }>();
  const sign = async ({ data, ...rest }: NonNullable<typeof begun>) => {
    const typed = data as unknown as TypedDataDefinition;
    const signature = rest.signature ?? (await (isSafe ? signer.signAsContract(chainId, typed) : signer.signAsKey(chainId, typed)));
    // What was signed once is not signed again where it could not be handed in.
    setBegun({ data, ...rest, signature });
    await onSigned(signature, data);
  };
  return (
    <>
      <ReasonButton reason={reason} onClick={() => setBegun(typedData && { data: typedData, title, effect })}>
        {label}
      </ReasonButton>
      {begun && (
        <SignatureDialog
          chainId={chainId}
          hashes={<HashList hashes={typedMessageHashes(begun.data)} chainId={chainId} of="typed" />}
          title={begun.title}
          effect={begun.effect}
          onClose={() => setBegun(undefined)}
          onSign={() => sign(begun)}
        >
          <MessageBody message={begun.data} />
        </SignatureDialog>
      )}
    </>
  );
}

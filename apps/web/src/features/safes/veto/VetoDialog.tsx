import type { SafeTransaction } from '@althing/bindings';
import { useState } from 'react';
import { SignDialog } from '../queue/SignDialog.tsx';
import type { SafePlace } from '../service/queries.ts';
import { useSafeSigner } from '../service/useSafeSigner.ts';
import { VetoReason, vetoReasonProblem } from './VetoReason.tsx';

export interface VetoDialogProps {
  place: SafePlace;
  transaction: SafeTransaction;
  /** Of the proposal that is to be stopped. */
  title: string;
  effect: string;
  onProposed: () => void;
  onClose: () => void;
}

/** Asks for the reason of a veto, and signs it. */
export function VetoDialog({ place, transaction, title, effect, onProposed, onClose }: VetoDialogProps) {
  const [reason, setReason] = useState('');
  const signer = useSafeSigner(place);
  return (
    <SignDialog
      place={place}
      transaction={transaction}
      title={`Veto of “${title}”`}
      effect={effect}
      onClose={onClose}
      onSign={async () => {
        const problem = vetoReasonProblem(reason);
        if (problem !== undefined) throw new Error(`The reason has ${problem}.`);
        await signer.propose(transaction, reason);
        onProposed();
      }}
    >
      <VetoReason value={reason} onChange={setReason} data-autofocus />
    </SignDialog>
  );
}

import { safeRejection } from '@althing/bindings';
import { useState } from 'react';
import { notify } from '../../../ui/notify.ts';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { useSafeSigner } from '../service/useSafeSigner.ts';
import { ProposeAsSafe } from './ProposeAsSafe.tsx';
import { SignDialog } from './SignDialog.tsx';
import type { StepButtonsProps } from './stepButtonsProps.ts';

export interface RejectButtonProps extends StepButtonsProps {
  /** Why it cannot be rejected now. */
  reason: string | undefined;
  isSafe: boolean;
}

/** Proposes a transaction that does nothing and has the same nonce. */
export function RejectButton({ place, transaction, title, facts, words, reason, isSafe }: RejectButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const signer = useSafeSigner(place);
  const rejection = safeRejection(place.safe, transaction.content.nonce);
  const onProposed = () => notify.success('The rejection waits for the other owners');
  if (isSafe)
    return (
      <ProposeAsSafe
        place={place}
        transaction={rejection}
        title={`Reject: ${title}`}
        label="Reject"
        reason={reason}
        words={words}
        onProposed={onProposed}
      />
    );
  return (
    <>
      <ReasonButton variant="default" reason={reason} onClick={() => setOpen(true)}>
        Reject
      </ReasonButton>
      {isOpen && (
        <SignDialog
          place={place}
          transaction={rejection}
          title={`Reject: ${title}`}
          effect={`You propose a transaction that does nothing and has nonce ${transaction.nonce} as well. Once ${facts.threshold} of ${facts.owners.length} owners have signed it and somebody executes it, what you reject can never be executed.`}
          onClose={() => setOpen(false)}
          onSign={async () => {
            await signer.propose(rejection);
            onProposed();
          }}
        />
      )}
    </>
  );
}

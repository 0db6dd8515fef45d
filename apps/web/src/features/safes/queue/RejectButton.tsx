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

/** Beside a veto, “Reject” alone might mean the proposal. */
export const REJECT = 'Reject transaction';

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
        title={`Reject the transaction: ${title}`}
        label={REJECT}
        reason={reason}
        words={words}
        onProposed={onProposed}
      />
    );
  return (
    <>
      <ReasonButton variant="default" reason={reason} onClick={() => setOpen(true)}>
        {REJECT}
      </ReasonButton>
      {isOpen && (
        <SignDialog
          place={place}
          transaction={rejection}
          title={`Reject the transaction: ${title}`}
          effect={`Cancel this transaction: owners sign an empty transaction with the same nonce, ${transaction.nonce}. Once ${facts.threshold} of ${facts.owners.length} owners have signed that and somebody executes it, this one can never be executed.`}
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
